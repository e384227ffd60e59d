/** The scenarios in the order of how much they look like the others while their score is near the one that is shown. */
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { Scenario } from './scenarios.ts';
import { toScoreScale } from './scores.ts';

/** How near, in ln(score + shift). */
const NEARNESS = 0.15;

type TraitValue = string | number | boolean | null;
type Trait = (dwelling: Dwelling) => TraitValue;

const TRAITS: readonly Trait[] = [
  (dwelling) => dwelling.pitchedRoof.uValueWPerM2K,
  (dwelling) => dwelling.wall.uValueWPerM2K,
  (dwelling) => dwelling.floor.uValueWPerM2K,
  (dwelling) => dwelling.windows.uValueWPerM2K,
  (dwelling) => dwelling.heatGenerator,
  (dwelling) => dwelling.heatCarrier,
  (dwelling) => dwelling.hotWaterGenerator,
  (dwelling) => dwelling.ventilation,
  (dwelling) => dwelling.solarPanelsKwp > 0,
  (dwelling) => dwelling.estateFormat,
  (dwelling) => dwelling.flatRoof.areaM2 > 0,
  (dwelling) => dwelling.floor.areaM2 > 0,
];

/** Best first. */
export function byLikeness(scenarios: readonly Scenario[], shownKwhPerM2: number): Scenario[] {
  const shown = toScoreScale(shownKwhPerM2);
  const shares = TRAITS.map((trait) => sharesOf(scenarios, trait));
  const likeness = scenarios.map((scenario) => {
    const off = (toScoreScale(scenario.primaryKwhPerM2) - shown) / NEARNESS;
    let sum = -0.5 * off * off;
    for (const [index, trait] of TRAITS.entries()) {
      sum += Math.log(shares[index]?.get(trait(scenario.dwelling)) ?? 1);
    }
    return { scenario, sum };
  });
  return likeness.sort((a, b) => b.sum - a.sum).map(({ scenario }) => scenario);
}

function sharesOf(scenarios: readonly Scenario[], trait: Trait): Map<TraitValue, number> {
  const shares = new Map<TraitValue, number>();
  for (const { dwelling, weight } of scenarios) {
    const value = trait(dwelling);
    shares.set(value, (shares.get(value) ?? 0) + weight);
  }
  return shares;
}

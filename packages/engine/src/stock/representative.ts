/** The scenario that looks most like the others while its score is near the one that is shown. */
import type { Dwelling } from '../dwelling/dwelling.ts';
import type { PlannableInput } from '../dwelling/plannable.ts';
import { type Scenario, typicallyShaped } from './scenarios.ts';
import { toScoreScale } from './scores.ts';

/** How near, in ln(score + shift). */
const NEARNESS = 0.08;

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

export function representativeOf(
  estate: PlannableInput,
  scenarios: readonly Scenario[],
  shownKwhPerM2: number,
): Dwelling {
  const shown = toScoreScale(shownKwhPerM2);
  const shares = TRAITS.map((trait) => sharesOf(scenarios, trait));
  let best = scenarios[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const scenario of scenarios) {
    const off = (toScoreScale(scenario.primaryKwhPerM2) - shown) / NEARNESS;
    let likeness = -0.5 * off * off;
    for (const [index, trait] of TRAITS.entries()) {
      likeness += Math.log(shares[index]?.get(trait(scenario.dwelling)) ?? 1);
    }
    if (likeness > most) {
      most = likeness;
      best = scenario;
    }
  }
  if (best === undefined) throw new RangeError('there is always a scenario');
  return typicallyShaped(estate, best);
}

function sharesOf(scenarios: readonly Scenario[], trait: Trait): Map<TraitValue, number> {
  const shares = new Map<TraitValue, number>();
  for (const { dwelling, weight } of scenarios) {
    const value = trait(dwelling);
    shares.set(value, (shares.get(value) ?? 0) + weight);
  }
  return shares;
}

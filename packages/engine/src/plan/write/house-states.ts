/** What a list of steps does to every house that this one can be: energy, bill and price. */
import type { Country } from '../../contract/codes.ts';
import { CONTINGENCY } from '../../data/prices/unit-costs.ts';
import { billEur } from '../../energy/energy-state.ts';
import { evaluateDemand } from '../../energy/evaluate.ts';
import { type HeatDemand, heatDemand } from '../../energy/heat-demand.ts';
import type { Measure } from '../../measures/measure.ts';
import { suitedTo } from '../../measures/suited-to.ts';
import { priceMeasures } from '../../money/price-measures.ts';
import { type PricedWork, totalCents } from '../../money/price-work.ts';
import { toScoreScale } from '../../stock/evidence/scores.ts';
import { withHouseholds } from '../possible-households.ts';
import type { PricingContext } from '../pricing-context.ts';
import type { PossibleHouses } from '../search/chance.ts';
import { applyAll } from '../search/choices.ts';
import { remainingLoad } from '../search/remaining-load.ts';
import type { WorkPackage } from '../work-packages.ts';

/** Including VAT and what goes wrong, at the low, the typical and the high end of the prices. */
export type PriceLevels = readonly [lowCents: number, typicalCents: number, highCents: number];

/** Lists of states, today first, then after each step; lists of steps; in each the houses in their order. */
export interface HouseStates {
  houses: PossibleHouses;
  /** What certificates would say, on the scale of scores. */
  scores: readonly (readonly number[])[];
  billEur: readonly (readonly number[])[];
  /** After all steps. */
  peakHeatLoadKw: readonly number[];
  /** For each step, in which houses all of its works make sense. */
  isNeeded: readonly (readonly boolean[])[];
  /** For each step, what its works cost in each house; nothing where none makes sense. */
  costs: readonly (readonly PriceLevels[])[];
}

export function houseStates(
  houses: PossibleHouses,
  steps: readonly WorkPackage[],
  { energyPrices, pricing }: PricingContext,
): HouseStates {
  const needed = steps.map((step) =>
    houses.dwellings.map((dwelling) =>
      step.map((measure) => suitedTo(measure, dwelling)).filter((measure) => measure.isApplicable(dwelling)),
    ),
  );
  let dwellings = withHouseholds(houses.dwellings);
  let demands = dwellings.map((dwelling) => heatDemand(dwelling));
  // There is a demand for every dwelling.
  let energies = dwellings.map((dwelling, house) => evaluateDemand(dwelling, demands[house] as HeatDemand));
  const states = [energies];
  for (const [step, works] of needed.entries()) {
    dwellings = dwellings.map((dwelling, house) => applyAll(dwelling, works[house] ?? []));
    if (steps[step]?.some(changesDemand)) demands = dwellings.map((dwelling) => heatDemand(dwelling));
    // There is a demand for every dwelling.
    energies = dwellings.map((dwelling, house) => evaluateDemand(dwelling, demands[house] as HeatDemand));
    states.push(energies);
  }
  const costs = needed.map((works) =>
    houses.dwellings.map((dwelling, house) => {
      const load = remainingLoad(dwelling, energies[house]?.peakHeatLoadKw ?? 0);
      return priceLevels(priceMeasures(works[house] ?? [], dwelling, load, pricing), dwelling.country);
    }),
  );
  return {
    houses,
    scores: states.map((state) => state.map(({ primaryKwhPerM2 }) => toScoreScale(primaryKwhPerM2))),
    billEur: states.map((state) => state.map((energy) => billEur(energy, energyPrices))),
    peakHeatLoadKw: energies.map(({ peakHeatLoadKw }) => peakHeatLoadKw),
    isNeeded: needed.map((works, step) => works.map(({ length }) => length === steps[step]?.length)),
    costs,
  };
}

/** What gives the heat leaves the need for it as it is. */
function changesDemand({ slot }: Measure): boolean {
  return !(slot === 'heating' || slot === 'hot_water' || slot === 'solar_panels' || slot === 'battery');
}

function priceLevels(works: readonly PricedWork[], country: Country): PriceLevels {
  const unforeseen = CONTINGENCY[country];
  let [low, typical, high] = [0, 0, 0];
  for (const work of works) {
    low += work.lowTotalCents;
    typical += totalCents(work);
    high += work.highTotalCents;
  }
  return [low * (1 + unforeseen.low), typical * (1 + unforeseen.typical), high * (1 + unforeseen.high)];
}

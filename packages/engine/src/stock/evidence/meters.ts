/** What the owner's own meters say of house and household. Not corrected for the weather of their year: no table of degree days is at hand. */
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluateDemand } from '../../energy/evaluate.ts';
import { exp, log } from '../../energy/exponential.ts';
import { type HeatDemand, heatDemand } from '../../energy/heat-demand.ts';
import { HOUSEHOLD_SPREAD } from '../../energy/household.ts';
import { normalised, type Scenario } from '../scenarios.ts';

/** Beyond it a meter and a house do not belong together, and the rest of the gap stays. */
const LEAST_FACTOR = 0.05;
const MOST_FACTOR = 5;
/** Less than this is for cooking, or for nothing. kWh. */
const LEAST_HEATING_KWH = 1500;
/** A house that does not burn what was metered keeps this share of its weight: something may have been typed wrong. */
const CONTRADICTED = 1e-4;
const STEPS = 4;

export function hasMeters(facts: DwellingFacts): boolean {
  return facts.metered_gas_kwh !== undefined || facts.metered_electricity_kwh !== undefined;
}

/** Houses that need the usual household to use what was metered gain weight; each gets the household that used it. */
export function heedMeters<Possible extends Scenario>(
  scenarios: readonly Possible[],
  facts: DwellingFacts,
): Possible[] {
  return normalised(
    scenarios.map((scenario) => {
      const demand = heatDemand(scenario.dwelling);
      return {
        ...scenario,
        dwelling: withMeters(scenario.dwelling, facts, demand),
        weight: scenario.weight * likelihoodOf(scenario.dwelling, facts, demand),
      };
    }),
  );
}

function likelihoodOf(dwelling: Dwelling, facts: DwellingFacts, demand: HeatDemand): number {
  const { gasKwh, electricityKwh } = evaluateDemand(dwelling, demand);
  let likelihood = 1;
  if (facts.metered_gas_kwh !== undefined) {
    // Whether the hot water is made with gas is left open: else little gas would speak for an electric boiler, and so for a worse score.
    const isGas = dwelling.heatCarrier === 'gas' && dwelling.hotWaterGenerator !== 'with_heating';
    const expectedKwh = isGas
      ? evaluateDemand({ ...dwelling, hotWaterGenerator: 'with_heating' }, demand).gasKwh
      : gasKwh;
    likelihood *= fit(facts.metered_gas_kwh, expectedKwh);
  }
  // With fuel for the heat, electricity tells of the household alone.
  if (facts.metered_electricity_kwh !== undefined && dwelling.heatCarrier === 'electricity') {
    likelihood *= fit(facts.metered_electricity_kwh, electricityKwh);
  }
  return likelihood;
}

/**
 * How well a metered use fits a house, 1 at best. The tails are those of a logistic distribution: a use far from what is usual still says the same of two
 * houses, so that a house never looks worse for a lower meter, and one odd reading never decides alone.
 */
function fit(meteredKwh: number, expectedKwh: number): number {
  // A house that is heated otherwise: the more is metered, the less it can be.
  if (expectedKwh < LEAST_HEATING_KWH) {
    return Math.max(CONTRADICTED, 1 / (1 + (meteredKwh / LEAST_HEATING_KWH) ** STEEPNESS));
  }
  const off = log(Math.max(meteredKwh, LEAST_METERED_KWH) / expectedKwh);
  const tail = exp(-Math.abs(off) / (off < 0 ? SCALE_BELOW : SCALE_ABOVE));
  return (4 * tail) / ((1 + tail) * (1 + tail));
}

/** What is burnt by mistake, for the logarithm's sake. kWh. */
const LEAST_METERED_KWH = 100;
const STEEPNESS = 8;
/** Scale of a logistic distribution per standard deviation: √3 / π. */
const LOGISTIC_SCALE = 0.5513;
/** Many heat two rooms, few heat all of them always: below what is usual people differ more. Source: general knowledge (2026), weak. */
const SPREAD_BELOW = 0.5;
const SCALE_BELOW = LOGISTIC_SCALE * SPREAD_BELOW;
const SCALE_ABOVE = LOGISTIC_SCALE * HOUSEHOLD_SPREAD;

/** The same dwelling with the household that uses what was metered, as near as a household can. */
export function withMeters(
  dwelling: Dwelling,
  facts: DwellingFacts,
  demand: HeatDemand = heatDemand(dwelling),
): Dwelling {
  const { metered_gas_kwh: gas, metered_electricity_kwh: electricity } = facts;
  const withGas = gas === undefined ? dwelling : metBy(dwelling, demand, gas, 'gasKwh', ['heatFactor']);
  if (electricity === undefined) return withGas;
  const isAllElectric = dwelling.heatCarrier === 'electricity';
  return metBy(
    withGas,
    demand,
    electricity,
    'electricityKwh',
    isAllElectric ? ['heatFactor', 'powerFactor'] : ['powerFactor'],
  );
}

/** No household changes the demand. Scales what it decides until the use is the metered one: secant steps, as own use of solar power bends the line. */
function metBy(
  dwelling: Dwelling,
  demand: HeatDemand,
  meteredKwh: number,
  use: 'gasKwh' | 'electricityKwh',
  names: readonly ('heatFactor' | 'powerFactor')[],
): Dwelling {
  const at = (factor: number): Dwelling => {
    const household = { ...dwelling.household };
    for (const name of names) household[name] = factor;
    return { ...dwelling, household };
  };
  const useAt = (factor: number) => evaluateDemand(at(factor), demand)[use];
  let [before, factor] = [0, 1];
  let [useBefore, used] = [useAt(before), useAt(factor)];
  // A house that does not use this carrier for it cannot be met.
  if (used - useBefore < 1) return dwelling;
  for (let step = 0; step < STEPS; step++) {
    const next = factor + ((meteredKwh - used) * (factor - before)) / (used - useBefore);
    [before, useBefore] = [factor, used];
    factor = Math.min(Math.max(next, LEAST_FACTOR), MOST_FACTOR);
    if (Math.abs(factor - before) < 1e-6) break;
    used = useAt(factor);
  }
  return at(factor);
}

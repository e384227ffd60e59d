/**
 * What the owner's own meters say of house and household. Not corrected for the weather of their year: no table of
 * degree days is at hand.
 */
import type { DwellingFacts } from '../../contract/dwelling-fields.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { evaluateDemand } from '../../energy/evaluate.ts';
import { exp, log } from '../../energy/exponential.ts';
import { type HeatDemand, heatDemand } from '../../energy/heat-demand.ts';
import { HOUSEHOLD_SPREAD } from '../../energy/household.ts';
import { SPREADS } from '../points.ts';
import { type DrawnScenario, normalised } from '../scenarios.ts';

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
export function heedMeters(scenarios: readonly DrawnScenario[], facts: DwellingFacts): DrawnScenario[] {
  const isGasPossible = scenarios.some(({ dwelling }) => dwelling.heatCarrier === 'gas');
  const metered = scenarios.map((scenario) => {
    const demand = heatDemand(scenario.dwelling);
    return { scenario, demand, likelihood: likelihoodOf(scenario, facts, demand, isGasPossible) };
  });
  // Little gas tells of cold rooms and not of another fuel: houses that burn gas for their heat have their weight among
  // themselves.
  let [before, after] = [0, 0];
  for (const { scenario, likelihood } of metered) {
    if (scenario.dwelling.heatCarrier !== 'gas') continue;
    before += scenario.weight;
    after += scenario.weight * likelihood;
  }
  const gasFactor = after > 0 ? (shareThatHeats(facts.metered_gas_kwh) * before) / after : 1;
  return normalised(
    metered.map(({ scenario, demand, likelihood }) => {
      const factor = likelihood * (scenario.dwelling.heatCarrier === 'gas' ? gasFactor : 1);
      return {
        ...scenario,
        dwelling: withMeters(scenario.dwelling, facts, demand),
        weight: scenario.weight * factor,
        typical: { ...scenario.typical, weight: scenario.typical.weight * factor },
      };
    }),
  );
}

function likelihoodOf(
  { dwelling, states }: DrawnScenario,
  facts: DwellingFacts,
  demand: HeatDemand,
  isGasPossible: boolean,
): number {
  const { gasKwh, electricityKwh } = evaluateDemand(dwelling, demand);
  // A larger house scores better and uses more: read off the meter, the area would make a house with a higher meter
  // look better.
  const isAreaGiven = facts.habitable_space_m2 !== undefined;
  const spreads = isAreaGiven ? SPREADS_OF_USE : SPREADS_OF_USE_AND_AREA;
  const size = isAreaGiven ? 1 : states.size;
  let likelihood = 1;
  if (facts.metered_gas_kwh !== undefined) {
    if (dwelling.heatCarrier === 'gas') {
      // Whether the hot water is made with gas is left open: else little gas would speak for an electric boiler, and so
      // for a worse score.
      const isWithGas = dwelling.hotWaterGenerator === 'with_heating';
      const expectedKwh = isWithGas
        ? gasKwh
        : evaluateDemand({ ...dwelling, hotWaterGenerator: 'with_heating' }, demand).gasKwh;
      likelihood *= fit(facts.metered_gas_kwh, expectedKwh / size, spreads);
    } else {
      // Gas for the hot water beside another heating is rare. Where the fuel is not known it would make little gas
      // speak for electric heat or oil, and so for a worse score than more gas does.
      likelihood *= fitOfOtherFuel(facts.metered_gas_kwh, isGasPossible ? 0 : gasKwh);
    }
  }
  // With fuel for the heat, electricity tells of the household alone.
  if (facts.metered_electricity_kwh !== undefined && dwelling.heatCarrier === 'electricity') {
    likelihood *= fit(facts.metered_electricity_kwh, electricityKwh / size, spreads);
  }
  return likelihood;
}

/**
 * How well a metered use fits a house, 1 at best. The tails are those of a logistic distribution: a use far from what
 * is usual still says the same of two houses, so that a house never looks worse for a lower meter, and one odd reading
 * never decides alone.
 */
function fit(meteredKwh: number, expectedKwh: number, spreads: SpreadsOfUse): number {
  const off = log(Math.max(meteredKwh, LEAST_METERED_KWH) / Math.max(expectedKwh, LEAST_METERED_KWH));
  const tail = exp(-Math.abs(off) / (LOGISTIC_SCALE * (off < 0 ? spreads.below : spreads.above)));
  return (4 * tail) / ((1 + tail) * (1 + tail));
}

/** How likely so much gas is for heat, and not for cooking alone. */
function shareThatHeats(meteredKwh: number | undefined): number {
  return meteredKwh === undefined ? 1 : Math.max(CONTRADICTED, 1 - fitOfOtherFuel(meteredKwh, 0));
}

/** A house that is heated otherwise: the more is metered beyond its hot water and cooking, the less it can be. */
function fitOfOtherFuel(meteredKwh: number, expectedKwh: number): number {
  const mostKwh = Math.max(expectedKwh, LEAST_HEATING_KWH);
  return Math.max(CONTRADICTED, 1 / (1 + (meteredKwh / mostKwh) ** STEEPNESS));
}

/** What is burnt by mistake, for the logarithm's sake. kWh. */
const LEAST_METERED_KWH = 100;
const STEEPNESS = 8;
/** Scale of a logistic distribution per standard deviation: √3 / π. */
const LOGISTIC_SCALE = 0.5513;
/** Of the logarithm of a use around the usual one. */
interface SpreadsOfUse {
  below: number;
  above: number;
}

/**
 * Many heat two rooms, few heat all of them always: below what is usual people differ more. Source: general knowledge
 * (2026), weak.
 */
const SPREADS_OF_USE: SpreadsOfUse = { below: 0.5, above: HOUSEHOLD_SPREAD };
/** Of an unknown area as well. */
const SPREADS_OF_USE_AND_AREA: SpreadsOfUse = {
  below: Math.sqrt(SPREADS_OF_USE.below ** 2 + SPREADS.size ** 2),
  above: Math.sqrt(SPREADS_OF_USE.above ** 2 + SPREADS.size ** 2),
};

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
  const metered = metBy(
    withGas,
    demand,
    electricity,
    'electricityKwh',
    isAllElectric ? ['heatFactor', 'powerFactor'] : ['powerFactor'],
  );
  const { household } = metered;
  return { ...metered, household: { ...household, meteredPowerFactor: household.powerFactor } };
}

/**
 * No household changes the demand. Scales what it decides until the use is the metered one: secant steps, as own use of
 * solar power bends the line.
 */
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

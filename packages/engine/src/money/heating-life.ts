/** How long the heating of today lives on. */
import { UPKEEP } from '../data/prices/lifetimes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';

// Source: boilers live 15 to 25 years (bobex.be), 20 in the mean (hbemo.dk).
const BOILER_LIFE_YEARS = UPKEEP.boiler_condensing.lifetimeYears;
/**
 * From this age on a gas or oil appliance is replaced within the plan, in the year in which its life ends; a younger
 * one stays. Only where its year is given: a boiler is not taken out by a year that is typical of its kind. Judgement
 * of an adviser (2026).
 */
const REPLACED_FROM_YEARS = 12;
/** A boiler for wood stays longer: what replaces it emits more. Judgement of an adviser (2026). */
const WOOD_REPLACED_FROM_YEARS = 15;

/** A gas or oil appliance that will not live through the plan. */
export function isPastItsLife(dwelling: Dwelling, date: string): boolean {
  return isFossil(dwelling) && ageOf(dwelling, date) >= BOILER_LIFE_YEARS;
}

/** A gas or oil appliance whose life ends within the plan, or has ended. */
export function isDueInPlan(dwelling: Dwelling, date: string): boolean {
  const isOld = dwelling.heatGeneratorYearIsKnown && ageOf(dwelling, date) >= REPLACED_FROM_YEARS;
  return isPastItsLife(dwelling, date) || (isOld && isFossil(dwelling));
}

/** A heating that works and is left alone unless its owner wants another. Stoves are no whole heating. */
export function isWorking(dwelling: Dwelling, date: string): boolean {
  const { heatCarrier, heatGenerator, heatGeneratorYearIsKnown } = dwelling;
  if (heatGenerator === 'stove') return false;
  const age = ageOf(dwelling, date);
  if (heatCarrier === 'wood') return !heatGeneratorYearIsKnown || age < WOOD_REPLACED_FROM_YEARS;
  return isFossil(dwelling) && heatGeneratorYearIsKnown && age < REPLACED_FROM_YEARS;
}

/** The share of the life of today's heating that is over when the plan replaces it. */
export function usedUpShare(dwelling: Dwelling, date: string): number {
  return isDueInPlan(dwelling, date)
    ? 1
    : Math.min(1, Math.max(0, ageOf(dwelling, date)) / BOILER_LIFE_YEARS);
}

/** The year in which the heating of today has lived its life. */
export function endOfLifeYear({ heatGeneratorYear }: Dwelling): number {
  return heatGeneratorYear + BOILER_LIFE_YEARS;
}

function isFossil({ heatCarrier }: Dwelling): boolean {
  return heatCarrier === 'gas' || heatCarrier === 'oil';
}

function ageOf({ heatGeneratorYear }: Dwelling, date: string): number {
  return Number(date.slice(0, 4)) - heatGeneratorYear;
}

import type { MeasureCode, RelatedWork } from '../contract/codes.ts';
import { UPKEEP } from '../data/prices/lifetimes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { endOfLifeYear, usedUpShare } from './heating-life.ts';
import { type PricedWork, type Pricing, priceWork, totalCents } from './price-work.ts';

// Source: Delegated Regulation (EU) No 244/2012, annex I: 30 years for dwellings; real discount rate 3 %.
export const HORIZON_YEARS = 30;
const DISCOUNT = 1.03;

/** What one EUR a year is worth over the horizon. Energy prices keep their real value. */
export const ANNUITY_YEARS = presentYears(HORIZON_YEARS);

/** What one EUR of a later year is worth. */
export function presentValue(inYears: number): number {
  return DISCOUNT ** -inYears;
}

/** What one EUR a year is worth over some years. */
export function presentYears(years: number): number {
  return (1 - DISCOUNT ** -years) / (DISCOUNT - 1);
}

function maintenanceCentsPerYear(work: MeasureCode | RelatedWork): number {
  return UPKEEP[work].maintenanceEurPerYear * 100;
}

/** Later replacements, less what is left at the end, plus maintenance: what a work costs beside its first price. */
export function lifetimeExtraCents(work: PricedWork): number {
  return REPLACED_SHARE[work.work] * totalCents(work) + maintenanceCentsPerYear(work.work) * ANNUITY_YEARS;
}

/**
 * Present value of the replacements within the horizon, less what is left at its end, per price of the work. The one
 * that is there lives for `leftYears`.
 */
function replacedShare(lifetimeYears: number, leftYears = lifetimeYears): number {
  let share = 0;
  let worn = leftYears;
  for (; worn < HORIZON_YEARS; worn += lifetimeYears) share += DISCOUNT ** -worn;
  return share - ((worn - HORIZON_YEARS) / lifetimeYears) * DISCOUNT ** -HORIZON_YEARS;
}

const REPLACED_SHARE = Object.fromEntries(
  Object.entries(UPKEEP).map(([work, { lifetimeYears, lasting }]) => {
    const share = lasting?.share ?? 0;
    const wearing = (1 - share) * replacedShare(lifetimeYears);
    return [work, lasting === undefined ? wearing : wearing + share * replacedShare(lasting.lifetimeYears)];
  }),
  // Object.fromEntries forgets which keys it was given: they are those of UPKEEP.
) as Record<keyof typeof UPKEEP, number>;

/**
 * What it costs over the horizon to keep heating as today: the next boiler when this one is worn out, and the checks of
 * all of them. Replacing the heating saves it. 0 where nothing wears out that a boiler would replace.
 */
export function sparedHeatingCents(
  work: PricedWork,
  dwelling: Dwelling,
  date: string,
  pricing: Pricing,
): number {
  return sparedCents(work.work, dwelling, date, likeForLikeCents(work, dwelling, pricing));
}

/** The same with what a new boiler like today's costs. */
export function sparedCents(
  work: PricedWork['work'],
  dwelling: Dwelling,
  date: string,
  likeForLike: number,
): number {
  if (!replacesBoiler(work, dwelling)) return 0;
  const { lifetimeYears } = UPKEEP.boiler_condensing;
  const leftYears = Math.max(0, endOfLifeYear(dwelling) - Number(date.slice(0, 4)));
  return (
    replacedShare(lifetimeYears, Math.min(lifetimeYears, leftYears)) * likeForLike +
    maintenanceCentsPerYear('boiler_condensing') * ANNUITY_YEARS
  );
}

/** A new boiler in the place of this work: where the work is the building's, the owner's part of the building's boiler. */
function likeForLikeCents(
  { track, ownerShare }: PricedWork,
  { floorAreaM2 }: Dwelling,
  pricing: Pricing,
): number {
  const isOnceForBuilding = track === 'building';
  const size = { quantity: 1, floorAreaM2, track, ownerShare, isOnceForBuilding };
  return totalCents(priceWork(pricing, 'boiler_condensing', size));
}

/**
 * What would be spent without the renovation: a boiler that has used up a share of its life has used up that share of a
 * new one, all of it where the plan waits for its end. Never more than the work itself.
 */
export function anywayCents(work: PricedWork, dwelling: Dwelling, date: string, pricing: Pricing): number {
  if (!replacesBoiler(work.work, dwelling)) return 0;
  const spentCents = Math.round(likeForLikeCents(work, dwelling, pricing) * usedUpShare(dwelling, date));
  return Math.min(totalCents(work), spentCents);
}

/** What lives shorter is replaced within the life of the insulation beside it. */
const LONG_LIFE_YEARS = 30;

/**
 * What is spent on machines after their first life, each year of use alike and at today's prices, less the boilers that
 * would be bought in that time without them. Sealing comes with windows or ventilation, and is renewed with them.
 */
export function laterCents(work: PricedWork, years: number, dwelling: Dwelling, pricing: Pricing): number {
  const { lifetimeYears, lasting } = UPKEEP[work.work];
  if (lifetimeYears >= LONG_LIFE_YEARS || work.work === 'airtightness') return 0;
  const livesAfter = (life: number): number => Math.max(0, years / life - 1);
  const wearingShare = 1 - (lasting?.share ?? 0);
  const spared = replacesBoiler(work.work, dwelling)
    ? livesAfter(UPKEEP.boiler_condensing.lifetimeYears) * likeForLikeCents(work, dwelling, pricing)
    : 0;
  return livesAfter(lifetimeYears) * wearingShare * totalCents(work) - spared;
}

function replacesBoiler(work: PricedWork['work'], { heatGenerator }: Dwelling): boolean {
  return REPLACES_BOILER.has(work) && WEARS_OUT.has(heatGenerator);
}

const REPLACES_BOILER: ReadonlySet<string> = new Set([
  'boiler_condensing',
  'heat_pump_hybrid',
  'heat_pump_air_water',
  'heat_pump_ground',
  'heat_pump_air_air',
  'heat_network',
]);
const WEARS_OUT: ReadonlySet<string> = new Set([
  'boiler_old',
  'boiler_non_condensing',
  'boiler_condensing',
  'stove',
]);

import type { MeasureCode, RelatedWork } from '../contract/codes.ts';
import { UPKEEP } from '../data/lifetimes.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
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

/** Present value of the replacements within the horizon, less what is left at its end, per price of the work. */
function replacedShare(lifetimeYears: number): number {
  let share = 0;
  let bought = 0;
  for (let year = lifetimeYears; year < HORIZON_YEARS; year += lifetimeYears) {
    share += DISCOUNT ** -year;
    bought = year;
  }
  const unused = (bought + lifetimeYears - HORIZON_YEARS) / lifetimeYears;
  return share - unused * DISCOUNT ** -HORIZON_YEARS;
}

const REPLACED_SHARE = Object.fromEntries(
  Object.entries(UPKEEP).map(([work, { lifetimeYears }]) => [work, replacedShare(lifetimeYears)]),
) as Record<keyof typeof UPKEEP, number>;

/**
 * What would be spent without the renovation: a boiler that has used up a share of its life has used up that share of a new one.
 * Never more than the work itself.
 */
export function anywayCents(work: PricedWork, dwelling: Dwelling, date: string, pricing: Pricing): number {
  if (!REPLACES_BOILER.has(work.work) || !WEARS_OUT.has(dwelling.heatGenerator)) return 0;
  const ageYears = Math.max(0, Number(date.slice(0, 4)) - dwelling.heatGeneratorYear);
  const usedUp = Math.min(1, ageYears / UPKEEP.boiler_condensing.lifetimeYears);
  const likeForLike = totalCents(
    priceWork(pricing, 'boiler_condensing', { quantity: 1, floorAreaM2: dwelling.floorAreaM2 }),
  );
  return Math.min(totalCents(work), Math.round(likeForLike * usedUp));
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

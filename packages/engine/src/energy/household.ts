/** How a household uses its dwelling: for bills, and for the hot water of Dutch labels. */
import { type Country, REGIONS, type Region } from '../contract/codes.ts';

/**
 * Persons in a dwelling of this size. Source: NTA 8800:2025 formulas 7.22–7.24 (github
 * OpenAEC-Foundation/open-heatloss-studio, read 2026-11). Belgian dwellings are advertised and built larger for as many
 * persons (about 2.3): a fifth of their area is left out, general knowledge, weak.
 */
export function typicalResidents(country: Country, floorAreaM2: number): number {
  const areaM2 = country === 'BE' ? BELGIAN_AREA_SHARE * floorAreaM2 : floorAreaM2;
  if (areaM2 <= 30) return 1;
  if (areaM2 <= 100) return 2.28 - (1.28 / 70) * (100 - areaM2);
  return Math.min(1.28 + 0.01 * areaM2, MOST_TYPICAL_RESIDENTS);
}

const BELGIAN_AREA_SHARE = 0.8;
/** A castle is not a barracks. */
const MOST_TYPICAL_RESIDENTS = 4;

/**
 * Households in equal houses differ by this much, standard deviation of ln. Source: general knowledge of studies of
 * metered use (2024), weak.
 */
export const HOUSEHOLD_SPREAD = 0.35;

/** Useful heat in hot water for one person and year. Source: NTA 8800:2025 §13.2. */
export const HOT_WATER_KWH_PER_PERSON = 856;

/** What an electric boiler loses while it stands, kWh a year. Source: 1 to 2 kWh a day, general knowledge, weak. */
export const ELECTRIC_BOILER_STANDING_KWH = 440;

/**
 * Light and appliances, kWh a year, without fans and pumps. Source: CBS 85140NED, 2020: 1,800 kWh with one person,
 * 3,360 with three (fans and pumps, about 240, included).
 */
export function householdElectricityKwh(residents: number): number {
  return 780 + 780 * residents;
}

/**
 * Heat that is really used, as a share of the standard need: badly insulated dwellings are heated less than the
 * standard says, in fewer rooms and hours. The shape follows what gas use by year of construction tells (CBS 85140NED:
 * 1965–1975 12.2 m³/m², all 11.7; 2020) and comparisons of labels with meters (Majcen, Itard, Visscher 2013: 200,000
 * Dutch dwellings). The level is fitted to meters, by dwelling type: docs/method/validation.md has them.
 */
export function typicalShareOfStandard(
  heatNeedKwhPerM2: number,
  region: Region,
  estateType: 'HOUSE' | 'APARTMENT',
): number {
  return USED_AT_LOW_NEED_IN[region][estateType] / (1 + heatNeedKwhPerM2 / HALVED_AT_KWH_PER_M2);
}

const USED_AT_LOW_NEED = {
  BE: { HOUSE: 0.93, APARTMENT: 1.1 },
  NL: { HOUSE: 0.82, APARTMENT: 0.97 },
} as const;
/**
 * Heat used in a region over that of the same dwelling in Flanders. Brussels: 12,728 kWh of gas (Brugel) where its mix
 * of dwellings would use 12,000 as in Flanders. Wallonia: 1.16 times the gas of a Flemish household (heat-me.be, read
 * 2026-11), of which its larger and older houses explain 1.04; colder by a tenth in degree days (general knowledge).
 * Half of the rest is taken, as the page is undated: weak.
 */
const USED_IN_REGION: Partial<Record<Region, number>> = { 'BE-BRU': 1.06, 'BE-WAL': 1.06 };
// Every region is a key. Found once: the planner looks it up thousands of times for one plan.
const USED_AT_LOW_NEED_IN = Object.fromEntries(
  REGIONS.map((region) => {
    const { HOUSE, APARTMENT } = USED_AT_LOW_NEED[region.startsWith('BE') ? 'BE' : 'NL'];
    const used = USED_IN_REGION[region] ?? 1;
    return [region, { HOUSE: HOUSE * used, APARTMENT: APARTMENT * used }];
  }),
) as Record<Region, Record<'HOUSE' | 'APARTMENT', number>>;
const HALVED_AT_KWH_PER_M2 = 200;

/**
 * How a dwelling is used in the calculation. Standard use (for labels): the TABULA sets EU.SUH and EU.MUH.
 * Source: Tab.BoundaryCond, github IWUGERMANY/tabuladata, CC BY 4.0; facts in docs/method/balance.md.
 */
export const INSIDE_C = 20;
export const ROOM_HEIGHT_M = 2.5;
export const INTERNAL_GAINS_W_PER_M2 = 3;
export const CAPACITY_WH_PER_M2_K = 45;
export const AIR_CHANGES_BY_USE_PER_HOUR = 0.4;
export const AIR_CAPACITY_WH_PER_M3_K = 0.34;

/** Months with a mean of 12 °C or more are outside the heating season (TABULA base temperature). */
export const HEATING_LIMIT_C = 12;

/** Of the sunshine on a window: shading of a horizontal or vertical one, glass share, oblique angle. */
export const SHADING_HORIZONTAL = 0.8;
export const SHADING_VERTICAL = 0.6;
export const GLASS_SHARE = 0.7;
export const OBLIQUE_ANGLE = 0.9;

/** Reduction for rooms and nights that are heated less, at 1 and at 4 W/m²K of transmission per m² floor. */
export const REDUCTION = { HOUSE: { at1: 0.9, at4: 0.8 }, APARTMENT: { at1: 0.95, at4: 0.85 } } as const;

/** Hot water of Belgian labels, useful heat per m² floor and year: their rule is by volume, 8.8 at 150 m². */
export const HOT_WATER_KWH_PER_M2 = { HOUSE: 10, APARTMENT: 15 } as const;

/** Above 4 W/m²K the reduction stays; below 1 it runs on with twice the slope and is not clipped, as in TABULA. */
export function temperatureReduction(transmissionWPerM2K: number, at1: number, at4: number): number {
  if (transmissionWPerM2K > 4) return at4;
  if (transmissionWPerM2K >= 1) return at1 + ((at4 - at1) * (transmissionWPerM2K - 1)) / 3;
  return at1 + 2 * (1 - at1) * (1 - transmissionWPerM2K);
}

/**
 * How much more heat comes into a house than it can lose by itself: a sign that rooms get too warm, not a simulation.
 */
import { CLIMATES } from '../data/climate.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { MONTHLY, utilisation } from './balance.ts';
import { infiltrationLoss, transmissionLoss } from './heat-demand.ts';
import {
  AIR_CAPACITY_WH_PER_M3_K,
  AIR_CHANGES_BY_USE_PER_HOUR,
  CAPACITY_WH_PER_M2_K,
  GLASS_SHARE,
  INTERNAL_GAINS_W_PER_M2,
  OBLIQUE_ANGLE,
  ROOM_HEIGHT_M,
  SHADING_HORIZONTAL,
  SHADING_VERTICAL,
} from './use-conditions.ts';

// Source: overheating indicator of the Belgian EPB method (PER): gains above 23 °C, a risk from 1,000 and a fine from
// 6,500 Kh on, general knowledge.
const SUMMER_C = 23;
/** Here a plan speaks of it: well within the risk, as the orientation of the windows is rarely known. */
export const OVERHEATING_RISK_KH = 2500;
/** What outside shading lets through. General knowledge, weak. */
const THROUGH_SHADING = 0.3;

/**
 * Gains of a year that the house has no use for, per W/K that it loses: Kelvin hours above 23 °C. Recovery is bypassed
 * in summer.
 */
export function overheatingKh(dwelling: Dwelling): number {
  const { floorAreaM2, windows } = dwelling;
  const airWPerK = AIR_CAPACITY_WH_PER_M3_K * AIR_CHANGES_BY_USE_PER_HOUR * floorAreaM2 * ROOM_HEIGHT_M;
  const lossWPerK = transmissionLoss(dwelling) + infiltrationLoss(dwelling) + airWPerK;
  const exponent = MONTHLY.a0 + (CAPACITY_WH_PER_M2_K * floorAreaM2) / lossWPerK / MONTHLY.tau0Hours;
  const glass = GLASS_SHARE * OBLIQUE_ANGLE * windows.gValue;
  const shaded = dwelling.hasSolarShading ? THROUGH_SHADING : 1;
  const area = windows.areaByOrientationM2;
  let surplusWh = 0;
  for (const period of CLIMATES[dwelling.country]) {
    const sunWh =
      1000 *
      glass *
      (SHADING_HORIZONTAL * area.horizontal * period.sunHorizontal +
        SHADING_VERTICAL *
          (area.east * period.sunEast +
            area.north * period.sunNorth +
            shaded * (area.south * period.sunSouth + area.west * period.sunWest)));
    const gainsWh = sunWh + INTERNAL_GAINS_W_PER_M2 * floorAreaM2 * period.hours;
    const lossWh = lossWPerK * (SUMMER_C - period.outsideC) * period.hours;
    surplusWh += lossWh > 0 ? gainsWh * (1 - utilisation(gainsWh / lossWh, exponent)) : gainsWh;
  }
  return surplusWh / lossWPerK;
}

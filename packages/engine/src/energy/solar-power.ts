import { BATTERY, SOLAR_OWN_USE } from '../data/systems.ts';
import { exp } from './exponential.ts';

/** Of the power that the panels make in a year, what the house uses itself, with the help of a battery. */
export function solarPowerUsedKwh(
  solarKwh: number,
  otherPowerKwh: number,
  heatingPowerKwh: number,
  batteryKwh: number,
): number {
  if (solarKwh <= 0) return 0;
  const coverableKwh = otherPowerKwh + SOLAR_OWN_USE.heatingPowerShare * heatingPowerKwh;
  const ratio = solarKwh / coverableKwh;
  const directKwh =
    coverableKwh * SOLAR_OWN_USE.largestShareOfUse * (1 - exp(-ratio / SOLAR_OWN_USE.saturation));
  const storedKwh = Math.min(
    batteryKwh * BATTERY.cyclesPerYear * BATTERY.efficiency,
    solarKwh - directKwh,
    (coverableKwh - directKwh) * BATTERY.largestShareOfGridUse,
  );
  return directKwh + storedKwh;
}

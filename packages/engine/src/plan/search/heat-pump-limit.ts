/** How much load an all-electric heat pump may have in front of it: the search and its proof both ask here. */
import type { Slot } from '../../contract/codes.ts';
import { HEAT_PUMP_LIMIT_W_PER_M2 } from '../../data/systems.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { peakHeatLoadKw } from '../../energy/heat-demand.ts';
import { canCarry } from '../../measures/heat-pump-size.ts';
import type { Measure } from '../../measures/measure.ts';

type Options = Readonly<Record<Slot, readonly (Measure | null)[]>>;

const ALL_ELECTRIC: ReadonlySet<string> = new Set([
  'heat_pump_air_water',
  'heat_pump_ground',
  'heat_pump_air_air',
]);

export function isAllElectric(measure: Measure | null): boolean {
  return measure !== null && ALL_ELECTRIC.has(measure.code);
}

/** False for a heat pump behind more load than the limit. */
export function canHeat(
  heating: readonly Measure[],
  peakHeatLoadKw: number,
  floorAreaM2: number,
  limitWPerM2: number,
): boolean {
  if (!heating.some(isAllElectric) || limitWPerM2 === Number.POSITIVE_INFINITY) return true;
  return peakHeatLoadKw * 1000 <= limitWPerM2 * floorAreaM2 && canCarry(peakHeatLoadKw);
}

/**
 * Who wants a heat pump at any price gets it, with a warning, where no work on the envelope brings the load below the
 * limit.
 */
export function heatPumpLimitWPerM2(options: Options, dwelling: Dwelling): number {
  const isBeyond = options.heating.every(isAllElectric) && isBeyondHeatPumps(options, dwelling);
  return isBeyond ? Number.POSITIVE_INFINITY : HEAT_PUMP_LIMIT_W_PER_M2;
}

/** True when no combination of the options brings the load below the limit. */
export function isBeyondHeatPumps(options: Options, dwelling: Dwelling): boolean {
  const peakKw = tightestPeakKw(options, dwelling);
  return peakKw * 1000 > HEAT_PUMP_LIMIT_W_PER_M2 * dwelling.floorAreaM2 || !canCarry(peakKw);
}

/** The least peak load that any combination leaves. Losses add up, so that each slot can be taken at its best. */
function tightestPeakKw(options: Options, dwelling: Dwelling): number {
  let tightest = dwelling;
  let leastKw = peakHeatLoadKw(dwelling);
  for (const slot of slotsToTighten(options, dwelling)) {
    const before = tightest;
    for (const measure of options[slot]) {
      if (measure === null) continue;
      const changed = measure.apply(before);
      const peakKw = peakHeatLoadKw(changed);
      if (peakKw >= leastKw) continue;
      leastKw = peakKw;
      tightest = changed;
    }
  }
  return leastKw;
}

/** Sealing is not done where the house cannot be ventilated, unless it is wanted. */
function slotsToTighten(options: Options, { ventilation }: Dwelling): readonly Slot[] {
  const isVentilable = ventilation !== 'NATURAL' || options.ventilation.some((measure) => measure !== null);
  const canBeSealed = isVentilable || !options.airtightness.includes(null);
  return canBeSealed ? [...ENVELOPE_SLOTS, 'airtightness'] : ENVELOPE_SLOTS;
}

const ENVELOPE_SLOTS: readonly Slot[] = [
  'pitched_roof',
  'flat_roof',
  'wall',
  'floor',
  'windows',
  'doors',
  'ventilation',
];

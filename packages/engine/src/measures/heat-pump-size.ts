import type { Dwelling } from '../dwelling/dwelling.ts';

// Sizes sold for dwellings, kW: general knowledge.
const LEAST_KW = 4;
export const LARGEST_HEAT_PUMP_KW = 16;
const MOST_UNITS = 2;
const LARGEST_HYBRID_KW = 10;
/** A hybrid's pump is chosen for this share of the peak; the boiler does the rest. General knowledge, weak. */
export const HYBRID_SHARE_OF_PEAK = 0.4;
/**
 * What a heat pump alone must give of the peak, so that its heating element helps on few days only. Judgement of an
 * adviser (2026).
 */
const LEAST_SHARE_OF_PEAK = 0.65;

type WaterHeatPump = 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground';

/** The power that an adviser has set, or that the load asks for. */
export function pumpKwFor(
  code: WaterHeatPump,
  peakHeatLoadKw: number,
  { workValues }: Pick<Dwelling, 'workValues'>,
): number {
  const usual = code === 'heat_pump_hybrid' ? hybridPumpKw : heatPumpKw;
  return workValues?.[code]?.powerKw ?? usual(peakHeatLoadKw);
}

/** Above the largest unit two of the same size share the load. */
export function heatPumpKw(peakHeatLoadKw: number): number {
  const kw = Math.max(LEAST_KW, Math.ceil(peakHeatLoadKw));
  if (kw <= LARGEST_HEAT_PUMP_KW) return kw;
  return Math.min(MOST_UNITS * LARGEST_HEAT_PUMP_KW, kw + (kw % 2));
}

/** False for a load that no heat pump of a dwelling can carry by itself. */
export function canCarry(peakHeatLoadKw: number): boolean {
  return LEAST_SHARE_OF_PEAK * peakHeatLoadKw <= MOST_UNITS * LARGEST_HEAT_PUMP_KW;
}

export function hybridPumpKw(peakHeatLoadKw: number): number {
  const kw = Math.ceil(peakHeatLoadKw * HYBRID_SHARE_OF_PEAK);
  return Math.min(LARGEST_HYBRID_KW, Math.max(LEAST_KW, kw));
}

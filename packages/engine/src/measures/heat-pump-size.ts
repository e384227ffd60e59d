// Sizes sold for dwellings, kW: general knowledge.
const LEAST_KW = 4;
export const LARGEST_HEAT_PUMP_KW = 16;
const LARGEST_HYBRID_KW = 10;
/** A hybrid's pump is chosen for this share of the peak; the boiler does the rest. General knowledge, weak. */
export const HYBRID_SHARE_OF_PEAK = 0.4;

export function heatPumpKw(peakHeatLoadKw: number): number {
  return Math.min(LARGEST_HEAT_PUMP_KW, Math.max(LEAST_KW, Math.ceil(peakHeatLoadKw)));
}

export function hybridPumpKw(peakHeatLoadKw: number): number {
  const kw = Math.ceil(peakHeatLoadKw * HYBRID_SHARE_OF_PEAK);
  return Math.min(LARGEST_HYBRID_KW, Math.max(LEAST_KW, kw));
}

import { LOW_TEMPERATURE_PEAK_W_PER_M2 } from '../../data/systems.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { RemainingLoad } from '../../money/price-measures.ts';

/** What is left to heat once the works on the envelope are done. */
export function remainingLoad({ floorAreaM2 }: Dwelling, peakHeatLoadKw: number): RemainingLoad {
  const peakWPerM2 = (peakHeatLoadKw * 1000) / floorAreaM2;
  return { peakHeatLoadKw, isLowTemperatureReady: peakWPerM2 <= LOW_TEMPERATURE_PEAK_W_PER_M2 };
}

import type { InsulationSpecification, SpecifiedValue } from '../../contract/specification.ts';
import {
  COMMON_MATERIAL,
  HERITAGE_WALL_MATERIAL,
  LAMBDA_W_PER_MK,
  THICKNESS_STEP_MM,
} from '../../data/work-products.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { Measure } from '../../measures/measure.ts';
import { rounded } from './specified-value.ts';

export function specifyInsulation(
  measure: Measure,
  dwelling: Dwelling,
  uBefore: SpecifiedValue,
  uAfterWPerM2K: number,
): InsulationSpecification {
  const addedR = measure.addedM2KPerW?.(dwelling) ?? 0;
  const material = materialOf(measure, dwelling);
  const lambda = LAMBDA_W_PER_MK[material];
  const value = rounded(uAfterWPerM2K, 2);
  const uAfter = (before: number): number => rounded(1 / (1 / before + addedR), 2);
  return {
    added_r_m2k_per_w: rounded(addedR, 2),
    u_before_w_per_m2k: uBefore,
    u_after_w_per_m2k: {
      value,
      low: Math.min(value, uAfter(uBefore.low)),
      high: Math.max(value, uAfter(uBefore.high)),
    },
    material,
    lambda_w_per_mk: lambda,
    thickness_mm:
      measure.code === 'wall_cavity' ? rounded(dwelling.cavityCm * 10, 0) : thicknessMm(addedR * lambda),
  };
}

function materialOf({ code }: Measure, { isHeritage }: Dwelling): InsulationSpecification['material'] {
  if (isHeritage && code === 'wall_internal') return HERITAGE_WALL_MATERIAL;
  return COMMON_MATERIAL[code] ?? 'mineral_wool';
}

/** A millionth less, so that 160 mm do not become 170 by a rounding. */
function thicknessMm(metres: number): number {
  return Math.ceil((metres * 1000 - 1e-6) / THICKNESS_STEP_MM) * THICKNESS_STEP_MM;
}

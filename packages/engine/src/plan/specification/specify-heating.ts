import type { HeatingSpecification, SpecifiedValue } from '../../contract/specification.ts';
import { DESIGN_OUTSIDE_C } from '../../data/systems.ts';
import { CLIMATE_ZONE } from '../../data/work-products.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import { flowTemperatureC } from '../../energy/heat-pump.ts';
import { hasWaterborneHeating } from '../../energy/installations.ts';
import { INSIDE_C } from '../../energy/use-conditions.ts';
import { LARGEST_HEAT_PUMP_KW } from '../../measures/heat-pump-size.ts';
import type { PricedWork } from '../../money/price-work.ts';

/** The house on its coldest day: what a heat generator is chosen for. */
export interface ColdestDay {
  loadKw: number;
  wPerM2: number;
  /** Null without radiators. */
  flowC: number | null;
}

/** `peakHeatLoadKw` as the plan states it, with one decimal, so that every place that names the flow names the same. */
export function coldestDay(after: Dwelling, peakHeatLoadKw: number): ColdestDay {
  const wPerM2 = Math.round((peakHeatLoadKw * 1000) / after.floorAreaM2);
  const flowC = hasWaterborneHeating(after)
    ? Math.round(flowTemperatureC(wPerM2, after.hasLowTemperatureEmitters))
    : null;
  return { loadKw: peakHeatLoadKw, wPerM2, flowC };
}

/** Boilers are chosen by the hot water, air units by the rooms. */
const WITH_POWER: ReadonlySet<string> = new Set([
  'heat_pump_hybrid',
  'heat_pump_air_water',
  'heat_pump_ground',
]);

export function specifyHeating(
  { work, quantity }: PricedWork,
  after: Dwelling,
  load: SpecifiedValue,
): HeatingSpecification {
  const { wPerM2, flowC } = coldestDay(after, load.value);
  return {
    power_kw: WITH_POWER.has(work) ? quantity : null,
    units: WITH_POWER.has(work) ? Math.ceil(quantity / LARGEST_HEAT_PUMP_KW) : 1,
    design_heat_load_kw: load,
    design_heat_load_w_per_m2: wPerM2,
    design_outside_c: DESIGN_OUTSIDE_C[after.country],
    design_inside_c: INSIDE_C,
    climate_zone: CLIMATE_ZONE[after.country],
    flow_temperature_c: flowC,
    hot_water: after.hotWaterGenerator === 'with_heating' ? 'with_heating' : 'separate',
  };
}

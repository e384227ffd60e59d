/** The engine's public doors; everything else is its own business. */
export * from './codes.ts';
export { DATA_VERSION, ENGINE_VERSION } from './data/version.ts';
export { completeDwelling } from './dwelling/complete.ts';
export type * from './dwelling/dwelling.ts';
export * from './dwelling/dwelling-fields.ts';
export { type EstateInput, parseEstateInput } from './dwelling/estate-input.ts';
export { type Fault, InputError } from './dwelling/input-error.ts';
export { regionOfZipCode } from './dwelling/region.ts';
export { DWELLING_WARNINGS, type DwellingWarning } from './dwelling/warnings.ts';
export { type Indication, indicate } from './indication/indicate.ts';
export { compareLabels, labelBounds, labelOf, labelsOf, longTermGoal, scaleOf } from './label/label.ts';
export { slotOf } from './measures/catalogue.ts';
export type { EnergyPrices } from './money/energy-prices.ts';
export type { OwnPriceBook } from './money/price-work.ts';
export type * from './plan/plan.ts';
export { controlsOf, DEFAULT_CONTROLS, type PlanOptions } from './plan/plan-options.ts';
export { planMeasures, planRenovation } from './plan/plan-renovation.ts';
export * from './plan/remarks.ts';

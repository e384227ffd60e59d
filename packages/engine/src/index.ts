/** The engine's public doors; everything else is its own business. */
export * from './codes.ts';
export { DATA_VERSION, ENGINE_VERSION } from './data/version.ts';
export type * from './dwelling/dwelling.ts';
export * from './dwelling/dwelling-fields.ts';
export { type EstateInput, parseEstateInput } from './dwelling/estate-input.ts';
export { type Fault, InputError } from './dwelling/input-error.ts';
export { regionOfZipCode } from './dwelling/region.ts';
export { compareLabels, labelBounds, labelOf, labelsOf, longTermGoal, scaleOf } from './label/label.ts';
export type * from './plan/plan.ts';
export * from './plan/remarks.ts';

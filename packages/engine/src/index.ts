/**
 * What pages and servers share. What a page can plan without has an entry of its own in package.json, so that it need
 * not load it: the plan of a whole building, plans of given measures and in three ways, the energy of a home in bands,
 * grants of later years, plans of earlier engines, the quality label by itself, indications, the years of the steps, the
 * tables of our prices, a price book at one address, the list of schemes, the lists of codes in remarks and
 * specifications.
 */

export { completeDwelling } from './completion/complete.ts';
export { parseEstateInput } from './completion/estate-input.ts';
export { regionOfZipCode } from './completion/region.ts';
export type * from './contract/building.ts';
export type * from './contract/building-plan.ts';
export * from './contract/codes.ts';
export type * from './contract/decision.ts';
export * from './contract/dwelling-fields.ts';
export type { EstateInput } from './contract/estate.ts';
export { numberRule, unknownProperty } from './contract/fault-messages.ts';
export { type Fault, InputError } from './contract/input-error.ts';
export * from './contract/overrides.ts';
export * from './contract/own-price-book.ts';
export type * from './contract/plan.ts';
export type * from './contract/remarks.ts';
export { CONFLICTS } from './contract/remarks.ts';
export type * from './contract/specification.ts';
export { INCOME_LIMITS, type IncomeLimit, type IncomeLimits } from './data/prices/income-limits.ts';
export { DATA_VERSION, ENGINE_VERSION } from './data/version.ts';
export type * from './dwelling/dwelling.ts';
export type { Indication } from './indication/indicate.ts';
export {
  compareLabels,
  homeLabel,
  labelBounds,
  labelOf,
  labelsOf,
  longTermGoal,
  scaleOf,
} from './label/label.ts';
export { slotOf } from './measures/catalogue.ts';
export { priceBookFaults } from './money/check-price-book.ts';
export type { EnergyPrices } from './money/energy-prices.ts';
export { type Household, incomeGroupOf } from './money/income-group.ts';
export type { GroupGrants } from './plan/grants-by-income.ts';
export { measuresOf } from './plan/measures-of.ts';
export { overrideFaults } from './plan/overrides.ts';
export { CONFIDENCE_BOUNDS, controlsOf, DEFAULT_CONTROLS, type PlanOptions } from './plan/plan-options.ts';
export {
  type EstatePlanner,
  type EstatePlans,
  estatePlanner,
  estatePlans,
  planRenovation,
} from './plan/plan-renovation.ts';
export { isThisWork } from './plan/write/work-item.ts';
export type * from './stored/stored-plan.ts';

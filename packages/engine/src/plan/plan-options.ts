import {
  CARRIERS,
  INCOME_GROUPS,
  type LabelScale,
  MEASURES,
  type MeasureCode,
  OBJECTIVES,
  OWNERSHIPS,
  type Region,
} from '../contract/codes.ts';
import { type Fault, InputError } from '../contract/input-error.ts';
import { isDay } from '../contract/is-day.ts';
import type { OwnPriceBook } from '../contract/own-price-book.ts';
import type { PlanControls } from '../contract/plan.ts';
import { labelsOf, longTermGoal, scaleOf } from '../label/label.ts';
import { measureOf } from '../measures/catalogue.ts';
import { priceBookFaults } from '../money/check-price-book.ts';
import { type EnergyPrices, STANDING_CHARGES } from '../money/energy-prices.ts';

/** How a plan is to be made; all but the date has a default. */
export interface PlanOptions extends Partial<PlanControls> {
  /** YYYY-MM-DD: the day that prices, rules and ages refer to. */
  date: string;
  /** Also finds the best plan of every house that this one can be: some fifty times the work of a plan. */
  withDecision?: boolean;
  /** Prices and grants of the caller's own, in the place of ours and beside them. */
  priceBook?: OwnPriceBook;
  energyPrices?: Partial<EnergyPrices>;
}

type AddFault = (path: string, rest: string) => void;

export const DEFAULT_CONTROLS: PlanControls = {
  target_label: null,
  budget_eur: null,
  phase_budget_eur: null,
  objective: 'least_investment',
  excluded_measures: [],
  locked_measures: [],
  income_group: null,
  ownership: null,
  confidence: 0.5,
  fossil_free: false,
};

/** No label can be promised for certain, and a plan that more often misses than reaches it is none. */
export const CONFIDENCE_BOUNDS = { min: 0.5, max: 0.95 } as const;

/** Throws an `InputError` with every fault of the controls. */
export function controlsOf(options: PlanOptions, region: Region): PlanControls {
  const faults: Fault[] = [];
  const fault: AddFault = (path, rest) => {
    faults.push({ path, message: `${path} ${rest}` });
  };
  const oneOf = (path: string, value: unknown, values: readonly unknown[]): void => {
    if (!values.includes(value)) fault(path, `must be one of the following values: ${values.join(', ')}`);
  };
  const controls: PlanControls = {
    target_label: options.target_label ?? DEFAULT_CONTROLS.target_label,
    budget_eur: options.budget_eur ?? DEFAULT_CONTROLS.budget_eur,
    phase_budget_eur: options.phase_budget_eur ?? DEFAULT_CONTROLS.phase_budget_eur,
    objective: options.objective ?? DEFAULT_CONTROLS.objective,
    excluded_measures: [...(options.excluded_measures ?? DEFAULT_CONTROLS.excluded_measures)],
    locked_measures: [...(options.locked_measures ?? DEFAULT_CONTROLS.locked_measures)],
    income_group: options.income_group ?? DEFAULT_CONTROLS.income_group,
    ownership: options.ownership ?? null,
    confidence: options.confidence ?? DEFAULT_CONTROLS.confidence,
    fossil_free: options.fossil_free ?? DEFAULT_CONTROLS.fossil_free,
    ...(options.overrides !== undefined && options.overrides.length > 0 && { overrides: options.overrides }),
  };
  if (!isDay(options.date)) fault('date', 'must be a date in the form YYYY-MM-DD');
  const labels = labelsOf(scaleOf(region));
  if (controls.target_label !== null) oneOf('target_label', controls.target_label, labels);
  oneOf('objective', controls.objective, OBJECTIVES);
  if (controls.income_group !== null) oneOf('income_group', controls.income_group, INCOME_GROUPS);
  if (controls.ownership != null) oneOf('ownership', controls.ownership, OWNERSHIPS);
  const { min, max } = CONFIDENCE_BOUNDS;
  if (!(controls.confidence >= min)) fault('confidence', `must not be less than ${min}`);
  else if (controls.confidence > max) fault('confidence', `must not be greater than ${max}`);
  for (const name of ['budget_eur', 'phase_budget_eur'] as const) {
    const eur = controls[name];
    if (eur !== null && !(Number.isFinite(eur) && eur >= 0)) fault(name, 'must be a positive number');
  }
  if (controls.objective === 'best_label_within_budget' && controls.budget_eur === null) {
    fault('budget_eur', 'should not be empty when objective is best_label_within_budget');
  }
  for (const code of controls.excluded_measures) oneOf('each value in excluded_measures', code, MEASURES);
  checkMeasures('locked_measures', controls.locked_measures, fault);
  for (const code of controls.locked_measures) {
    if (controls.excluded_measures.includes(code))
      fault('locked_measures', `must not hold ${code}, which is excluded`);
  }
  checkPrices(options, fault);
  if (faults.length > 0) throw new InputError(faults);
  return controls;
}

function checkPrices({ priceBook, energyPrices = {} }: PlanOptions, fault: AddFault): void {
  for (const { path, message } of priceBook === undefined ? [] : priceBookFaults(priceBook))
    fault(`priceBook.${path}`, message.slice(path.length + 1));
  const carriers = new Set<string>([...CARRIERS, 'electricity_feed_in', ...STANDING_CHARGES]);
  for (const [carrier, eurPerKwh] of Object.entries(energyPrices)) {
    if (!carriers.has(carrier)) fault(`energyPrices.${carrier}`, 'should not exist');
    if (!(Number.isFinite(eurPerKwh) && eurPerKwh >= 0))
      fault(`energyPrices.${carrier}`, 'must not be less than 0');
  }
}

/** Known measures, and at most one a slot: two would be done on the same element. */
function checkMeasures(path: string, codes: readonly MeasureCode[], fault: AddFault): void {
  const bySlot = new Map<string, MeasureCode>();
  for (const code of codes) {
    if (!MEASURES.includes(code)) {
      fault(`each value in ${path}`, `must be one of the following values: ${MEASURES.join(', ')}`);
      continue;
    }
    const { slot } = measureOf(code);
    const other = bySlot.get(slot);
    if (other !== undefined && other !== code) fault(path, `must hold only one of ${other} and ${code}`);
    bySlot.set(slot, code);
  }
}

/** The caller's own list of measures; throws an `InputError` with every fault. */
export function requireMeasures(codes: readonly MeasureCode[]): void {
  const faults: Fault[] = [];
  checkMeasures('measures', codes, (path, rest) => faults.push({ path, message: `${path} ${rest}` }));
  if (faults.length > 0) throw new InputError(faults);
}

export function targetLabel(controls: PlanControls, scale: LabelScale): string {
  return controls.target_label ?? longTermGoal(scale);
}

/** The wishes of a plan to a label, whatever it costs. */
export const WITHOUT_BUDGET: Record<
  PlanControls['objective'],
  Pick<PlanControls, 'objective' | 'budget_eur'>
> = {
  least_investment: { objective: 'least_investment', budget_eur: null },
  least_lifetime_cost: { objective: 'least_lifetime_cost', budget_eur: null },
  best_label_within_budget: { objective: 'least_investment', budget_eur: null },
};

import {
  INCOME_GROUPS,
  type LabelScale,
  MEASURES,
  type MeasureCode,
  OBJECTIVES,
  type Region,
} from '../codes.ts';
import { type Fault, InputError } from '../dwelling/input-error.ts';
import { labelsOf, longTermGoal, scaleOf } from '../label/label.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { EnergyPrices } from '../money/energy-prices.ts';
import type { OwnPriceBook } from '../money/price-work.ts';
import type { PlanControls } from './plan.ts';

/** How a plan is to be made; all but the date has a default. */
export interface PlanOptions extends Partial<PlanControls> {
  /** YYYY-MM-DD: the day that prices, rules and ages refer to. */
  date: string;
  priceBook?: OwnPriceBook;
  energyPrices?: Partial<EnergyPrices>;
}

export const DEFAULT_CONTROLS: PlanControls = {
  target_label: null,
  budget_eur: null,
  phase_budget_eur: null,
  objective: 'least_investment',
  excluded_measures: [],
  locked_measures: [],
  income_group: null,
};

/** Throws an `InputError` with every fault of the controls. */
export function controlsOf(options: PlanOptions, region: Region): PlanControls {
  const faults: Fault[] = [];
  const fault = (path: string, rest: string): void => {
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
  };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(options.date)) fault('date', 'must be a date in the form YYYY-MM-DD');
  const labels = labelsOf(scaleOf(region));
  if (controls.target_label !== null) oneOf('target_label', controls.target_label, labels);
  oneOf('objective', controls.objective, OBJECTIVES);
  if (controls.income_group !== null) oneOf('income_group', controls.income_group, INCOME_GROUPS);
  for (const name of ['budget_eur', 'phase_budget_eur'] as const) {
    const eur = controls[name];
    if (eur !== null && !(Number.isFinite(eur) && eur >= 0)) fault(name, 'must be a positive number');
  }
  if (controls.objective === 'best_label_within_budget' && controls.budget_eur === null) {
    fault('budget_eur', 'should not be empty when objective is best_label_within_budget');
  }
  for (const name of ['excluded_measures', 'locked_measures'] as const) {
    for (const code of controls[name]) oneOf(`each value in ${name}`, code, MEASURES);
  }
  if (faults.length === 0) checkSlots('locked_measures', controls.locked_measures, fault);
  for (const code of controls.locked_measures) {
    if (controls.excluded_measures.includes(code))
      fault('locked_measures', `must not hold ${code}, which is excluded`);
  }
  if (faults.length > 0) throw new InputError(faults);
  return controls;
}

/** At most one measure a slot: two would be done on the same element. */
export function checkSlots(
  path: string,
  codes: readonly MeasureCode[],
  fault: (path: string, rest: string) => void,
): void {
  const bySlot = new Map<string, MeasureCode>();
  for (const code of codes) {
    const { slot } = measureOf(code);
    const other = bySlot.get(slot);
    if (other !== undefined && other !== code) fault(path, `must hold only one of ${other} and ${code}`);
    bySlot.set(slot, code);
  }
}

export function targetLabel(controls: PlanControls, scale: LabelScale): string {
  return controls.target_label ?? longTermGoal(scale);
}

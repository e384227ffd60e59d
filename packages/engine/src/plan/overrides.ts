/** Values that an adviser sets in the place of ours: facts of the house, and values of works. */
import type { CompletedDwelling } from '../completion/complete.ts';
import { faultsOfFact } from '../completion/estate-input.ts';
import type { MeasureCode } from '../contract/codes.ts';
import { MEASURES } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import { type Fault, InputError } from '../contract/input-error.ts';
import type { Override, WorkField, WorkOverride } from '../contract/overrides.ts';
import { WORK_FIELDS } from '../contract/overrides.ts';
import type { Dwelling, WorkValues } from '../dwelling/dwelling.ts';
import { measureOf } from '../measures/catalogue.ts';
import type { Pricing } from '../money/price-work.ts';

export interface ReadOverrides {
  facts: DwellingFacts;
  /** Null without any. */
  workValues: NonNullable<Dwelling['workValues']> | null;
  setCents: NonNullable<Pricing['setCents']> | null;
}

const NONE: ReadOverrides = { facts: {}, workValues: null, setCents: null };

/** Throws an `InputError` with every fault. */
export function overridesOf(overrides: readonly Override[], date: string): ReadOverrides {
  if (overrides.length === 0) return NONE;
  const faults = overrideFaults(overrides, date);
  if (faults.length > 0) throw new InputError(faults);
  const facts: Record<string, unknown> = {};
  const workValues: Partial<Record<MeasureCode, WorkValues>> = {};
  const setCents: NonNullable<Pricing['setCents']> = {};
  for (const override of overrides) {
    if ('fact' in override) facts[override.fact] = override.value;
    else if (override.field === 'cost_eur') setCents[override.measure] = Math.round(override.value * 100);
    else
      workValues[override.measure] = {
        ...workValues[override.measure],
        [NAMES[override.field]]: override.value,
      };
  }
  return {
    // Every fact and its value have been checked.
    facts: facts as DwellingFacts,
    workValues: Object.keys(workValues).length > 0 ? workValues : null,
    setCents: Object.keys(setCents).length > 0 ? setCents : null,
  };
}

/** What is wrong with an adviser's values; `date` decides what is in the future. */
export function overrideFaults(overrides: readonly Override[], date: string): readonly Fault[] {
  return overrides.flatMap((override, index) => faultsOf(override, index, overrides, date));
}

const NAMES: Record<Exclude<WorkField, 'cost_eur'>, keyof WorkValues> = {
  added_r_m2k_per_w: 'addedM2KPerW',
  u_after_w_per_m2k: 'uValueWPerM2K',
  power_kw: 'powerKw',
  power_kwp: 'powerKwp',
};

/** What is sold and built: beyond it a value is mistyped. */
const BOUNDS: Record<WorkField, { min: number; max: number }> = {
  added_r_m2k_per_w: { min: 0.5, max: 15 },
  u_after_w_per_m2k: { min: 0.4, max: 5 },
  power_kw: { min: 1, max: 100 },
  power_kwp: { min: 0.5, max: 100 },
  cost_eur: { min: 0, max: 1_000_000 },
};

const WITH_POWER: readonly MeasureCode[] = ['heat_pump_hybrid', 'heat_pump_air_water', 'heat_pump_ground'];

/** Whether a work has such a value. */
function hasField(measure: MeasureCode, field: WorkField): boolean {
  const { slot, addedM2KPerW } = measureOf(measure);
  switch (field) {
    case 'added_r_m2k_per_w':
      return addedM2KPerW !== undefined;
    case 'u_after_w_per_m2k':
      return slot === 'windows' || slot === 'doors';
    case 'power_kw':
      return WITH_POWER.includes(measure);
    case 'power_kwp':
      return slot === 'solar_panels';
    case 'cost_eur':
      return true;
  }
}

const LONGEST_REASON = 500;

function faultsOf(override: Override, index: number, all: readonly Override[], date: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (name: string, rest: string): void => {
    const path = `overrides.${index}.${name}`;
    faults.push({ path, message: `${path} ${rest}` });
  };
  const { reason } = override;
  if (typeof reason !== 'string' || reason.trim() === '') fault('reason', 'should not be empty');
  else if (reason.length > LONGEST_REASON)
    fault('reason', `must not be longer than ${LONGEST_REASON} characters`);
  const isSame = (other: Override): boolean =>
    'fact' in override
      ? 'fact' in other && other.fact === override.fact
      : 'measure' in other && other.measure === override.measure && other.field === override.field;
  if (all.findIndex(isSame) < index) fault('fact' in override ? 'fact' : 'field', 'must be set only once');
  if ('fact' in override) {
    for (const { message } of faultsOfFact(override.fact, override.value, date)) {
      faults.push({ path: `overrides.${index}.value`, message: `overrides.${index}: ${message}` });
    }
    return faults;
  }
  checkWork(override, fault);
  return faults;
}

function checkWork(
  { measure, field, value }: WorkOverride,
  fault: (name: string, rest: string) => void,
): void {
  if (!MEASURES.includes(measure)) {
    fault('measure', `must be one of the following values: ${MEASURES.join(', ')}`);
    return;
  }
  if (!WORK_FIELDS.includes(field) || !hasField(measure, field)) {
    const own = WORK_FIELDS.filter((each) => hasField(measure, each));
    fault('field', `must be one of the following values: ${own.join(', ')}`);
    return;
  }
  const { min, max } = BOUNDS[field];
  if (!(value >= min)) fault('value', `must not be less than ${min}`);
  else if (!(value <= max)) fault('value', `must not be greater than ${max}`);
}

/** The shown house and every other that it may be get the adviser's works. */
export function withWorkValues(
  completed: CompletedDwelling,
  workValues: ReadOverrides['workValues'],
): CompletedDwelling {
  if (workValues === null) return completed;
  const having = (dwelling: Dwelling): Dwelling => ({ ...dwelling, workValues });
  return {
    ...completed,
    dwelling: having(completed.dwelling),
    scenarios: completed.scenarios.map((scenario) => ({ ...scenario, dwelling: having(scenario.dwelling) })),
  };
}

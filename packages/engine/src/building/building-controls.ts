import type { BuildingControls } from '../contract/building.ts';
import type { Region } from '../contract/codes.ts';
import { type Fault, InputError } from '../contract/input-error.ts';
import { isDay } from '../contract/is-day.ts';
import { labelsOf, scaleOf } from '../label/label.ts';
import { CONFIDENCE_BOUNDS } from '../plan/plan-options.ts';

export const DEFAULT_BUILDING_CONTROLS: BuildingControls = {
  target_label: null,
  target_of: 'EVERY_UNIT',
  objective: 'least_investment',
  confidence: 0.5,
  fossil_free: false,
  least_vote_probability: null,
  nobody_pays_more: false,
  loan_years: null,
  budget_per_year_eur: null,
  first_year: null,
  maintenance_years: 20,
};

const LONGEST_LOAN_YEARS = 30;
/** Works are planned at today's prices and grants: not further ahead. */
const LATEST_START_YEARS = 10;

/** Throws an `InputError` with every fault of the controls. */
export function buildingControlsOf(
  asked: Partial<BuildingControls>,
  region: Region,
  date: string,
): BuildingControls {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const controls: BuildingControls = { ...DEFAULT_BUILDING_CONTROLS, ...Object.fromEntries(given) };
  const faults: Fault[] = [];
  const add = (path: string, rest: string): void => {
    faults.push({ path, message: `${path} ${rest}` });
  };
  const oneOf = (path: string, value: unknown, values: readonly unknown[]): void => {
    if (!values.includes(value)) add(path, `must be one of the following values: ${values.join(', ')}`);
  };
  if (!isDay(date))
    throw new InputError([{ path: 'date', message: 'date must be a date in the form YYYY-MM-DD' }]);
  if (controls.target_label !== null) oneOf('target_label', controls.target_label, labelsOf(scaleOf(region)));
  oneOf('target_of', controls.target_of, ['EVERY_UNIT', 'MEAN']);
  oneOf('objective', controls.objective, ['least_investment', 'least_lifetime_cost']);
  oneOf('maintenance_years', controls.maintenance_years, [10, 20, 30]);
  const { min, max } = CONFIDENCE_BOUNDS;
  if (!(controls.confidence >= min && controls.confidence <= max))
    add('confidence', `must be from ${min} to ${max}`);
  const {
    least_vote_probability: vote,
    loan_years: years,
    budget_per_year_eur: budget,
    first_year: first,
  } = controls;
  if (vote !== null && !(vote >= 0 && vote <= 1)) add('least_vote_probability', 'must be from 0 to 1');
  if (years !== null && !(Number.isInteger(years) && years >= 1 && years <= LONGEST_LOAN_YEARS))
    add('loan_years', `must be a whole number from 1 to ${LONGEST_LOAN_YEARS}`);
  if (budget !== null && !(Number.isFinite(budget) && budget >= 0))
    add('budget_per_year_eur', 'must not be less than 0');
  const thisYear = Number(date.slice(0, 4));
  if (
    first !== null &&
    !(Number.isInteger(first) && first >= thisYear && first <= thisYear + LATEST_START_YEARS)
  )
    add('first_year', `must be a year from ${thisYear} to ${thisYear + LATEST_START_YEARS}`);
  if (faults.length > 0) throw new InputError(faults);
  return controls;
}

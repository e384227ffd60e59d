/** What is wrong with a building by itself, each fault with its path. */
import type { BuildingInput, BuildingPart, Fraction } from '../contract/building.ts';
import type { Fault } from '../contract/input-error.ts';

export function buildingFaults(building: BuildingInput): Fault[] {
  const faults: Fault[] = [];
  const add = (path: string, rest: string): void => {
    faults.push({ path, message: `${path} ${rest}` });
  };
  const { units, parts, deed, money, shares_total: total } = building;
  if (units.length === 0) add('units', 'should not be empty');
  const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;
  if (!isCount(total)) add('shares_total', 'must be a whole number greater than 0');
  const firstAt = new Map<string, number>();
  for (const [index, { external_id: id, share, votes, use }] of units.entries()) {
    const at = `units[${index}]`;
    if (id === '') add(`${at}.external_id`, 'should not be empty');
    const first = firstAt.get(id);
    if (first === undefined) firstAt.set(id, index);
    else add(`${at}.external_id`, `${id} is already the unit units[${first}]`);
    if (!isCount(share)) add(`${at}.share`, 'must be a whole number greater than 0');
    if (votes !== null && !(Number.isSafeInteger(votes) && votes >= 0))
      add(`${at}.votes`, 'must be a whole number, 0 or more');
    if (use !== null && !(Number.isFinite(use) && use >= 0)) add(`${at}.use`, 'must not be less than 0');
  }
  addSharesFault(building, add);
  addVotesFaults(building, add);
  const partAt = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    const first = partAt.get(part.id);
    if (first === undefined) partAt.set(part.id, index);
    else add(`parts[${index}].id`, `${part.id} is already the part parts[${first}]`);
    addPartFaults(part, `parts[${index}]`, firstAt, add);
  }
  for (const name of ['majority', 'quorum'] as const) {
    if (deed[name] !== null && !isFraction(deed[name]))
      add(`deed.${name}`, 'must be a fraction above 0 and at most 1, in whole numbers');
  }
  for (const name of ['reserve_fund_eur', 'reserve_contribution_eur_per_year'] as const) {
    if (!(Number.isFinite(money[name]) && money[name] >= 0)) add(`money.${name}`, 'must not be less than 0');
  }
  return faults;
}

type Add = (path: string, rest: string) => void;

function addSharesFault({ units, shares_total: total }: BuildingInput, add: Add): void {
  if (units.length === 0) return;
  const sum = units.reduce((so, { share }) => so + share, 0);
  if (sum === total) return;
  const difference = Math.abs(sum - total);
  add(
    'units',
    `have shares that add up to ${sum}, which is ${difference} ${sum < total ? 'less' : 'more'} than shares_total (${total})`,
  );
}

/** Votes are those of the deed for all units, or as many as shares for all. */
function addVotesFaults({ units }: BuildingInput, add: Add): void {
  const isGiven = units.some(({ votes }) => votes !== null);
  for (const [index, { votes }] of units.entries()) {
    if (isGiven && votes === null)
      add(`units[${index}].votes`, 'should not be empty where other units have votes');
  }
  if (isGiven && units.every(({ votes }) => votes === 0)) add('units', 'must have votes');
}

function addPartFaults(part: BuildingPart, at: string, unitAt: ReadonlyMap<string, number>, add: Add): void {
  if (part.id === '') add(`${at}.id`, 'should not be empty');
  const seen = new Set<string>();
  for (const [index, unit] of part.units.entries()) {
    if (!unitAt.has(unit)) add(`${at}.units[${index}]`, `${unit} is not a unit of this building`);
    else if (seen.has(unit)) add(`${at}.units[${index}]`, `${unit} is there twice`);
    seen.add(unit);
  }
  if (part.apportioning === 'UNITS_WITH_PART' && part.units.length === 0)
    add(`${at}.units`, 'should not be empty with the key UNITS_WITH_PART');
  const { condition, area_m2: area, maintenance_cost_eur: cost, maintenance_interval_years: years } = part;
  if (condition !== null && !(Number.isInteger(condition) && condition >= 1 && condition <= 6))
    add(`${at}.condition`, 'must be a whole number from 1 to 6');
  if (area !== null && !(Number.isFinite(area) && area >= 0)) add(`${at}.area_m2`, 'must not be less than 0');
  if (cost !== null && !(Number.isFinite(cost) && cost >= 0))
    add(`${at}.maintenance_cost_eur`, 'must not be less than 0');
  if (years !== null && !(Number.isInteger(years) && years >= 1))
    add(`${at}.maintenance_interval_years`, 'must be a whole number, 1 or more');
}

function isFraction({ numerator, denominator }: Fraction): boolean {
  const isWhole = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  return isWhole && numerator > 0 && numerator <= denominator;
}

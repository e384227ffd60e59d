/** What a column costs by the objective, and what it takes from each limit. */
import { compareLabels, labelsOf } from '@rooftree/engine';
import type { HomeColumn } from '../homes/columns.ts';
import type { HomeState, PlannedHome } from '../homes/packages.ts';
import type { LimitRow } from './limit-rows.ts';
import { ASSUMED_MONEY, HELPED_BILL_CUT, type ProgrammeObjective, type ProgrammeTerms } from './terms.ts';
import type { Unit, UnitColumn, UnitMember } from './unit-columns.ts';

/**
 * A year of one tenant that is not helped weighs more than any cost of a home, so that costs decide among equals only.
 */
const POINTS_PER_TENANT_YEAR = 1_000_000;

/** In cents, grams of CO2 or points, by the objective; lower is better. */
export function costOf(unit: Unit, { columns }: UnitColumn, objective: ProgrammeObjective): number {
  let cost = 0;
  for (const [member, column] of columns.entries()) {
    const home = unit.members[member]?.home;
    if (home === undefined) continue;
    if (objective === 'LOWEST_COST') cost += column.presentCents;
    else if (objective === 'MOST_CO2_PER_EURO') cost += gramsOf(home, column);
    else
      cost += POINTS_PER_TENANT_YEAR * yearsNotHelped(home, column) + Math.round(column.presentCents / 100);
  }
  return cost;
}

/** Over the horizon; the last state of the programme stays. */
function gramsOf(home: PlannedHome, column: HomeColumn): number {
  const last = column.years.at(-1)?.state ?? home.today;
  const years = column.years.length;
  return emittedGrams(home, column) + Math.max(0, ASSUMED_MONEY.horizonYears - years) * last.co2GramsPerYear;
}

/** Over the years of the programme: the works of a year save from the next one on. */
export function emittedGrams(home: PlannedHome, column: HomeColumn): number {
  let grams = 0;
  let state = home.today;
  for (const year of column.years) {
    grams += state.co2GramsPerYear;
    state = year.state;
  }
  return grams;
}

function yearsNotHelped(home: PlannedHome, { years }: HomeColumn): number {
  return years.filter(({ state }) => !isHelped(home, state)).length;
}

export function isHelped({ today }: PlannedHome, state: HomeState): boolean {
  return state.billCentsPerYear <= today.billCentsPerYear * (1 - HELPED_BILL_CUT);
}

/** By the position of the row. */
export function usesOf(
  unit: Unit,
  { columns }: UnitColumn,
  rows: readonly LimitRow[],
  terms: ProgrammeTerms,
): Map<number, number> {
  const uses = new Map<number, number>();
  for (const [position, row] of rows.entries()) {
    let amount = 0;
    for (const [index, member] of unit.members.entries()) {
      const column = columns[index];
      if (column !== undefined) amount += useOf(member, column, row, terms.firstYear);
    }
    if (amount !== 0) uses.set(position, amount);
  }
  return uses;
}

function useOf({ home, place }: UnitMember, column: HomeColumn, row: LimitRow, firstYear: number): number {
  const year = row.year === null ? undefined : column.years[row.year - firstYear];
  const state = year?.state ?? home.today;
  switch (row.kind) {
    case 'BUDGET':
      return year?.paidCents ?? 0;
    case 'HOURS':
      return row.trade === null ? 0 : (year?.minutes[row.trade] ?? 0);
    case 'HOMES': {
      const isHere = row.place === null || row.place === place;
      return isHere && row.year !== null && column.stageYears.includes(row.year - firstYear) ? 1 : 0;
    }
    case 'CO2':
      return Math.round(emittedGrams(home, column) / 1000);
    case 'LABELS':
      return row.label === null ? 0 : Math.round(1000 * chanceOfLabel(home, column, state, row.label));
    case 'ENERGY':
    case 'WORST_HOMES':
      return home.today.primaryKwhPerYear - state.primaryKwhPerYear;
    case 'BILLS':
      return home.today.billCentsPerYear - (column.years.at(-1)?.state ?? home.today).billCentsPerYear;
  }
}

/** Whether the scale of the home has this label at all. */
export function isOnScale({ labelScale }: PlannedHome, label: string): boolean {
  return labelsOf(labelScale).some((own) => own === label);
}

/** Of at least this label; 0 where the scale of the home does not have it. */
function chanceOfLabel(
  home: PlannedHome,
  { package: works }: HomeColumn,
  state: HomeState,
  label: string,
): number {
  if (!isOnScale(home, label)) return 0;
  if (works !== null && state === works.stages.at(-1)?.after) return works.labelProbability.get(label) ?? 0;
  const today = home.labelProbability.get(label) ?? 0;
  // Between two stages the chance of the label to expect is known, and works take none away.
  const isExpected = compareLabels(home.labelScale, state.label, label) <= 0;
  return isExpected && state !== home.today ? Math.max(today, state.probability) : today;
}

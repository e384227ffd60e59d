/** What can be chosen for a home, or for the homes of a complex together. */
import { type ColumnTerms, columnOf, columnsOf, type HomeColumn } from '../homes/columns.ts';
import type { PlannedHome, WorkPackage } from '../homes/packages.ts';
import { deadlinesOf, dutyChance } from './duties.ts';
import { ASSUMED_MONEY, type ProgrammeTerms } from './terms.ts';

/** A home of the portfolio. */
export interface UnitMember {
  /** What it is called in the files. */
  name: string;
  place: string | null;
  home: PlannedHome;
}

/** Homes about which is decided together; mostly one. */
export interface Unit {
  members: readonly UnitMember[];
  /** The id of its column in the previous programme. */
  previous: string | null;
  /** That column is approved: nothing else is possible. */
  isFixed?: boolean;
}

export interface UnitColumn {
  id: string;
  /** By member. */
  columns: readonly HomeColumn[];
}

export interface UnitChoices {
  columns: readonly UnitColumn[];
  /** No works would miss a duty that works can meet. */
  isRequired: boolean;
}

function columnTermsOf({ firstYear, years }: ProgrammeTerms): ColumnTerms {
  return { firstYear, years, ...ASSUMED_MONEY };
}

/** At most `most` columns; where there are more, works in two stages go first, then the packages that cost the most. */
export function choicesOf(unit: Unit, terms: ProgrammeTerms, most: number): UnitChoices {
  const all = unit.members.length === 1 ? ofHome(unit, terms) : ofComplex(unit, terms);
  const frozen = all.filter((column) => isAsBefore(column, unit, terms));
  if (frozen.length === 1) return { columns: frozen, isRequired: false };
  const allowed = all.filter((column) => isAllowed(column, unit, terms));
  const [best, isRequired] = meetingDuties(allowed, unit, terms);
  return { columns: withinCount(best, most, unit.previous), isRequired };
}

function ofHome({ members }: Unit, terms: ProgrammeTerms): UnitColumn[] {
  return members.flatMap(({ home }) =>
    columnsOf(home, columnTermsOf(terms)).map((column) => ({ id: column.id, columns: [column] })),
  );
}

/** The same wish in the same years for every member; one that has reached it already, or cannot, does nothing. */
function ofComplex({ members }: Unit, terms: ProgrammeTerms): UnitColumn[] {
  const columnTerms = columnTermsOf(terms);
  const wishes = new Set(
    members.flatMap(({ home }) => home.packages.flatMap(({ wishes: ofPackage }) => ofPackage)),
  );
  const together = (wish: string | null, first: number, last: number): UnitColumn => {
    const columns = members.map(({ home }) => {
      const works = wish === null ? null : (packageFor(home, wish) ?? null);
      const stages = works?.stages.length ?? 0;
      return columnOf(home, works, stages === 2 ? [first, last] : stages === 1 ? [first] : [], columnTerms);
    });
    const years = [...new Set([first, last])].map((year) => terms.firstYear + year).join('+');
    return { id: wish === null ? 'nothing' : `${wish}@${years}`, columns };
  };
  const columns = [together(null, 0, 0)];
  for (const wish of wishes) {
    const isStaged = members.some(({ home }) => packageFor(home, wish)?.stages.length === 2);
    for (let year = 0; year < terms.years; year++) {
      for (let gap = 0; gap <= (isStaged ? 2 : 0) && year + gap < terms.years; gap++)
        columns.push(together(wish, year, year + gap));
    }
  }
  return columns;
}

function packageFor({ packages }: PlannedHome, wish: string): WorkPackage | undefined {
  return packages.find(({ wishes }) => wishes.includes(wish));
}

/** What is approved, and until the frozen year what was to be done in it, is done, and nothing else. */
function isAsBefore(column: UnitColumn, { previous, isFixed }: Unit, terms: ProgrammeTerms): boolean {
  return column.id === previous && (isFixed === true || firstWorks(column) <= lastFrozen(terms));
}

function isAllowed(column: UnitColumn, { members }: Unit, terms: ProgrammeTerms): boolean {
  if (firstWorks(column) <= lastFrozen(terms)) return false;
  return (
    !terms.noTenantPaysMore ||
    column.columns.every(
      ({ years }, member) =>
        (years.at(-1)?.state.billCentsPerYear ?? 0) <= (members[member]?.home.today.billCentsPerYear ?? 0),
    )
  );
}

const lastFrozen = ({ frozenUntilYear, firstYear }: ProgrammeTerms) =>
  frozenUntilYear === null ? -1 : frozenUntilYear - firstYear;

/** From 0 for the first year of the programme; without works, never. */
export function firstWorks({ columns }: UnitColumn): number {
  return Math.min(...columns.flatMap(({ stageYears }) => stageYears));
}

/** Those that meet every duty of every member; where none does, those that come closest. */
function meetingDuties(
  columns: readonly UnitColumn[],
  { members }: Unit,
  terms: ProgrammeTerms,
): [best: UnitColumn[], isRequired: boolean] {
  const duties = members.map(({ home }) => deadlinesOf(home, terms));
  if (duties.every(({ length }) => length === 0)) return [[...columns], false];
  const shortfalls = columns.map((column) =>
    column.columns.reduce((sum, own, member) => {
      const home = members[member]?.home;
      const missing = (duties[member] ?? []).map((deadline) =>
        home === undefined ? 0 : Math.max(0, terms.requiredProbability - dutyChance(home, own, deadline)),
      );
      return sum + missing.reduce((total, one) => total + one, 0);
    }, 0),
  );
  const least = Math.min(...shortfalls);
  const best = columns.filter((_, position) => (shortfalls[position] ?? 0) <= least + 1e-9);
  const isRequired = (shortfalls[0] ?? 0) > least + 1e-9;
  return [best, isRequired];
}

function withinCount(columns: readonly UnitColumn[], most: number, previous: string | null): UnitColumn[] {
  if (columns.length <= most) return [...columns];
  const isAtOnce = ({ columns: own, id }: UnitColumn) =>
    id === previous || own.every(({ stageYears }) => new Set(stageYears).size <= 1);
  const atOnce = columns.filter(isAtOnce);
  if (atOnce.length <= most) return atOnce;
  const wishOf = ({ id }: UnitColumn) => id.split('@')[0] ?? '';
  const cost = ({ columns: own }: UnitColumn) => own.reduce((sum, { presentCents }) => sum + presentCents, 0);
  const byWish = [...Map.groupBy(atOnce, wishOf).values()].sort(
    (a, b) => Math.min(...a.map(cost)) - Math.min(...b.map(cost)),
  );
  const taken = new Set<UnitColumn>();
  for (const group of byWish) {
    if (taken.size > 0 && taken.size + group.length > most) break;
    for (const column of group) taken.add(column);
  }
  return atOnce.filter((column) => taken.has(column) || column.id === previous || column.id === 'nothing');
}

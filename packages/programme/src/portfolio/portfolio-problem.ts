import { type Limit, MAX_LIMITS, type Problem, ProblemBuilder } from '../problem.ts';
import { withPriceOfMoving } from '../stay.ts';
import { costOf, isOnScale, usesOf } from './column-uses.ts';
import { type LimitRow, type RowAmount, rowsOf } from './limit-rows.ts';
import { Preferences } from './preferences.ts';
import type { ProgrammeLimits, ProgrammeTerms } from './terms.ts';
import { choicesOf, type Unit } from './unit-columns.ts';
import { WorstHomes, withShares } from './worst-homes.ts';

export interface PortfolioOptions {
  /** Of the programme itself, then of each scenario. */
  scenarios: readonly ProgrammeLimits[];
  /** How many homes there will be: the more, the fewer columns each may have. */
  homes: number;
  centsPerMovedHome: number;
}

/** All columns together: about as many as fit into a gigabyte with what the search needs beside them. */
const MOST_COLUMNS = 5_000_000;
const MOST_PER_UNIT = 400;
const LEAST_PER_UNIT = 45;

/** More years, places and trades than a programme can be solved for. */
export class TooManyLimits extends RangeError {
  override name = 'TooManyLimits';
}

export function mostColumns(homes: number): number {
  return Math.min(MOST_PER_UNIT, Math.max(LEAST_PER_UNIT, Math.floor(MOST_COLUMNS / Math.max(1, homes))));
}

/** The rows that the scenarios limit, those of one after those of the other. */
export function allRows(
  scenarios: readonly ProgrammeLimits[],
  terms: Pick<ProgrammeTerms, 'firstYear' | 'years'>,
): LimitRow[] {
  const rows = new Map<string, LimitRow>();
  for (const limits of scenarios) for (const [id, row] of rowsOf(limits, terms)) rows.set(id, row);
  if (rows.size > MAX_LIMITS) throw new TooManyLimits(`${rows.size} limits are more than ${MAX_LIMITS}`);
  return [...rows.values()];
}

/** Homes in, one after the other; the problem of each scenario out. */
export class PortfolioProblem {
  readonly rows: readonly LimitRow[];
  readonly preferences = new Preferences();
  /** Of each unit, whether the law requires works. */
  readonly isRequired: boolean[] = [];
  /** The names of the units in the files: of a complex, its first home. */
  readonly names: string[] = [];
  /** By unit, the ids of its columns with commas between them. */
  readonly columnIds: string[] = [];
  readonly #terms: ProgrammeTerms;
  readonly #options: PortfolioOptions;
  readonly #builder: ProblemBuilder;
  /** By unit: the position of its column in the previous programme, -1 without one. */
  readonly #previous: number[] = [];
  /** What percentages are of. */
  readonly #homesByLabel = new Map<string, number>();
  readonly #worstHomes = new WorstHomes();
  #primaryKwh = 0;
  #billCents = 0;
  #columns = 0;

  constructor(terms: ProgrammeTerms, options: PortfolioOptions) {
    this.#terms = terms;
    this.#options = options;
    this.rows = allRows(options.scenarios, terms);
    this.#builder = new ProblemBuilder(
      this.rows.map(({ id, comparison }) => ({ id, kind: comparison, amount: 0 })),
    );
  }

  add(unit: Unit): void {
    const { columns, isRequired } = choicesOf(unit, this.#terms, mostColumns(this.#options.homes));
    this.#builder.addHome(
      columns.map((column) => ({
        cost: costOf(unit, column, this.#terms.objective),
        uses: usesOf(unit, column, this.rows, this.#terms),
      })),
    );
    const before = columns.findIndex(({ id }) => id === unit.previous);
    this.#previous.push(unit.previous === null || before < 0 ? -1 : this.#columns + before);
    this.#columns += columns.length;
    this.isRequired.push(isRequired);
    this.names.push(nameOf(unit));
    this.columnIds.push(columns.map(({ id }) => id).join());
    this.preferences.add(unit, columns);
    this.#worstHomes.add(unit);
    for (const { home } of unit.members) {
      this.#primaryKwh += home.today.primaryKwhPerYear;
      this.#billCents += home.today.billCentsPerYear;
      for (const label of new Set(this.rows.flatMap(({ label: wanted }) => wanted ?? []))) {
        if (isOnScale(home, label)) this.#homesByLabel.set(label, (this.#homesByLabel.get(label) ?? 0) + 1);
      }
    }
  }

  isNamed(position: number, unit: Unit): boolean {
    return this.names[position] === nameOf(unit);
  }

  /** One problem for each scenario, with its own limits only. */
  build(): { problem: Problem; rows: LimitRow[]; previous: Int32Array }[] {
    const whole = this.#builder.build();
    const previous = Int32Array.from(this.#previous);
    const isWorst = this.#worstHomes.flags();
    return this.#options.scenarios.map((scenario) => {
      const own = rowsOf(scenario, this.#terms);
      const rows = this.rows.filter(({ id }) => own.has(id));
      const limits = rows.map((row): Limit => {
        const amount = own.get(row.id);
        return { id: row.id, kind: row.comparison, amount: amount ? this.#amountOf(row, amount) : 0 };
      });
      const shares = new Map<number, number>();
      for (const [position, { id }] of rows.entries()) {
        const amount = own.get(id);
        if (amount !== undefined && 'share' in amount) shares.set(position, amount.share);
      }
      const problem = withShares(withLimits(whole, this.rows, limits), shares, isWorst);
      const isPriced = this.#options.centsPerMovedHome > 0 && this.#terms.objective === 'LOWEST_COST';
      return {
        problem: isPriced ? withPriceOfMoving(problem, previous, this.#options.centsPerMovedHome) : problem,
        rows,
        previous,
      };
    });
  }

  #amountOf({ kind, label }: LimitRow, amount: RowAmount): number {
    if ('amount' in amount) return amount.amount;
    if ('share' in amount) return 0;
    const whole = {
      LABELS: 1000 * (this.#homesByLabel.get(label ?? '') ?? 0),
      ENERGY: this.#primaryKwh,
      BILLS: this.#billCents,
    };
    const base = kind === 'LABELS' || kind === 'ENERGY' || kind === 'BILLS' ? whole[kind] : 0;
    return Math.ceil((amount.percent / 100) * base);
  }
}

/** A comma would end the name in the files. */
const nameOf = ({ members }: Unit) => encodeURIComponent(members[0]?.name ?? '');

/** The same columns with these limits only. */
function withLimits(whole: Problem, rows: readonly LimitRow[], limits: readonly Limit[]): Problem {
  if (limits.length === rows.length) return { ...whole, limits };
  const target = rows.map(({ id }) => limits.findIndex((limit) => limit.id === id));
  const firstUse = new Int32Array(whole.firstUse.length);
  const useLimit = new Uint8Array(whole.useLimit.length);
  const useAmount = new Int32Array(whole.useAmount.length);
  let uses = 0;
  for (let column = 0; column < whole.firstUse.length - 1; column++) {
    firstUse[column] = uses;
    for (let use = whole.firstUse[column] ?? 0; use < (whole.firstUse[column + 1] ?? 0); use++) {
      const limit = target[whole.useLimit[use] ?? 0] ?? -1;
      if (limit < 0) continue;
      useLimit[uses] = limit;
      useAmount[uses++] = whole.useAmount[use] ?? 0;
    }
  }
  firstUse[whole.firstUse.length - 1] = uses;
  return {
    ...whole,
    limits,
    firstUse,
    useLimit: useLimit.subarray(0, uses),
    useAmount: useAmount.subarray(0, uses),
  };
}

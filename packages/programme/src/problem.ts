/**
 * A programme as numbers: for each home exactly one of its columns (a package of works in a year, or nothing), under
 * limits that all homes share. Every amount is an integer in the unit of its limit (cents, minutes, grams, homes), so
 * that no limit is broken by a rounding.
 */
export interface Limit {
  id: string;
  kind: 'AT_MOST' | 'AT_LEAST';
  amount: number;
}

export interface ColumnInput {
  /** In cents. */
  cost: number;
  /** By the position of the limit; a limit that is not named is not used. */
  uses: ReadonlyMap<number, number>;
}

/** Columns of all homes one after the other, in typed arrays: 4 million of them fit in about 250 MB. */
export interface Problem {
  limits: readonly Limit[];
  /** The first column of each home, and the number of all columns at the end. */
  firstColumn: Int32Array;
  cost: Float64Array;
  /** The first use of each column, and the number of all uses at the end. */
  firstUse: Int32Array;
  useLimit: Uint8Array;
  useAmount: Int32Array;
}

/** For each home the position of its column among all columns. */
export type Choice = Int32Array;

export const MAX_LIMITS = 256;
const MAX_AMOUNT = 2 ** 31 - 1;
const MAX_COST = 2 ** 42;

export class ProblemBuilder {
  readonly #limits: readonly Limit[];
  readonly #firstColumn = new Growing(Int32Array);
  readonly #cost = new Growing(Float64Array);
  readonly #firstUse = new Growing(Int32Array);
  readonly #useLimit = new Growing(Uint8Array);
  readonly #useAmount = new Growing(Int32Array);

  constructor(limits: readonly Limit[]) {
    if (limits.length > MAX_LIMITS)
      throw new RangeError(`at most ${MAX_LIMITS} limits, not ${limits.length}`);
    for (const { id, amount } of limits) {
      if (!Number.isSafeInteger(amount))
        throw new RangeError(`limit ${id} must be an integer, not ${amount}`);
    }
    this.#limits = limits;
  }

  addHome(columns: readonly ColumnInput[]): void {
    if (columns.length === 0) throw new RangeError('a home needs at least one column');
    this.#firstColumn.push(this.#cost.length);
    for (const { cost, uses } of columns) {
      if (!Number.isSafeInteger(cost) || Math.abs(cost) > MAX_COST)
        throw new RangeError(`a cost must be an integer of cents up to ${MAX_COST}, not ${cost}`);
      this.#firstUse.push(this.#useAmount.length);
      this.#cost.push(cost);
      for (const [limit, amount] of uses) {
        if (this.#limits[limit] === undefined) throw new RangeError(`there is no limit ${limit}`);
        if (!Number.isInteger(amount) || Math.abs(amount) > MAX_AMOUNT)
          throw new RangeError(`an amount must be an integer up to ${MAX_AMOUNT}, not ${amount}`);
        if (amount === 0) continue;
        this.#useLimit.push(limit);
        this.#useAmount.push(amount);
      }
    }
  }

  build(): Problem {
    this.#firstColumn.push(this.#cost.length);
    this.#firstUse.push(this.#useAmount.length);
    return {
      limits: this.#limits,
      firstColumn: this.#firstColumn.toArray(),
      cost: this.#cost.toArray(),
      firstUse: this.#firstUse.toArray(),
      useLimit: this.#useLimit.toArray(),
      useAmount: this.#useAmount.toArray(),
    };
  }
}

export function homeCount(problem: Problem): number {
  return problem.firstColumn.length - 1;
}

/** How a price acts on an amount: a limit from below rewards what one from above charges. */
export function signsOf(problem: Problem): Float64Array {
  return Float64Array.from(problem.limits, ({ kind }) => (kind === 'AT_MOST' ? 1 : -1));
}

export interface Totals {
  costCents: number;
  /** By limit. */
  used: Float64Array;
}

export function totalsOf(problem: Problem, choice: Choice): Totals {
  const { cost, firstUse, useLimit, useAmount } = problem;
  const used = new Float64Array(problem.limits.length);
  let costCents = 0;
  for (const column of choice) {
    costCents += at(cost, column);
    for (let use = at(firstUse, column); use < at(firstUse, column + 1); use++) {
      const limit = at(useLimit, use);
      used[limit] = at(used, limit) + at(useAmount, use);
    }
  }
  return { costCents, used };
}

/** No choice costs more, in cents: a bound above it proves that no choice is within the limits. */
export function highestCost({ firstColumn, cost }: Problem): number {
  let sum = 0;
  for (let home = 0; home < firstColumn.length - 1; home++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let column = at(firstColumn, home); column < at(firstColumn, home + 1); column++)
      most = Math.max(most, at(cost, column));
    sum += most;
  }
  return sum;
}

/**
 * By limit, what counts as all of it: its amount or, where that is nothing, the most that all homes could use of it.
 */
export function sizesOf(problem: Problem): Float64Array {
  const { limits, firstColumn, firstUse, useLimit, useAmount } = problem;
  const most = new Float64Array(limits.length);
  for (let home = 0; home < homeCount(problem); home++) {
    const ofHome = new Map<number, number>();
    const [first, end] = [at(firstColumn, home), at(firstColumn, home + 1)];
    for (let use = at(firstUse, first); use < at(firstUse, end); use++) {
      const limit = at(useLimit, use);
      if (limits[limit]?.amount === 0)
        ofHome.set(limit, Math.max(ofHome.get(limit) ?? 0, Math.abs(at(useAmount, use))));
    }
    for (const [limit, amount] of ofHome) most[limit] = at(most, limit) + amount;
  }
  return Float64Array.from(limits, ({ amount }, limit) => Math.max(1, Math.abs(amount), at(most, limit)));
}

/** By limit, how far it is broken: 0 where it holds. */
export function excessOf(problem: Problem, used: Float64Array): Float64Array {
  return Float64Array.from(problem.limits, ({ kind, amount }, limit) =>
    Math.max(0, kind === 'AT_MOST' ? at(used, limit) - amount : amount - at(used, limit)),
  );
}

type Numbers = Int32Array | Float64Array | Uint8Array;

export function at(numbers: Numbers, position: number): number {
  // The positions are ours and always inside; a check would cost a third of the time of the inner loops.
  return numbers[position] as number;
}

class Growing<T extends Numbers> {
  readonly #create: new (
    length: number,
  ) => T;
  #values: T;
  length = 0;

  constructor(create: new (length: number) => T) {
    this.#create = create;
    this.#values = new create(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new this.#create(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  toArray(): T {
    const exact = new this.#create(this.length);
    exact.set(this.#values.subarray(0, this.length));
    return exact;
  }
}

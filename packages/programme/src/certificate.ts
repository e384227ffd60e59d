import { createHash } from 'node:crypto';
import { at, homeCount, type Problem, signsOf } from './problem.ts';
import type { Programme } from './solve.ts';

/** What homes, limits and columns are called in the files; columns by their position among all. */
export interface Names {
  home: (home: number) => string;
  column: (column: number) => string;
}

/**
 * Prices in the certificate are whole millionths of a cent, so that whoever checks it gets the same bound to the last
 * digit.
 */
const PRICE_UNITS_PER_CENT = 1_000_000;

/** The problem as text, home by home: a large one is written as it is made. The lines end with a line feed. */
export function* writeProblem(problem: Problem, names: Names): Generator<string> {
  yield 'rooftree-programme 1\n';
  for (const { id, kind, amount } of problem.limits) yield `limit,${id},${kind},${amount}\n`;
  for (let home = 0; home < homeCount(problem); home++) {
    let text = `home,${names.home(home)}\n`;
    for (let column = at(problem.firstColumn, home); column < at(problem.firstColumn, home + 1); column++) {
      text += `column,${names.column(column)},${at(problem.cost, column)}`;
      for (let use = at(problem.firstUse, column); use < at(problem.firstUse, column + 1); use++)
        text += `,${at(problem.useLimit, use)}:${at(problem.useAmount, use)}`;
      text += '\n';
    }
    yield text;
  }
}

/**
 * What a stranger needs beside the problem to check the programme: its prices, choice, cost and bound. Ends with the
 * digest of all other lines: a price can change without changing what it proves.
 */
export function* writeCertificate(problem: Problem, programme: Programme, names: Names): Generator<string> {
  const hash = createHash('sha256');
  for (const line of certificateLines(problem, programme, names)) {
    hash.update(line);
    yield line;
  }
  yield `sha256,${hash.digest('hex')}\n`;
}

function* certificateLines(problem: Problem, programme: Programme, names: Names): Generator<string> {
  const hash = createHash('sha256');
  for (const part of writeProblem(problem, names)) hash.update(part);
  const prices = Array.from(programme.prices, (price) => BigInt(Math.round(price * PRICE_UNITS_PER_CENT)));
  yield 'rooftree-certificate 1\n';
  yield `problem,${hash.digest('hex')}\n`;
  yield `cost,${programme.costCents}\n`;
  yield `bound,${exactBound(problem, prices)}\n`;
  for (const [limit, { id }] of problem.limits.entries()) yield `price,${id},${prices[limit]}\n`;
  for (let home = 0; home < homeCount(problem); home++)
    yield `choice,${names.home(home)},${names.column(at(programme.choice, home))}\n`;
}

/** The bound at these prices, exactly; in the unit of the prices. */
function exactBound(problem: Problem, prices: readonly bigint[]): bigint {
  const signs = signsOf(problem);
  const signed = prices.map((price, limit) => (at(signs, limit) === 1 ? price : -price));
  const floating = signed.map(Number);
  let bound = 0n;
  for (let home = 0; home < homeCount(problem); home++) {
    // Doubles say which columns can be the cheapest, whole numbers which one is.
    let least = Number.POSITIVE_INFINITY;
    const values: number[] = [];
    for (let column = at(problem.firstColumn, home); column < at(problem.firstColumn, home + 1); column++) {
      let value = at(problem.cost, column) * PRICE_UNITS_PER_CENT;
      for (let use = at(problem.firstUse, column); use < at(problem.firstUse, column + 1); use++)
        value += (floating[at(problem.useLimit, use)] ?? 0) * at(problem.useAmount, use);
      values.push(value);
      least = Math.min(least, value);
    }
    let exactLeast: bigint | null = null;
    for (const [position, value] of values.entries()) {
      if (value > least + Math.abs(least) * 1e-9 + PRICE_UNITS_PER_CENT) continue;
      const exact = exactValue(problem, at(problem.firstColumn, home) + position, signed);
      if (exactLeast === null || exact < exactLeast) exactLeast = exact;
    }
    bound += exactLeast ?? 0n;
  }
  for (const [limit, { amount }] of problem.limits.entries()) bound -= (signed[limit] ?? 0n) * BigInt(amount);
  return bound;
}

function exactValue(problem: Problem, column: number, signed: readonly bigint[]): bigint {
  let value = BigInt(at(problem.cost, column)) * BigInt(PRICE_UNITS_PER_CENT);
  for (let use = at(problem.firstUse, column); use < at(problem.firstUse, column + 1); use++)
    value += (signed[at(problem.useLimit, use)] ?? 0n) * BigInt(at(problem.useAmount, use));
  return value;
}

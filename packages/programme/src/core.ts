import type { Highs, ModelData } from 'highs';
import { at, type Choice, excessOf, type Problem, totalsOf } from './problem.ts';

export interface Core {
  /** The column of every home; those of the core may change. */
  choice: Choice;
  /** The homes that are decided together, each with the columns it may take. */
  homes: readonly { home: number; columns: readonly number[] }[];
}

export interface CoreOptions {
  /** Search stops when the cost is proven to be within this of the best of the core, in cents. */
  gapCents: number;
  maxNodes: number;
  /** By limit: what one unit beyond it costs, where a broken limit is better than no answer. */
  penalties?: Float64Array | undefined;
}

/**
 * A unit of a row may be at most this large, so that the solver's tolerance of 1e-6 stays below one unit of the limit.
 */
const LARGEST_UNIT = 4e5;

/**
 * The best columns for the homes of the core while all others keep theirs, by HiGHS. Null when no choice within the
 * limits was found.
 */
export function solveCore(highs: Highs, problem: Problem, core: Core, options: CoreOptions): Choice | null {
  if (core.homes.length === 0) return null;
  const { data, columns } = modelOf(highs, problem, core, options);
  return highs.withModel(data, (model) => {
    model.options.set({
      output_flag: false,
      mip_rel_gap: 0,
      mip_abs_gap: options.gapCents / 100,
      mip_max_nodes: options.maxNodes,
    });
    model.run();
    // A search that ended at its limit of nodes may still have a good answer; without any there are no whole numbers to
    // read.
    const values = model.getSolution().colValue;
    const choice = core.choice.slice();
    for (const { home } of core.homes) choice[home] = -1;
    for (const [position, { home, column }] of columns.entries()) {
      if ((values[position] ?? 0) > 0.5) choice[home] = column;
    }
    if (choice.includes(-1)) return null;
    const isWithin = excessOf(problem, totalsOf(problem, choice).used).every((excess) => excess === 0);
    return isWithin || options.penalties !== undefined ? choice : null;
  });
}

function modelOf(highs: Highs, problem: Problem, core: Core, options: CoreOptions) {
  const { limits, cost, firstUse, useLimit, useAmount } = problem;
  const fixed = core.choice.slice();
  const used = totalsOf(
    problem,
    fixed.filter((_, home) => !inCore(core).has(home)),
  ).used;
  const units = limits.map(({ amount }) => Math.min(Math.max(Math.abs(amount) / 1e4, 1), LARGEST_UNIT));
  const columns = core.homes.flatMap(({ home, columns: own }) => own.map((column) => ({ home, column })));
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  const costs: number[] = [];
  for (const [row, { columns: own }] of core.homes.entries()) {
    const least = Math.min(...own.map((column) => at(cost, column)));
    for (const column of own) {
      costs.push((at(cost, column) - least) / 100);
      for (let use = at(firstUse, column); use < at(firstUse, column + 1); use++) {
        indices.push(at(useLimit, use));
        values.push(at(useAmount, use) / (units[at(useLimit, use)] ?? 1));
      }
      indices.push(limits.length + row);
      values.push(1);
      starts.push(indices.length);
    }
  }
  const { penalties } = options;
  const slacks = penalties === undefined ? [] : limits.map((_, limit) => limit);
  for (const limit of slacks) {
    costs.push(((penalties?.[limit] ?? 0) * (units[limit] ?? 1)) / 100);
    indices.push(limit);
    values.push(limits[limit]?.kind === 'AT_MOST' ? -1 : 1);
    starts.push(indices.length);
  }
  const numRows = limits.length + core.homes.length;
  const numCols = columns.length + slacks.length;
  const rest = limits.map(({ amount }, limit) => (amount - at(used, limit)) / (units[limit] ?? 1));
  const none = highs.infinity;
  const data: ModelData = {
    numCols,
    numRows,
    colCost: costs,
    colLower: new Float64Array(numCols),
    colUpper: Float64Array.from({ length: numCols }, (_, column) => (column < columns.length ? 1 : none)),
    rowLower: [
      ...limits.map(({ kind }, limit) => (kind === 'AT_LEAST' ? (rest[limit] ?? 0) : -none)),
      ...core.homes.map(() => 1),
    ],
    rowUpper: [
      ...limits.map(({ kind }, limit) => (kind === 'AT_MOST' ? (rest[limit] ?? 0) : none)),
      ...core.homes.map(() => 1),
    ],
    matrix: { format: 'csc', numRows, numCols, starts, indices, values },
    integrality: Int32Array.from({ length: numCols }, (_, column) => (column < columns.length ? 1 : 0)),
  };
  return { data, columns };
}

function inCore({ homes }: Core): Set<number> {
  return new Set(homes.map(({ home }) => home));
}

import type { Highs } from 'highs';
import { findBestPrices } from './best-prices.ts';
import { type Core, solveCore } from './core.ts';
import { at, type Choice, highestCost, homeCount, type Problem, totalsOf } from './problem.ts';
import { type ReducedCosts, reducedCostsOf } from './reduced-costs.ts';
import { improveBySwaps } from './swaps.ts';

export interface Programme {
  choice: Choice;
  costCents: number;
  /** No programme within the limits costs less. */
  boundCents: number;
  /** By limit: what one more unit of it would save, in cents. */
  prices: Float64Array;
}

export interface SolveOptions {
  /** Good enough: how far above the bound the cost may be, as a part of it. */
  gap?: number | undefined;
  startPrices?: Float64Array | undefined;
  onProgress?: ((progress: { costCents: number | null; boundCents: number }) => void) | undefined;
}

/** Homes in a core, one size after the other, until the cost is close enough to the bound. */
const CORE_SIZES = [60, 200, 600, 1500];
const COLUMNS_PER_HOME = 6;
const MAX_CORE_COLUMNS = 12_000;
const MAX_NODES = 3_000;
/**
 * Nodes times columns of a search: a node of a large core takes longer, and a search that finds nothing must end as
 * well.
 */
const MAX_NODE_COLUMNS = 4_000_000;

/**
 * The best programme that is found, with the bound that proves how good it is; null when no choice within the limits
 * was found.
 */
export function solve(highs: Highs, problem: Problem, options: SolveOptions = {}): Programme | null {
  const gap = options.gap ?? 1e-4;
  const report = (costCents: number | null, boundCents: number) =>
    options.onProgress?.({ costCents, boundCents });
  const highest = highestCost(problem);
  const isImpossible = (found: number) => found > highest + 1e-6 * Math.abs(highest) + 1;
  const { prices, bound } = findBestPrices(problem, {
    start: options.startPrices,
    isEnough: isImpossible,
    onRound: (found) => report(null, found),
  });
  if (isImpossible(bound)) return null;
  const reduced = reducedCostsOf(problem, prices);
  const gapCents = Math.max(0.9, (gap * Math.abs(bound)) / 2);
  const better = (core: Core, mostNodes: number, before: Programme | null): Programme | null => {
    const columns = core.homes.reduce((sum, home) => sum + home.columns.length, 0);
    const maxNodes = Math.min(mostNodes, Math.ceil(MAX_NODE_COLUMNS / Math.max(1, columns)));
    const choice = solveCore(highs, problem, core, { gapCents, maxNodes });
    if (choice === null) return before;
    improveBySwaps(problem, choice);
    const { costCents } = totalsOf(problem, choice);
    const best =
      before !== null && before.costCents <= costCents
        ? before
        : { choice, costCents, boundCents: bound, prices };
    report(best.costCents, bound);
    return best;
  };
  const isGood = (found: Programme | null) =>
    found !== null && found.costCents - bound <= gap * Math.abs(bound);
  const order = Int32Array.from({ length: homeCount(problem) }, (_, home) => home).sort(
    (a, b) => at(reduced.secondBest, a) - at(reduced.secondBest, b),
  );
  let best: Programme | null = null;
  for (const size of CORE_SIZES) {
    best = better(nearTies(problem, reduced, order.subarray(0, size)), MAX_NODES, best);
    if (isGood(best) || size >= order.length) break;
  }
  if (isGood(best)) return best;
  // Every column that a cheaper programme could use: what it finds is the best there is, not only the best of a core.
  const whole = columnsWithin(
    problem,
    reduced,
    best === null ? Number.POSITIVE_INFINITY : best.costCents - bound,
  );
  return whole === null ? best : better(whole, 4 * MAX_NODES, best);
}

/**
 * The homes whose best columns are nearly equal at these prices: a rounding of prices decides about them, so a search
 * does instead.
 */
export function nearTies(
  problem: Problem,
  reduced: ReducedCosts,
  homes: Int32Array,
  /** For all homes together; each has some in any case. */
  mostColumns = 0,
): Core {
  const perHome = Math.max(COLUMNS_PER_HOME, Math.floor(mostColumns / Math.max(1, homes.length)));
  return {
    choice: reduced.cheapest,
    homes: Array.from(homes, (home) => ({
      home,
      columns: columnsOf(problem, home)
        .sort((a, b) => at(reduced.values, a) - at(reduced.values, b))
        .slice(0, perHome),
    })),
  };
}

function columnsWithin(problem: Problem, reduced: ReducedCosts, room: number): Core | null {
  const homes: { home: number; columns: number[] }[] = [];
  let count = 0;
  for (let home = 0; home < homeCount(problem); home++) {
    const columns = columnsOf(problem, home).filter((column) => at(reduced.values, column) <= room);
    if (columns.length < 2) continue;
    homes.push({ home, columns });
    count += columns.length;
    if (count > MAX_CORE_COLUMNS) return null;
  }
  return { choice: reduced.cheapest, homes };
}

function columnsOf({ firstColumn }: Problem, home: number): number[] {
  const first = at(firstColumn, home);
  return Array.from({ length: at(firstColumn, home + 1) - first }, (_, position) => first + position);
}

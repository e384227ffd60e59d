import type { Highs } from 'highs';
import { findBestPrices } from './best-prices.ts';
import { solveCore } from './core.ts';
import { at, type Choice, excessOf, homeCount, type Problem, sizesOf, totalsOf } from './problem.ts';
import { reducedCostsOf } from './reduced-costs.ts';
import { nearTies } from './solve.ts';

export interface NearestProgramme {
  choice: Choice;
  costCents: number;
  /** By limit: by how much it must change for this programme to be within it. */
  excess: Float64Array;
}

const CORE_HOMES = 400;
const CORE_COLUMNS = 2_400;
const LEAST_NODES = 100;
/** Nodes times columns of the search: a small portfolio is searched further. */
const NODE_COLUMNS = 500_000;

/** Where limits contradict each other: the programme that breaks them by as small a part as possible. */
export function findNearest(highs: Highs, problem: Problem): NearestProgramme {
  // All of a limit broken costs more than all that any choice could save.
  const costOfAll = 10 * totalSpread(problem);
  const ceilings = sizesOf(problem).map((size) => costOfAll / size);
  const { prices } = findBestPrices(problem, { ceilings });
  const reduced = reducedCostsOf(problem, prices);
  const order = Int32Array.from({ length: homeCount(problem) }, (_, home) => home).sort(
    (a, b) => at(reduced.secondBest, a) - at(reduced.secondBest, b),
  );
  const core = nearTies(problem, reduced, order.subarray(0, CORE_HOMES), CORE_COLUMNS);
  const columns = core.homes.reduce((sum, home) => sum + home.columns.length, 0);
  const choice =
    solveCore(highs, problem, core, {
      gapCents: Math.max(1, costOfAll * 1e-3),
      maxNodes: Math.max(LEAST_NODES, Math.ceil(NODE_COLUMNS / Math.max(1, columns))),
      penalties: ceilings,
    }) ?? reduced.cheapest;
  const { costCents, used } = totalsOf(problem, choice);
  return { choice, costCents, excess: excessOf(problem, used) };
}

function totalSpread({ firstColumn, cost }: Problem): number {
  let sum = 0;
  for (let home = 0; home < firstColumn.length - 1; home++) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let column = at(firstColumn, home); column < at(firstColumn, home + 1); column++) {
      least = Math.min(least, at(cost, column));
      most = Math.max(most, at(cost, column));
    }
    sum += most - least;
  }
  return Math.max(1, sum);
}

import type { Highs } from 'highs';
import { followRule } from '../baselines.ts';
import { findBestPrices } from '../best-prices.ts';
import { findConflict, isProof } from '../conflicts.ts';
import { findNearest } from '../nearest.ts';
import { at, type Choice, excessOf, homeCount, type Problem, totalsOf } from '../problem.ts';
import { type Programme, solve } from '../solve.ts';
import { BASELINES, type Baseline, type Preferences } from './preferences.ts';
import type { ProgrammeObjective } from './terms.ts';

/** Stands in a conflict for the columns that duties of the law have excluded. */
export const DUTIES_OF_LAW = 'duties';

export interface SolvedScenario {
  programme: Programme;
  /** Null where the programme is within all limits. */
  infeasible: { conflict: string[]; proof: Float64Array | undefined; excess: Float64Array } | null;
  baselines: { rule: Baseline; choice: Choice; value: number; broken: string[] }[];
}

export interface ScenarioOptions {
  objective: ProgrammeObjective;
  gap: number;
  withBaselines: boolean;
  preferences: Preferences;
  isRequired: readonly boolean[];
  startPrices?: Float64Array | undefined;
  /**
   * Prices that proved a conflict in another scenario: where they prove this one's as well, there is nothing to search
   * for.
   */
  knownProof?: Float64Array | undefined;
  onProgress: (progress: { costCents: number | null; boundCents: number }) => void;
}

export function solveScenario(highs: Highs, problem: Problem, options: ScenarioOptions): SolvedScenario {
  const { gap, startPrices, knownProof, onProgress } = options;
  const isImpossible = knownProof !== undefined && isProof(problem, knownProof);
  const found = isImpossible ? null : solve(highs, problem, { gap, startPrices, onProgress });
  const solved = found === null ? withoutProgramme(highs, problem, options) : null;
  return {
    programme: found ?? solved?.programme ?? emptyProgramme(problem),
    infeasible: solved?.infeasible ?? null,
    baselines: options.withBaselines ? BASELINES.map((rule) => follow(problem, rule, options)) : [],
  };
}

/** What can be said when the search has found nothing: which limits contradict each other, and what comes closest. */
function withoutProgramme(
  highs: Highs,
  problem: Problem,
  { isRequired, knownProof }: ScenarioOptions,
): Pick<SolvedScenario, 'programme' | 'infeasible'> {
  const { choice, costCents, excess } = findNearest(highs, problem);
  const { prices, bound } = findBestPrices(problem, {
    ceilings: Float64Array.from(problem.limits, () => 1e6),
  });
  const programme = { choice, costCents, boundCents: bound, prices };
  if (excess.every((amount) => amount === 0)) return { programme, infeasible: null };
  const found = findConflict(problem, knownProof);
  const isOfDuties = isRequired.some(Boolean) && findConflict(withFreeColumns(problem, isRequired)) === null;
  const ids = found?.limits.map(({ id }) => id) ?? [];
  const conflict = isOfDuties ? [...ids, DUTIES_OF_LAW] : ids;
  return { programme, infeasible: { conflict, proof: found?.prices, excess } };
}

function emptyProgramme(problem: Problem): Programme {
  const choice = problem.firstColumn.slice(0, -1);
  const prices = new Float64Array(problem.limits.length);
  return { choice, costCents: 0, boundCents: 0, prices };
}

/** The same, where units with a duty may also do nothing that any limit counts. */
function withFreeColumns(problem: Problem, isFree: readonly boolean[]): Problem {
  const homes = homeCount(problem);
  const added = isFree.filter(Boolean).length;
  const firstColumn = new Int32Array(homes + 1);
  const cost = new Float64Array(problem.cost.length + added);
  const firstUse = new Int32Array(problem.firstUse.length + added);
  let next = 0;
  for (let home = 0; home < homes; home++) {
    firstColumn[home] = next;
    const [first, end] = [at(problem.firstColumn, home), at(problem.firstColumn, home + 1)];
    for (let column = first; column < end; column++) {
      cost[next] = at(problem.cost, column);
      firstUse[next++] = at(problem.firstUse, column);
    }
    // Empty: its uses end where they begin.
    if (isFree[home]) firstUse[next++] = at(problem.firstUse, end);
  }
  firstColumn[homes] = next;
  firstUse[next] = at(problem.firstUse, problem.firstUse.length - 1);
  return { ...problem, firstColumn, cost, firstUse };
}

function follow(
  problem: Problem,
  rule: Baseline,
  { preferences, objective }: ScenarioOptions,
): SolvedScenario['baselines'][number] {
  const choice = followRule(problem, {
    homes: preferences.unitsOf(rule),
    columnsOf: (unit) => preferences.columnsOf(rule, unit),
    spendsAll: objective !== 'LOWEST_COST',
  });
  const { costCents: value, used } = totalsOf(problem, choice);
  const excess = excessOf(problem, used);
  const broken = problem.limits.flatMap(({ id }, limit) => (at(excess, limit) > 0 ? [id] : []));
  return { rule, choice, value, broken };
}

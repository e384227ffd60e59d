/** Energy that is to be saved in the worst homes above all: a part of the saving must come from them. */
import { labelsOf } from '@rooftree/engine';
import { at, homeCount, type Problem } from '../problem.ts';
import type { Unit } from './unit-columns.ts';

/**
 * Directive (EU) 2024/1275, article 9(2): 55 % of the saving come from the 43 % worst-performing residential buildings.
 */
const WORST_PART = 0.43;

export class WorstHomes {
  readonly #units: { label: number; kwhPerHome: number; homes: number }[] = [];

  add({ members }: Unit): void {
    const labels = members.map(({ home }) => {
      const scale: readonly string[] = labelsOf(home.labelScale);
      return scale.indexOf(home.today.label) / scale.length;
    });
    const kwh = members.reduce((sum, { home }) => sum + home.today.primaryKwhPerYear, 0);
    this.#units.push({
      label: Math.max(...labels),
      kwhPerHome: kwh / members.length,
      homes: members.length,
    });
  }

  /** By unit, 1 where it is among the worst: by label, then by primary energy, until they are 43 % of the homes. */
  flags(): Uint8Array {
    const flags = new Uint8Array(this.#units.length);
    const all = this.#units.reduce((sum, { homes }) => sum + homes, 0);
    const most = Math.max(1, Math.round(WORST_PART * all));
    const worstFirst = [...this.#units.entries()].sort(
      ([, a], [, b]) => b.label - a.label || b.kwhPerHome - a.kwhPerHome,
    );
    let counted = 0;
    for (const [unit, { homes }] of worstFirst) {
      if (counted >= most) break;
      flags[unit] = 1;
      counted += homes;
    }
    return flags;
  }
}

/**
 * The problem with the uses of some limits, which are savings, as what is left of the worst homes' saving when their
 * share of everybody's is taken off. All of it together is at least zero where the worst homes save their share.
 */
export function withShares(
  problem: Problem,
  shares: ReadonlyMap<number, number>,
  isWorst: Uint8Array,
): Problem {
  if (shares.size === 0) return problem;
  const { firstColumn, firstUse, useLimit } = problem;
  const useAmount = problem.useAmount.slice();
  for (let home = 0; home < homeCount(problem); home++) {
    const [first, end] = [at(firstColumn, home), at(firstColumn, home + 1)];
    for (let use = at(firstUse, first); use < at(firstUse, end); use++) {
      const share = shares.get(at(useLimit, use));
      // Rounded down, so that the sum of many homes never promises more than they save.
      if (share !== undefined) useAmount[use] = Math.floor((at(isWorst, home) - share) * at(useAmount, use));
    }
  }
  return { ...problem, useAmount };
}

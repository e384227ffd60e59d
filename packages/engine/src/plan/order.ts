/** What the order of steps needs to know, by index; a set of steps is a bit mask. */
export interface OrderProblem {
  netCents: readonly number[];
  /** Primary energy still used when exactly the steps of the set are done. */
  primaryKwhAfter: (done: number) => number;
  mustPrecede: (earlier: number, later: number) => boolean;
}

/**
 * The order that makes the area under "primary energy still used" against "money spent so far" smallest: while a step
 * is being paid, the house still uses what it used before it. Exact, by dynamic programming over the sets of steps
 * done.
 */
export function bestOrder(problem: OrderProblem): { order: readonly number[]; area: number } {
  const count = problem.netCents.length;
  const all = 2 ** count - 1;
  const before = requiredBefore(problem);
  const area = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  const last = new Int8Array(all + 1).fill(-1);
  area[0] = 0;
  for (let done = 0; done < all; done++) {
    // There is an area for every set of steps.
    const areaSoFar = area[done] as number;
    if (areaSoFar === Number.POSITIVE_INFINITY) continue;
    const primaryKwh = problem.primaryKwhAfter(done);
    for (let step = 0; step < count; step++) {
      const bit = 1 << step;
      // There is a mask for every step.
      const needed = before[step] as number;
      if ((done & bit) !== 0 || (done & needed) !== needed) continue;
      // There is a cost for every step.
      const withStep = areaSoFar + (problem.netCents[step] as number) * primaryKwh;
      // There is an area for every set of steps.
      if (withStep >= (area[done | bit] as number)) continue;
      area[done | bit] = withStep;
      last[done | bit] = step;
    }
  }
  const order: number[] = [];
  for (let done = all; done > 0; ) {
    // There is a last step for every set that was reached, and that of all steps was.
    const step = last[done] as number;
    order.unshift(step);
    done &= ~(1 << step);
  }
  // There is an area for every set of steps.
  return { order, area: area[all] as number };
}

/** For each step, the mask of the steps that must be done before it. */
function requiredBefore({ netCents, mustPrecede }: OrderProblem): readonly number[] {
  return netCents.map((_, later) =>
    netCents.reduce((mask, _cents, earlier) => {
      return earlier !== later && mustPrecede(earlier, later) ? mask | (1 << earlier) : mask;
    }, 0),
  );
}

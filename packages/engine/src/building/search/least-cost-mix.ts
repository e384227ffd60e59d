/**
 * One option for each of many, at the least cost, so that a sum stays within a limit: a multiple-choice knapsack.
 * Solved by its Lagrangian bound: options that cannot be in a better mix than the best known are left out, the rest is
 * searched.
 */
export interface MixOption {
  cents: number;
  /** What counts against the limit. */
  load: number;
}

export interface Mix {
  /** Index of the option of each. */
  chosen: number[];
  cents: number;
  /** False where the search was cut off: then no mix was found to be better, but it is not proven. */
  isProven: boolean;
}

/** So many steps at most: beyond it mixes differ by cents. */
const MOST_STEPS = 400_000;
/** Loads are sums of products of floats. */
const ROUNDING = 1e-6;

/**
 * Null where no mix is within the limit. `sameAs`: the index of an earlier one with the same options, or −1; their
 * order is no matter.
 */
export function leastCostMix(
  options: readonly (readonly MixOption[])[],
  limit: number,
  sameAs: readonly number[] = options.map(() => -1),
): Mix | null {
  const lightest = options.map((own) => Math.min(...own.map(({ load }) => load)));
  if (sum(lightest) > limit + ROUNDING) return null;
  const price = criticalPrice(options, limit);
  const least = options.map((own) => Math.min(...own.map(({ cents, load }) => cents + price * load)));
  const bound = sum(least) - price * limit;
  const first = greedyMix(options, limit, price);
  let best = first;
  let bestCents = centsOf(options, first);
  // By how much an option is dearer than the best of its list at the critical price: no mix with it is cheaper than the
  // bound and that.
  const open = options.map((own, index) =>
    own
      .map(({ cents, load }, at) => ({ at, cents, load, gap: cents + price * load - (least[index] ?? 0) }))
      .filter(({ gap }) => bound + gap < bestCents - ROUNDING)
      .sort((a, b) => a.gap - b.gap),
  );
  if (open.some((own) => own.length === 0)) return { chosen: best, cents: bestCents, isProven: true };
  const order = options
    .map((_, index) => index)
    .sort((a, b) => (open[a]?.length ?? 0) - (open[b]?.length ?? 0));
  const lightestAfter = new Array<number>(order.length + 1).fill(0);
  for (let depth = order.length - 1; depth >= 0; depth--) {
    const own = open[order[depth] ?? 0] ?? [];
    lightestAfter[depth] = (lightestAfter[depth + 1] ?? 0) + Math.min(...own.map(({ load }) => load));
  }
  const chosen = new Array<number>(options.length).fill(-1);
  let steps = 0;
  const search = (depth: number, gapSoFar: number, load: number, cents: number): void => {
    steps += 1;
    if (steps > MOST_STEPS || bound + gapSoFar >= bestCents - ROUNDING) return;
    if (load + (lightestAfter[depth] ?? 0) > limit + ROUNDING) return;
    const index = order[depth];
    if (index === undefined) {
      if (cents < bestCents) [best, bestCents] = [[...chosen], cents];
      return;
    }
    const twin = sameAs[index] ?? -1;
    for (const option of open[index] ?? []) {
      // Of two alike, the first takes the option that stands before.
      if (twin >= 0 && (chosen[twin] ?? -1) >= 0 && option.at < (chosen[twin] ?? 0)) continue;
      chosen[index] = option.at;
      search(depth + 1, gapSoFar + option.gap, load + option.load, cents + option.cents);
    }
    chosen[index] = -1;
  };
  search(0, 0, 0, 0);
  return { chosen: best, cents: bestCents, isProven: steps <= MOST_STEPS };
}

/** A bound from below: what mixes of parts of options would cost. Infinite where the limit cannot be kept. */
export function leastMixCents(options: readonly (readonly MixOption[])[], limit: number): number {
  if (sum(options.map((own) => Math.min(...own.map(({ load }) => load)))) > limit + ROUNDING)
    return Number.POSITIVE_INFINITY;
  const price = criticalPrice(options, limit);
  return (
    sum(options.map((own) => Math.min(...own.map(({ cents, load }) => cents + price * load)))) - price * limit
  );
}

interface Rung {
  slope: number;
  saved: number;
}

/** What a unit of load is worth at the limit: the slope at which the cheapest ways to shed load have shed enough. */
function criticalPrice(options: readonly (readonly MixOption[])[], limit: number): number {
  const rungs: Rung[] = [];
  let excess = -limit;
  for (const own of options) {
    const hull = lowerHull(own);
    excess += hull[0]?.load ?? 0;
    for (let at = 1; at < hull.length; at++) {
      const [from, to] = [hull[at - 1], hull[at]];
      if (from === undefined || to === undefined) continue;
      rungs.push({ slope: (to.cents - from.cents) / (from.load - to.load), saved: from.load - to.load });
    }
  }
  if (excess <= ROUNDING) return 0;
  rungs.sort((a, b) => a.slope - b.slope);
  let price = 0;
  for (const { slope, saved } of rungs) {
    price = slope;
    excess -= saved;
    if (excess <= ROUNDING) break;
  }
  return price;
}

/** Options that no mix of two others beats, the cheapest first. */
function lowerHull(options: readonly MixOption[]): MixOption[] {
  const inOrder = [...options].sort((a, b) => a.cents - b.cents || a.load - b.load);
  const hull: MixOption[] = [];
  for (const option of inOrder) {
    if ((hull.at(-1)?.load ?? Number.POSITIVE_INFINITY) <= option.load) continue;
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined) break;
      const isAbove =
        (last.cents - before.cents) * (before.load - option.load) >=
        (option.cents - before.cents) * (before.load - last.load);
      if (!isAbove) break;
      hull.pop();
    }
    hull.push(option);
  }
  return hull;
}

/**
 * Each at its best for the price, the lighter of two as good, then back where there is room, the largest saving first.
 */
function greedyMix(options: readonly (readonly MixOption[])[], limit: number, price: number): number[] {
  const chosen = options.map((own) => {
    let best = 0;
    for (const [at, { cents, load }] of own.entries()) {
      const [value, bestValue] = [
        cents + price * load,
        (own[best]?.cents ?? 0) + price * (own[best]?.load ?? 0),
      ];
      const isTie = Math.abs(value - bestValue) <= ROUNDING * (1 + Math.abs(bestValue));
      if (isTie ? load < (own[best]?.load ?? 0) : value < bestValue) best = at;
    }
    return best;
  });
  let load = sum(chosen.map((at, index) => options[index]?.[at]?.load ?? 0));
  if (load > limit + ROUNDING) {
    // Rounding: the lightest of all is within the limit.
    for (const [index, own] of options.entries()) {
      chosen[index] = own.reduce((best, one, at) => (one.load < (own[best]?.load ?? 0) ? at : best), 0);
    }
    load = sum(chosen.map((at, index) => options[index]?.[at]?.load ?? 0));
  }
  for (;;) {
    let [saving, where, to] = [0, -1, -1];
    for (const [index, own] of options.entries()) {
      const now = own[chosen[index] ?? 0];
      for (const [at, option] of own.entries()) {
        if (now === undefined || load - now.load + option.load > limit + ROUNDING) continue;
        if (now.cents - option.cents > saving) [saving, where, to] = [now.cents - option.cents, index, at];
      }
    }
    if (where < 0) return chosen;
    load += (options[where]?.[to]?.load ?? 0) - (options[where]?.[chosen[where] ?? 0]?.load ?? 0);
    chosen[where] = to;
  }
}

function centsOf(options: readonly (readonly MixOption[])[], chosen: readonly number[]): number {
  return sum(chosen.map((at, index) => options[index]?.[at]?.cents ?? 0));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Fits the typical scores of today's stock to the label statistics, by region, period, type and format together.
 * `node scripts/fit-stock.ts` prints the tables that `packages/engine/src/data/stock-scores.ts` holds; with
 * `--cross-validate` it prints how often the letters of cells that it has not seen are right.
 *
 * Model: ln(score + shift) is normal. Its mean is a sum of effects, each held back by a penalty, so that a cell with
 * three houses borrows from its neighbours: that is the partial pooling. Counts of labels are intervals of that normal.
 */
import { LABEL_LIMITS } from '../packages/engine/src/data/label-limits.ts';
import { SCORE_SHIFT } from '../packages/engine/src/data/stock-scores.ts';
import { shownLetter } from '../packages/engine/src/label/shown-label.ts';
import { periodsAt } from '../packages/engine/src/stock/evidence/scores.ts';
import { normalCdf } from '../packages/engine/src/stock/normal.ts';
import {
  CONDITIONS,
  loadConditionCounts,
  loadObservations,
  type Observation,
  onScale,
  PERIODS,
} from '../packages/engine/src/validation/stock-statistics.ts';

/** Name of an effect → its value. An effect that is not in the map is zero. */
type Effects = Map<string, number>;

type Cell = Pick<Observation, 'country' | 'scale' | 'type' | 'format'>;

const PENALTIES: [prefix: string, standardDeviation: number][] = [
  ['period:', 10],
  ['region:', 10],
  ['format:', 10],
  ['deviation:', 0.12],
  ['spread:', 10],
  ['spreadDeviation:', 0.15],
];

/**
 * A flat in the Netherlands counts as a terraced house with a difference of its own: there are few, of wide periods.
 */
function meanEffects(o: Cell, period: string): string[] {
  const isDutchFlat = o.country === 'NL' && o.type === 'apartment';
  const format = isDutchFlat ? 'CLOSED' : o.format;
  return [
    `period:${o.country}:${isDutchFlat ? 'house' : o.type}:${period}`,
    ...(o.country === 'BE' && o.scale !== 'flanders' ? [`region:${o.scale}:${o.type}`] : []),
    ...(format === null || format === 'OPEN' ? [] : [`format:${o.country}:${format}`]),
    ...(isDutchFlat ? ['format:NL:flat', `deviation:NL:flat:${period}`] : []),
    ...(o.country === 'BE' ? [`deviation:${o.scale}:${o.type}:${period}`] : []),
    ...(format === null ? [] : [`deviation:${o.country}:${format}:${period}`]),
  ];
}

function spreadEffects(o: Cell, period: string): string[] {
  return [`spread:${o.scale}:${o.type}`, `spreadDeviation:${o.country}:${o.type}:${period}`];
}

const sum = (effects: Effects, names: string[]) =>
  names.reduce((total, name) => total + (effects.get(name) ?? 0), 0);

export function meanOf(effects: Effects, o: Cell, period: string): number {
  return sum(effects, meanEffects(o, period));
}

export function spreadOf(effects: Effects, o: Cell, period: string): number {
  return Math.exp(sum(effects, spreadEffects(o, period)));
}

/** The statistics end with an open period; the engine's table goes on. */
function periodAt(index: number): string {
  return PERIODS[Math.min(index, PERIODS.length - 1)] ?? '';
}

/** As the engine passes from one period into the next. */
function distributionAt(effects: Effects, o: Cell, year: number): { mean: number; spread: number } {
  let [mean, spread] = [0, 0];
  for (const [index, share] of periodsAt(year)) {
    const period = periodAt(index);
    mean += share * meanOf(effects, o, period);
    spread += share * spreadOf(effects, o, period);
  }
  return { mean, spread };
}

function logLikelihood(effects: Effects, o: Observation): number {
  const distributions = o.years.map((year) => distributionAt(effects, o, year));
  let total = 0;
  for (const { low, high, count } of o.bins) {
    if (count === 0) continue;
    const share = distributions.reduce((sum, { mean, spread }) => {
      return sum + normalCdf((high - mean) / spread) - normalCdf((low - mean) / spread);
    }, 0);
    total += count * Math.log(Math.max(share / distributions.length, 1e-9));
  }
  return total;
}

function penalty(name: string, value: number): number {
  for (const [prefix, deviation] of PENALTIES)
    if (name.startsWith(prefix)) return -0.5 * (value / deviation) ** 2;
  throw new Error(`no penalty for ${name}`);
}

/** Coordinate-wise Newton steps on the penalised likelihood until nothing moves. */
export function fit(observations: Observation[]): Effects {
  const effects: Effects = new Map();
  const users = new Map<string, Observation[]>();
  for (const o of observations) {
    const names = o.years
      .flatMap((year) => periodsAt(year).map(([index]) => periodAt(index)))
      .flatMap((period) => [...meanEffects(o, period), ...spreadEffects(o, period)]);
    for (const name of new Set(names)) {
      users.set(name, [...(users.get(name) ?? []), o]);
      effects.set(name, name.startsWith('period:') ? 5.8 : name.startsWith('spread:') ? -0.9 : 0);
    }
  }
  for (let sweep = 0; sweep < 200; sweep++) {
    let moved = 0;
    for (const [name, using] of users) {
      const at = effects.get(name) ?? 0;
      const objective = (value: number) => {
        effects.set(name, value);
        return using.reduce((total, o) => total + logLikelihood(effects, o), penalty(name, value));
      };
      const h = 1e-3;
      const [minus, here, plus] = [objective(at - h), objective(at), objective(at + h)];
      const curvature = (plus - 2 * here + minus) / h ** 2;
      const slope = (plus - minus) / (2 * h);
      let step = curvature < 0 ? -slope / curvature : Math.sign(slope) * 0.05;
      step = Math.max(-0.3, Math.min(0.3, step));
      while (Math.abs(step) > 1e-6 && objective(at + step) < here) step /= 2;
      effects.set(name, at + step);
      moved = Math.max(moved, Math.abs(step));
    }
    if (moved < 1e-4) break;
  }
  return effects;
}

/** For each condition the shift of the mean and the spread, in units of the spread without it. */
function fitConditions(
  effects: Effects,
  observations: Observation[],
): Record<string, { shift: number; spread: number }> {
  const labelled = observations.filter(
    (o) => o.country === 'BE' && o.type === 'house' && o.source === 'labels',
  );
  const fitted: Record<string, { shift: number; spread: number }> = {};
  for (const condition of CONDITIONS) {
    // Among newer houses the condition goes with the year, which the cells show already: only the old ones teach its
    // own effect.
    const counts = loadConditionCounts().filter((row) => row.condition === condition && row.isBefore1991);
    let best = { shift: 0, spread: 1, value: Number.NEGATIVE_INFINITY };
    for (let shift = -1.6; shift <= 1.6; shift += 0.05) {
      for (let spread = 0.5; spread <= 1.3; spread += 0.05) {
        let value = -0.5 * (shift / 1) ** 2 - 0.5 * ((spread - 0.85) / 0.15) ** 2;
        for (const row of counts) {
          const cells = labelled.filter((o) => row.isBefore1991 === PERIODS.indexOf(o.period) < 6);
          const total = cells.reduce((n, o) => n + o.n, 0);
          for (const [letter, count] of Object.entries(row.counts)) {
            let share = 0;
            for (const o of cells) {
              const mean = meanOf(effects, o, o.period);
              const deviation = spreadOf(effects, o, o.period);
              for (const bin of o.bins) {
                if (bin.letter !== letter) continue;
                const middle = mean + shift * deviation;
                share +=
                  (o.n / total) *
                  (normalCdf((bin.high - middle) / (deviation * spread)) -
                    normalCdf((bin.low - middle) / (deviation * spread)));
              }
            }
            value += count * Math.log(Math.max(share, 1e-6));
          }
        }
        if (value > best.value) best = { shift, spread, value };
      }
    }
    fitted[condition] = { shift: Number(best.shift.toFixed(2)), spread: Number(best.spread.toFixed(2)) };
  }
  return fitted;
}

function print(effects: Effects, conditions: ReturnType<typeof fitConditions>): void {
  const thousandth = (value: number) => Number(value.toFixed(3));
  const table: Record<string, Record<string, { means: number[]; spreads: number[] }>> = {};
  // `Object.keys` forgets which keys its object has.
  for (const scale of Object.keys(LABEL_LIMITS) as Cell['scale'][]) {
    const country = scale === 'netherlands' ? 'NL' : 'BE';
    const byFormat: Record<string, { means: number[]; spreads: number[] }> = {};
    for (const name of ['OPEN', 'SEMI_OPEN', 'CLOSED', 'APARTMENT'] as const) {
      const format = name === 'APARTMENT' ? null : name;
      const cell: Cell = { scale, type: format === null ? 'apartment' : 'house', format, country };
      byFormat[name] = {
        means: PERIODS.map((period) => thousandth(meanOf(effects, cell, period))),
        spreads: PERIODS.map((period) => thousandth(spreadOf(effects, cell, period))),
      };
    }
    table[scale] = byFormat;
  }
  // The row of houses since 2021 in the table is not a result: it repeats the last one, or follows from a rule.
  console.log(JSON.stringify({ table, conditions }, null, 1));
}

const FOLDS = 8;

function tallyLetters(
  tallies: Record<string, { n: number; exact: number; within: number }>,
  effects: Effects,
  o: Observation,
  year: number,
): void {
  const { mean, spread } = distributionAt(effects, o, year);
  const probabilities = new Map<string, number>();
  let below = 0;
  for (const [label, upper] of LABEL_LIMITS[o.scale]) {
    const upTo = normalCdf((onScale(upper) - mean) / spread);
    probabilities.set(label, upTo - below);
    below = upTo;
  }
  const { letter } = shownLetter(o.scale, probabilities, Math.exp(mean) - SCORE_SHIFT);
  const shown = o.bins.findIndex((bin) => bin.letter === letter);
  const tally = tallies[`${o.country} ${o.type}s`] ?? { n: 0, exact: 0, within: 0 };
  tallies[`${o.country} ${o.type}s`] = tally;
  for (const [index, { count }] of o.bins.entries()) {
    const part = count / o.years.length;
    tally.n += part;
    if (index === shown) tally.exact += part;
    if (Math.abs(index - shown) <= 1) tally.within += part;
  }
}

/** Letters of cells that the fit has not seen: no house of the same scale, type, period and format took part in it. */
function crossValidate(observations: Observation[]): void {
  const cellOf = (o: Observation) => `${o.scale} ${o.type} ${o.period} ${o.format}`;
  const cells = [...new Set(observations.map(cellOf))];
  const tallies: Record<string, { n: number; exact: number; within: number }> = {};
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldBack = (o: Observation) => cells.indexOf(cellOf(o)) % FOLDS === fold;
    const effects = fit(observations.filter((o) => !isHeldBack(o)));
    for (const o of observations.filter((o) => isHeldBack(o) && o.source !== 'scores')) {
      for (const year of o.years) tallyLetters(tallies, effects, o, year);
    }
  }
  for (const [country, { n, exact, within }] of Object.entries(tallies)) {
    const percent = (part: number) => `${((100 * part) / n).toFixed(1)} %`;
    console.log(
      `${country}: ${Math.round(n)} in cells held back, exact ${percent(exact)}, within one ${percent(within)}`,
    );
  }
}

if (import.meta.main) {
  const observations = loadObservations();
  if (process.argv.includes('--cross-validate')) crossValidate(observations);
  else {
    const effects = fit(observations);
    print(effects, fitConditions(effects, observations));
  }
}

/**
 * `npm run bench -- engine-change [commit] [plans]`: today's engine against that of a commit (main), both in this
 * process and in turns. The ratio of processor times holds on a busy machine too; times of single plans are the best of
 * several rounds. Then how many of their plans for random estates differ.
 */
import * as engine from '@rooftree/engine';
import * as indication from '@rooftree/engine/indicate';
import fc from 'fast-check';
import { arbitraryBody } from '../../packages/engine/src/testing/arbitrary-estate-input.ts';
import { portfolio } from '../engine/portfolio.ts';
import { type Engine, earlierEngine } from './earlier-engine.ts';

type Estate = ReturnType<typeof portfolio>[number];

const DATE = '2026-11-15';
const ROUNDS = 3;
const WARM_UP_ROUNDS = 1;
const SEED = 20261115;
const [commit = 'main', count = '300'] = process.argv.slice(2);

const today: Engine = { ...engine, ...indication };
const engines = [await earlierEngine(commit), today] as const;
const estates = portfolio(DATE).filter((_, index) => index % 4 === 0);
const some = estates.filter((_, index) => index % 9 === 0);

interface Measured {
  /** Best of the rounds for each estate, ms. */
  ms: number[];
  /** Of all rounds together. */
  processorMs: number;
}

const plan = (engine: Engine, estate: Estate) => engine.planRenovation(estate, { date: DATE });
report(
  'indication',
  measure(estates, ({ indicate }, estate) => indicate(estate)),
);
const planned = measure(estates, plan);
report('plan', planned);
const steps = estates.map((estate) => plan(today, estate).steps.length);
for (const [from, to] of [
  [0, 2],
  [3, 4],
  [5, 20],
] as const) {
  const isOf = (_: unknown, index: number) => (steps[index] ?? 0) >= from && (steps[index] ?? 0) <= to;
  const times = planned.map(({ ms }) => ms.filter(isOf));
  console.log(`  of ${from} to ${to} steps`.padEnd(20), percentiles(times[0]), '→', percentiles(times[1]));
}
report(
  'least lifetime cost',
  measure(estates, ({ planRenovation }, estate) =>
    planRenovation(estate, { date: DATE, objective: 'least_lifetime_cost' }),
  ),
);
report(
  'plan with decision',
  measure(some, ({ planRenovation }, estate) => planRenovation(estate, { date: DATE, withDecision: true })),
);
console.log(`${differing()} of ${count} random plans differ`);

function measure(over: readonly Estate[], work: (engine: Engine, estate: Estate) => unknown): Measured[] {
  const measured = engines.map((): Measured => ({ ms: over.map(() => Infinity), processorMs: 0 }));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (const [side, engine] of engines.entries()) {
      const before = process.cpuUsage();
      const times = over.map((estate) => {
        const start = performance.now();
        work(engine, estate);
        return performance.now() - start;
      });
      const { user, system } = process.cpuUsage(before);
      const of = measured[side];
      if (of === undefined || round < WARM_UP_ROUNDS) continue;
      of.processorMs += (user + system) / 1000;
      of.ms = of.ms.map((best, index) => Math.min(best, times[index] ?? best));
    }
  }
  return measured;
}

function report(what: string, [before, after]: Measured[]): void {
  const ratio = (after?.processorMs ?? 0) / (before?.processorMs ?? 1);
  console.log(
    what.padEnd(20),
    percentiles(before?.ms),
    '→',
    percentiles(after?.ms),
    `processor time ${ratio.toFixed(2)} ×`,
  );
}

function percentiles(ms: readonly number[] = []): string {
  const inOrder = ms.toSorted((a, b) => a - b);
  const at = (share: number) => (inOrder[Math.floor(inOrder.length * share)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, 95 of 100 ${at(0.95)} ms`;
}

/** Decisions of every tenth, which take longest. */
function differing(): number {
  const bodies = fc.sample(arbitraryBody, { seed: SEED, numRuns: Number(count) });
  return bodies.filter((body, index) => {
    const written = engines.map((engine) => {
      const { parseEstateInput, planRenovation, InputError } = engine;
      try {
        const estate = parseEstateInput(body, DATE);
        return JSON.stringify(planRenovation(estate, { date: DATE, withDecision: index % 10 === 0 }));
      } catch (error) {
        if (error instanceof InputError) return JSON.stringify(error.faults);
        throw error;
      }
    });
    return written[0] !== written[1];
  }).length;
}

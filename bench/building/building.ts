/**
 * `npm run bench -- building`: plans of buildings against their limits, in processor time of one core, warm. Exit 1
 * when one is passed.
 */
import { planBuilding } from '@rooftree/engine/building';
import { randomBuilding } from '../../packages/engine/src/testing/random-buildings.ts';
import { numbers } from '../../packages/engine/src/validation/random.ts';

const DATE = '2026-11-18';

interface Case {
  what: string;
  flats: number;
  buildings: number;
  limitSeconds: number;
  controls: Parameters<typeof planBuilding>[2];
}

const CASES: readonly Case[] = [
  { what: '24 flats, no two alike', flats: 24, buildings: 20, limitSeconds: 0.4, controls: {} },
  { what: '200 flats, no two alike', flats: 200, buildings: 6, limitSeconds: 3, controls: {} },
  {
    what: '200 flats, lifetime cost',
    flats: 200,
    buildings: 3,
    limitSeconds: 5,
    controls: { objective: 'least_lifetime_cost' },
  },
  {
    what: '200 flats, in the mean',
    flats: 200,
    buildings: 3,
    limitSeconds: 10,
    controls: { target_of: 'MEAN' },
  },
  {
    what: '200 flats, nobody pays more',
    flats: 200,
    buildings: 3,
    limitSeconds: 10,
    controls: { nobody_pays_more: true },
  },
];

function processorSeconds(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function plan({ flats, controls }: Case, next: () => number): void {
  const { building, estates } = randomBuilding(next, flats);
  planBuilding(building, estates, controls, { date: DATE });
}

// The first plans compile the engine.
for (const one of CASES) plan({ ...one, flats: 12 }, numbers(1));

let isSlow = false;
for (const one of CASES) {
  const next = numbers(7);
  const seconds = Array.from({ length: one.buildings }, () => processorSeconds(() => plan(one, next)));
  const mean = seconds.reduce((sum, own) => sum + own, 0) / seconds.length;
  const most = Math.max(...seconds);
  const isPassed = mean > one.limitSeconds;
  isSlow ||= isPassed;
  const limit = `limit ${one.limitSeconds} s in the mean${isPassed ? ': TOO SLOW' : ''}`;
  console.log(`${one.what}: ${mean.toFixed(2)} s, at most ${most.toFixed(2)} s (${limit})`);
}
if (isSlow) process.exitCode = 1;

import { parentPort } from 'node:worker_threads';
import { planRenovation } from '@rooftree/engine';
import { portfolio } from '../engine/portfolio.ts';

const WARM_UP_MS = 2000;
const MEASURED_MS = 6000;
const date = new Date().toISOString().slice(0, 10);
const inputs = portfolio(date);

/** Whole rounds only, so that every kind of estate weighs the same. */
function plansInASecond(durationMs: number): number {
  const begin = performance.now();
  let plans = 0;
  while (performance.now() - begin < durationMs) {
    for (const input of inputs) planRenovation(input, { date });
    plans += inputs.length;
  }
  return (1000 * plans) / (performance.now() - begin);
}

plansInASecond(WARM_UP_MS);
parentPort?.postMessage(plansInASecond(MEASURED_MS));

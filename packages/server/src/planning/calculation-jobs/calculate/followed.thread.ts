/** The engine's thread, but a test can follow it and need not guess how long its work takes. */
import { DEFAULT_CONTROLS } from '@rooftree/engine';
import { type EstatesDone, type EstatesWork, planEstates } from './calculate-estates.thread.ts';

const STUCK_AFTER_MS = 20_000;

/** Counts in `begun` the estates that it has begun. */
export function planAndCount({ begun, ...work }: EstatesWork & { begun: Int32Array }): EstatesDone {
  const controls = {
    ...DEFAULT_CONTROLS,
    // Read again for each estate.
    get objective() {
      Atomics.add(begun, 0, 1);
      return DEFAULT_CONTROLS.objective;
    },
  };
  return planEstates({ ...work, controls });
}

/** Plans nothing before it is stopped, and fails when it never is. */
export function planWhenStopped(work: EstatesWork): EstatesDone {
  const end = Date.now() + STUCK_AFTER_MS;
  while (Atomics.load(work.stopFlag, 0) === 0) {
    if (Date.now() > end) throw new Error('nobody stopped it');
    Atomics.wait(work.stopFlag, 0, 0, 10);
  }
  return planEstates(work);
}

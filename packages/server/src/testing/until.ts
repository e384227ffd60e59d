import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** No expectation of how long anything takes: only so that what never happens fails by name, before the limit of its file. */
const NEVER_MS = 240_000;

/** Waits for something that happens by itself, asking every few milliseconds; fails when it does not. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs: number = NEVER_MS,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    assert(Date.now() < end, `did not happen within ${withinMs} ms`);
    await sleep(10);
  }
}

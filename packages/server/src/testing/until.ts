import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * No expectation of how long anything takes: only so that what never happens fails by name, before the limit of its
 * file.
 */
const NEVER_MS = 240_000;

/** What is asked is often the database: asked a hundred times a second it would be busy with nothing else. */
const pauseMs = (waitedMs: number): number => Math.min(50, Math.max(10, waitedMs / 10));

/**
 * Waits for something that happens by itself, asking again after a tenth of the time waited so far; fails when it does
 * not.
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs: number = NEVER_MS,
): Promise<void> {
  const begin = Date.now();
  while (!(await condition())) {
    const waitedMs = Date.now() - begin;
    assert(waitedMs < withinMs, `did not happen within ${withinMs} ms`);
    await sleep(pauseMs(waitedMs));
  }
}

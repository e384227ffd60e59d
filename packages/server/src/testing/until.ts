import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens by itself, asking every few milliseconds; fails when it does not. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    assert(Date.now() < end, `did not happen within ${withinMs} ms`);
    await sleep(10);
  }
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { samplePassport } from '../../testing/data/sample-passport.ts';
import { renderPassport } from './render-passport.ts';

test('a report may take most of the time that requests have, whatever an operator allows them', async () => {
  const limits: (number | undefined)[] = [];
  const compute: ComputePool = {
    run: async (_task, _input, { timeoutMs }) => {
      limits.push(timeoutMs);
      // What the task of a PDF comes to.
      return { pdf: new Uint8Array() } as never;
    },
    close: async () => {},
  };
  const passport = samplePassport(planOf('semiDetached1958'));
  for (const requestTimeoutSeconds of [30, 180])
    await renderPassport({ compute, requestTimeoutSeconds }, 'a', passport, 'en');
  assert.deepEqual(limits, [25_000, 150_000]);
});

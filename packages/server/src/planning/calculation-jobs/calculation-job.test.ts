import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  batchEvent,
  CALCULATION_JOB_STATUSES,
  type CalculationJobStatus,
  isFinal,
  type JobEvent,
  nextStatus,
} from './calculation-job.ts';

const EVENTS: JobEvent[] = ['start', 'finish', 'fail', 'stop'];

test('the transitions are the contract’s and no others', () => {
  const allowed = CALCULATION_JOB_STATUSES.flatMap((from) =>
    EVENTS.flatMap((event) => {
      const to = nextStatus(from, event);
      return to === null ? [] : [`${from} → ${to}`];
    }),
  );
  assert.deepEqual(allowed.sort(), [
    'NOT_STARTED → RUNNING',
    'NOT_STARTED → STOPPED',
    'RUNNING → FAILED',
    'RUNNING → FINISHED',
    'RUNNING → STOPPED',
  ]);
});

test('whatever happens, a final state is never left', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      let status: CalculationJobStatus = 'NOT_STARTED';
      for (const event of events) {
        const next = nextStatus(status, event);
        if (isFinal(status)) assert.equal(next, null);
        status = next ?? status;
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a batch ends with its last child: finished with one success, failed only when all failed', () => {
  const counts = fc.record({
    finished: fc.nat(50),
    failed: fc.nat(50),
    stopped: fc.nat(50),
    waiting: fc.nat(3),
  });
  fc.assert(
    fc.property(counts, ({ finished, failed, stopped, waiting }) => {
      const total = finished + failed + stopped + waiting;
      const event = batchEvent({ total, finished, failed, stopped });
      if (waiting > 0) assert.equal(event, null);
      else if (finished > 0) assert.equal(event, 'finish');
      else assert.equal(event, stopped > 0 ? 'stop' : 'fail');
    }),
    { numRuns: 10_000 },
  );
});

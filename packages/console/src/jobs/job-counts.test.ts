import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CalculationJob, RunningJobs } from '@rooftree/client';
import { isRunning, withCounts } from './job-counts.ts';

// Only these fields are read.
const job = {
  id: '1',
  calculation_job_status: 'RUNNING',
  updated_at: '2026-11-18T08:00:05.000Z',
  metadata: { engine_version: '3', estates: { total: 10, finished: 4, failed: 0 } },
} as CalculationJob;
const streamed = (updated_at: string): RunningJobs => ({
  jobs: [
    {
      id: '1',
      calculation_job_status: 'RUNNING',
      updated_at,
      estates: { total: 10, finished: 7, failed: 1 },
    },
  ],
});

test('the newer of list and stream is shown', () => {
  const newer = withCounts(job, streamed('2026-11-18T08:00:06.000Z'));
  assert.deepEqual(newer.metadata.estates, { total: 10, finished: 7, failed: 1 });
  assert.equal(newer.metadata.engine_version, '3', 'the rest stays');
  assert.equal(withCounts(job, streamed('2026-11-18T08:00:04.000Z')), job);
});

test('without a stream the list is shown', () => {
  assert.equal(withCounts(job, null), job);
  assert.equal(withCounts({ ...job, id: '2' }, streamed('2026-11-18T09:00:00.000Z')).id, '2');
});

test('a job runs until it has ended', () => {
  const states = ['NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED', 'STOPPED'] as const;
  assert.deepEqual(
    states.filter((calculation_job_status) => isRunning({ ...job, calculation_job_status })),
    ['NOT_STARTED', 'RUNNING'],
  );
});

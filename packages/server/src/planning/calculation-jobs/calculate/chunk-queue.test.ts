import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHUNK_SIZE, chunkEntries } from './chunk-queue.ts';

const BATCH = {
  contextId: 'context',
  batchId: 'batch',
  type: 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION',
  controls: null,
  date: '2026-11-15',
} as const;

test('every job is in one chunk, in order, and chunks run in their order', () => {
  const jobIds = Array.from({ length: 3 * CHUNK_SIZE + 1 }, (_, index) => `job-${index}`);
  const entries = chunkEntries(BATCH, jobIds);
  assert.deepEqual(
    entries.map(({ priority }) => priority),
    [0, 1, 2, 3],
  );
  const chunks = entries.map(({ payload }) => ('jobIds' in payload ? payload.jobIds : assert.fail()));
  assert.deepEqual(chunks.flat(), jobIds);
});

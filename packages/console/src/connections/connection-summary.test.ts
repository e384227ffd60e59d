import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Connection } from '@rooftree/client/members';
import { isHealthy, isSyncing, lastSync } from './connection-summary.ts';

// Only these fields are read.
const connection = (part: object) =>
  ({
    state: 'ACTIVE',
    last_full_read_at: null,
    last_delta_read_at: null,
    last_run: null,
    ...part,
  }) as Connection;

test('the last sync is the later of both kinds', () => {
  const [early, late] = ['2026-11-17T02:00:00.000Z', '2026-11-18T08:00:00.000Z'];
  assert.equal(lastSync(connection({ last_full_read_at: early, last_delta_read_at: late })), late);
  assert.equal(lastSync(connection({ last_full_read_at: late, last_delta_read_at: early })), late);
  assert.equal(lastSync(connection({ last_full_read_at: early })), early);
  assert.equal(lastSync(connection({})), null);
});

test('it syncs while its run does', () => {
  assert.ok(isSyncing(connection({ last_run: { run_status: 'RUNNING' } })));
  for (const run_status of ['WAITING', 'FINISHED', 'FAILED'])
    assert.equal(isSyncing(connection({ last_run: { run_status } })), false);
  assert.equal(isSyncing(connection({})), false);
});

test('one that is active or paused asks nobody for anything', () => {
  const states = ['ACTIVE', 'PAUSED', 'FAILING', 'NEEDS_CREDENTIALS', 'NEEDS_DECISION'];
  assert.deepEqual(
    states.filter((state) => isHealthy(connection({ state }))),
    ['ACTIVE', 'PAUSED'],
  );
});

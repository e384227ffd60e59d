import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pool, PoolClient } from 'pg';
import { ConnectionPool } from './connection-pool.ts';

type Connected = (error: Error | undefined, client: PoolClient | undefined) => void;

interface Counts {
  idle: number;
  total: number;
  waiting: number;
}

/** A pool of two whose callers wait until the test gives them something. */
function createPool({ idle, total, waiting }: Counts = { idle: 0, total: 0, waiting: 0 }) {
  const callers: Connected[] = [];
  let ends = 0;
  const fake = {
    options: { max: 2 },
    idleCount: idle,
    totalCount: total,
    waitingCount: waiting,
    connect: (connected: Connected) => callers.push(connected),
    async end() {
      ends += 1;
    },
  };
  // All of a pool that this class uses.
  return { connections: new ConnectionPool(fake as unknown as Pool), callers, ends: () => ends };
}

test('a client is free when more are idle or still to be opened than callers wait', () => {
  const isFree = (counts: Counts) => createPool(counts).connections.isFree;
  assert.equal(isFree({ idle: 0, total: 0, waiting: 0 }), true);
  assert.equal(isFree({ idle: 0, total: 1, waiting: 0 }), true);
  assert.equal(isFree({ idle: 0, total: 1, waiting: 1 }), false);
  assert.equal(isFree({ idle: 1, total: 2, waiting: 0 }), true);
  assert.equal(isFree({ idle: 0, total: 2, waiting: 0 }), false);
  assert.equal(isFree({ idle: 1, total: 2, waiting: 1 }), false);
});

test('a caller that waits for a client is known', () => {
  assert.equal(createPool({ idle: 0, total: 2, waiting: 0 }).connections.isAwaited, false);
  assert.equal(createPool({ idle: 0, total: 2, waiting: 1 }).connections.isAwaited, true);
});

test('a caller gets its client, or the error of the connection', async () => {
  const { connections, callers } = createPool();
  const client = {} as PoolClient;
  const [first, second] = [connections.acquire(), connections.acquire()];
  callers[0]?.(undefined, client);
  callers[1]?.(new Error('no server'), undefined);
  assert.equal(await first, client);
  await assert.rejects(second, /no server/);
});

test('the end of the pool fails those that wait and those that come later; a client that comes late goes back', async () => {
  const { connections, callers, ends } = createPool();
  const waiting = connections.acquire();
  await connections.end();
  await assert.rejects(waiting, { code: 'CONNECTION_ENDED' });
  let isReleased = false;
  const release = () => {
    isReleased = true;
  };
  callers[0]?.(undefined, { release } as unknown as PoolClient);
  assert.equal(isReleased, true);
  await assert.rejects(connections.acquire(), { code: 'CONNECTION_ENDED' });
  assert.equal(callers.length, 1);
  await connections.end();
  assert.equal(ends(), 1);
});

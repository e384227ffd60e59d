import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, beforeEach, test } from 'node:test';
import type { PoolClient } from 'pg';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { connect } from '../connection/connect.ts';
import { type Executor, type Sql, transaction } from '../sql.ts';
import { runTransaction } from './run-transaction.ts';

const database = await createTestDatabase();
after(() => database.drop());
await database.sql`CREATE TABLE written (by text)`;

// One connection: what a lost transaction still sends would reach the next one's.
let sql: Sql;
beforeEach(async (t) => {
  await database.sql`DELETE FROM written`;
  sql = connect({ ...database, applicationName: 'transaction test', poolSize: 1, statementTimeoutMs: 0 });
  // Typed for suites too, which have no `after`.
  if ('after' in t) t.after(() => sql.end({ timeout: 1 }));
});
const rows = async () => (await database.sql`SELECT by FROM written`).map(({ by }) => by);

/** A transaction whose connection is cut before `later` runs; resolves when it was cut. */
async function loseTransaction(later: (tx: Executor) => Promise<void>) {
  const isNext = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const lost = transaction(sql, async (tx) => {
    await tx`INSERT INTO written VALUES ('the lost one, before')`;
    const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    await database.sql`SELECT pg_terminate_backend(${pid})`;
    await isNext.promise;
    await later(tx).finally(ended.resolve);
  });
  await assert.rejects(lost, { code: '57P01' });
  return {
    /** Lets it run on, in the middle of somebody else's transaction. */
    async goOn(): Promise<void> {
      isNext.resolve();
      await ended.promise.catch(() => undefined);
      await new Promise((turn) => setTimeout(turn, 20));
    },
  };
}

const endings: [string, (tx: Executor) => Promise<void>][] = [
  ['asks for more', async (tx) => void (await tx`INSERT INTO written VALUES ('the lost one, after')`)],
  ['throws', async () => assert.fail('late')],
  ['returns', async () => {}],
];
for (const [what, later] of endings) {
  test(`a transaction that lost its connection and then ${what} does not touch the next one's`, async () => {
    const lost = await loseTransaction(later);
    const undone = transaction(sql, async (tx) => {
      await tx`INSERT INTO written VALUES ('undone')`;
      await lost.goOn();
      await tx`INSERT INTO written VALUES ('undone')`;
      throw new Error('changed my mind');
    });
    await assert.rejects(undone, /changed my mind/);
    assert.deepEqual(await rows(), []);
  });
}

test('nothing is sent down a connection that is not open any more', async () => {
  const lost = await loseTransaction(async (tx) => void (await tx`INSERT INTO written VALUES ('nowhere')`));
  await lost.goOn();
  await until(async () => {
    const [row] = await sql`SELECT 1 AS one`.catch(() => []);
    return row?.['one'] === 1;
  });
  assert.deepEqual(await rows(), []);
});

/** A transaction on a connection that is found closed when this statement is sent. */
function runOnClosed(closedAt: string): Promise<void> {
  const query = (text: string, done: (error: Error | null, result: object) => void) => {
    const error = text === closedAt ? Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) : null;
    done(error, { command: text, rows: [] });
  };
  const client = Object.assign(new EventEmitter(), { query, release() {}, getTransactionStatus: () => null });
  // All of a client that a transaction without statements of its own uses.
  return runTransaction(
    client as unknown as PoolClient,
    async () => {},
    () => sql,
  );
}

test('a transaction whose connection is found closed was undone, unless it was being committed', async () => {
  await assert.rejects(runOnClosed('BEGIN'), { code: 'TRANSACTION_UNDONE' });
  await assert.rejects(runOnClosed('COMMIT'), { code: 'EPIPE' });
});

test('a transaction that was undone with its connection runs again', async () => {
  let attempts = 0;
  await transaction(sql, async (tx) => {
    attempts += 1;
    await tx`INSERT INTO written VALUES ('once')`;
    if (attempts === 1) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  assert.equal(attempts, 2);
  assert.deepEqual(await rows(), ['once']);
});

const onPurpose = async () => {
  throw new Error('on purpose');
};
for (const [how, end] of [
  ['committed', async () => {}],
  ['undone', onPurpose],
] as const)
  test(`a transaction that was ${how} sends nothing more, and its connection serves the next one`, async () => {
    let late: Executor = sql;
    const run = async () => {
      const pids: unknown[] = [];
      const ended = transaction(sql, async (tx) => {
        late = tx;
        pids.push((await tx`SELECT pg_backend_pid() AS pid`)[0]?.['pid']);
        await end();
      });
      await ended.catch(() => {});
      return pids;
    };
    const pids = await run();
    await assert.rejects(async () => await late`INSERT INTO written VALUES ('late')`, {
      code: 'CONNECTION_CLOSED',
    });
    assert.deepEqual(await rows(), []);
    assert.deepEqual(await run(), pids);
  });

test('a transaction fails with what failed first in it, unless its work throws something else', async () => {
  const again = transaction(sql, async (tx) => {
    await tx`SELECT 1 / 0`.catch(() => {});
    await tx`SELECT 1`;
  });
  await assert.rejects(again, { code: '22012' });
  const otherwise = transaction(sql, async (tx) => {
    await tx`SELECT 1 / 0`.catch(onPurpose);
  });
  await assert.rejects(otherwise, /on purpose/);
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../testing/test-database.ts';
import { errorCode } from '../error-code.ts';
import { connect } from './connection/connect.ts';
import { type Executor, transaction } from './sql.ts';

const database = await createTestDatabase();
const { sql } = database;
after(() => database.drop());
await sql`CREATE TABLE cells (id integer PRIMARY KEY, value integer NOT NULL)`;

test('two transactions that wait for each other in a circle both end well', async () => {
  await sql`INSERT INTO cells VALUES (1, 0), (2, 0)`;
  let attempts = 0;
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const add = (tx: Executor, id: number) => tx`UPDATE cells SET value = value + 1 WHERE id = ${id}`;
  /**
   * Takes the second cell only when the other transaction has its first: at the first attempt each waits for the other.
   */
  const crossing = (own: number, first: number, second: number) =>
    transaction(sql, async (tx) => {
      attempts += 1;
      await add(tx, first);
      both[own]?.resolve();
      await both[1 - own]?.promise;
      await add(tx, second);
    });
  await Promise.all([crossing(0, 1, 2), crossing(1, 2, 1)]);
  assert.deepEqual(
    (await sql`SELECT value FROM cells ORDER BY id`).map(({ value }) => value),
    [2, 2],
  );
  assert.equal(attempts, 3);
});

test('a conflict that does not pass is tried four times, then thrown; another fault at once', async () => {
  const failWith = async (code: string) => {
    let attempts = 0;
    const failed = await transaction(sql, async (tx) => {
      attempts += 1;
      await tx`INSERT INTO cells VALUES (${10 + attempts}, 0)`;
      await tx.unsafe(`DO $$ BEGIN RAISE 'no' USING ERRCODE = '${code}'; END $$`);
    }).then(
      () => undefined,
      (error: unknown) => errorCode(error),
    );
    return [failed, attempts];
  };
  assert.deepEqual(await failWith('40001'), ['40001', 4]);
  assert.deepEqual(await failWith('40P01'), ['40P01', 4]);
  assert.deepEqual(await failWith('23514'), ['23514', 1]);
  assert.equal((await sql`SELECT FROM cells WHERE id > 10`).length, 0);
});

test('a transaction that paused too long was undone by PostgreSQL, and runs again', async (t) => {
  const strict = connect({
    ...database,
    applicationName: 'strict',
    poolSize: 1,
    statementTimeoutMs: 0,
    idleInTransactionMs: 50,
  });
  t.after(() => strict.end());
  let attempts = 0;
  await transaction(strict, async (tx) => {
    attempts += 1;
    await tx`INSERT INTO cells VALUES (${20}, ${attempts})`;
    // As if the process did not get to its next statement.
    if (attempts === 1) await new Promise(() => {});
  });
  assert.deepEqual([...(await sql`SELECT value FROM cells WHERE id = 20`)], [{ value: 2 }]);
});

test('a transaction that uses its pool fails at once, where it might wait for ever', async () => {
  const nested = transaction(sql, async () => void (await sql`SELECT 1`));
  await assert.rejects(nested, /must not use its pool/);
  await assert.rejects(
    transaction(sql, () => transaction(sql, async () => {})),
    /must not use its pool/,
  );
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DatabaseWire } from '../../../testing/database/database-wire.ts';
import { createOwnPostgres } from '../../../testing/database/own-postgres.ts';
import { until } from '../../../testing/until.ts';
import { connect } from '../connection/connect.ts';
import { createPgPool } from '../connection/create-pg-pool.ts';
import { createStallDetector } from './create-stall-detector.ts';
import { StallDetector } from './stall-detector.ts';

// Of its own: a frozen backend would hold up the databases of other tests.
const { sql: direct, databaseUrl, remove } = await createOwnPostgres();
after(() => remove());

const poolOn = (url: string, poolSize: number) =>
  connect({ databaseUrl: url, applicationName: 'silent', poolSize, statementTimeoutMs: 0 });

test('whoever waits on a frozen backend gets an error, and the next one another connection', async (t) => {
  const sql = poolOn(databaseUrl, 1);
  t.after(() => sql.end({ timeout: 1 }));
  const [frozen] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  process.kill(frozen.pid, 'SIGSTOP');
  try {
    await assert.rejects(async () => await sql`SELECT 1`, { code: 'CONNECTION_CLOSED' });
    const [next] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
    assert.notEqual(next.pid, frozen.pid);
  } finally {
    process.kill(frozen.pid, 'SIGCONT');
  }
});

test('a statement that takes long is left alone, however long the server works on it', async (t) => {
  const sql = poolOn(databaseUrl, 1);
  t.after(() => sql.end({ timeout: 1 }));
  const [row] = await sql`SELECT 'done' AS state FROM pg_sleep(6)`;
  assert.equal(row?.['state'], 'done');
});

test('a statement that the server should have cancelled hangs, though it seems to be worked on, and is given up', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'limited', poolSize: 1, statementTimeoutMs: 500 });
  t.after(() => sql.end({ timeout: 1 }));
  // As if the backend had stopped in the middle of the statement: it is active, and does not end when it must.
  await sql`SET statement_timeout = 0`;
  await assert.rejects(async () => await sql`SELECT pg_sleep(300)`, { code: 'CONNECTION_CLOSED' });
});

test('after a fail-over idle connections go with the one that was found dead, and the listening one comes back', async (t) => {
  const wire = new DatabaseWire(databaseUrl);
  t.after(() => wire.refuse());
  const sql = poolOn(await wire.open(), 5);
  t.after(() => sql.end({ timeout: 1 }));
  const received: string[] = [];
  await sql.listen('news', (text) => received.push(text));
  await Promise.all(Array.from({ length: 5 }, () => sql`SELECT pg_sleep(0.2)`));
  assert.equal(wire.silenceOpen(), 6);
  await assert.rejects(async () => await sql`SELECT 1`, { code: 'CONNECTION_CLOSED' });
  // No other of the five is tried in vain.
  await Promise.all(Array.from({ length: 5 }, () => sql`SELECT pg_sleep(0.2)`));
  await until(async () => {
    await direct.notify('news', 'again');
    return received.length > 0;
  });
});

test('an answer that stops half-way is noticed as well', async (t) => {
  const wire = new DatabaseWire(databaseUrl);
  t.after(() => wire.refuse());
  const sql = poolOn(await wire.open(), 1);
  t.after(() => sql.end({ timeout: 1 }));
  await sql`SELECT 1`;
  wire.silenceHalfWay();
  // Far more than fits the buffers on the way: a part arrives, the rest never does.
  await assert.rejects(async () => await sql`SELECT repeat('x', 1000) FROM generate_series(1, 100000)`, {
    code: 'CONNECTION_CLOSED',
  });
});

test('what a transaction had locked is free though the server got half a statement of it and received nothing more', async (t) => {
  const wire = new DatabaseWire(databaseUrl);
  t.after(() => wire.refuse());
  const sql = poolOn(await wire.open(), 1);
  t.after(() => sql.end({ timeout: 1 }));
  await direct`CREATE TABLE locked (n integer)`;
  const cutOff = sql.begin(async (tx) => {
    await tx`LOCK TABLE locked`;
    wire.silenceHalfWay();
    // The server says what parameters the statement has; these it never gets.
    await tx`INSERT INTO locked VALUES (${1})`;
  });
  await assert.rejects(cutOff, { code: 'CONNECTION_CLOSED' });
  await direct`SELECT FROM locked`;
});

test("so is a connection of the queue's driver", async (t) => {
  const wire = new DatabaseWire(databaseUrl);
  t.after(() => wire.refuse());
  const url = await wire.open();
  const pool = createPgPool({
    databaseUrl: url,
    applicationName: 'silent queue',
    poolSize: 1,
    watch: createStallDetector(url),
    onError() {},
  });
  t.after(() => pool.end());
  await pool.query('SELECT 1');
  wire.silenceOpen();
  await assert.rejects(pool.query('SELECT 1'), { code: 'CONNECTION_CLOSED' });
  const { rows } = await pool.query('SELECT 1 AS one');
  assert.deepEqual(rows, [{ one: 1 }]);
});

test('while the server cannot be asked nobody is given up', async (t) => {
  const wire = new DatabaseWire(databaseUrl);
  t.after(() => wire.refuse());
  let timesAsked = 0;
  const watch = new StallDetector({
    async findWorking() {
      timesAsked += 1;
      return undefined;
    },
    onDropped: () => assert.fail('one was dropped'),
  });
  const options = { databaseUrl: await wire.open(), applicationName: 'patient', poolSize: 1, watch };
  const sql = connect({ ...options, statementTimeoutMs: 0 });
  t.after(() => sql.end({ timeout: 0 }));
  await sql`SELECT 1`;
  wire.silenceOpen();
  const waiting = assert.rejects(async () => await sql`SELECT 1`, { code: 'CONNECTION_CLOSED' });
  await until(() => timesAsked === 3);
  await wire.open();
  await waiting;
});

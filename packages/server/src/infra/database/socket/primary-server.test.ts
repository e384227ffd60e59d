import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DatabaseWire } from '../../../testing/database/database-wire.ts';
import { createPostgresPair } from '../../../testing/database/postgres-pair.ts';
import { until } from '../../../testing/until.ts';
import { connect } from '../connection/connect.ts';
import { createPgPool } from '../connection/create-pg-pool.ts';
import { addressesOf } from '../connection/database-addresses.ts';
import { createPoolerStallDetector, createStallDetector } from './create-stall-detector.ts';
import { NoPrimaryError, PrimaryServer } from './primary-server.ts';

const pair = await createPostgresPair();
after(() => pair.remove());
const { primary, standby } = pair;

/** Both servers in one URL, the standby first. */
const hostOf = (url: string) => new URL(url).host;
const wire = new DatabaseWire(primary.databaseUrl);
after(() => wire.refuse());
const databaseUrl = `postgres://rooftree@${hostOf(standby.databaseUrl)},${hostOf(await wire.open())}/rooftree?target_session_attrs=read-write`;

const poolOn = (url: string) =>
  connect({ databaseUrl: url, applicationName: 'test', poolSize: 3, statementTimeoutMs: 0 });

test('a URL with several hosts is one for each, without what it says of the session', () => {
  const url = 'postgres://me:a%40b@one:5432,two,[::1]:5433/db?sslmode=require&target_session_attrs=primary';
  assert.deepEqual(addressesOf(url), [
    'postgres://me:a%40b@one:5432/db?sslmode=require',
    'postgres://me:a%40b@two/db?sslmode=require',
    'postgres://me:a%40b@[::1]:5433/db?sslmode=require',
  ]);
  assert.deepEqual(addressesOf('postgres://me@one/db'), ['postgres://me@one/db']);
});

test('a standby is no server to write to, unless one only wants to read', async () => {
  const writing = poolOn(standby.databaseUrl);
  await assert.rejects(async () => await writing`SELECT 1`, { code: '25006' });
  await writing.end();
  const [row] = await standby.sql`SELECT pg_is_in_recovery() AS "isStandby"`;
  assert.equal(row?.['isStandby'], true);
});

test('while a silent server is waited for, a standby is asked again: it may be promoted meanwhile', async (t) => {
  const [silent, asked] = [new DatabaseWire(primary.databaseUrl), new DatabaseWire(standby.databaseUrl)];
  t.after(() => [silent, asked].forEach((each) => void each.refuse()));
  const addresses = [await asked.open(), await silent.open()];
  silent.silence();
  // More than once, unless the machine was too slow for it.
  await until(async () => {
    const before = asked.connections;
    await assert.rejects(new PrimaryServer(addresses).findAnew(), NoPrimaryError);
    return asked.connections > before + 1;
  });
});

test('both drivers find the primary, go on with the one that was promoted, and do not go back', async (t) => {
  const sql = poolOn(databaseUrl);
  t.after(() => sql.end({ timeout: 1 }));
  const queue = createPgPool({
    databaseUrl,
    applicationName: 'test',
    poolSize: 2,
    watch: createStallDetector(databaseUrl),
    onError() {},
  });
  t.after(() => queue.end());
  // By another URL, so that it has to find out by itself.
  const pooledUrl = `${databaseUrl}&sslmode=disable`;
  const pooled = connect({
    databaseUrl: pooledUrl,
    applicationName: 'test',
    poolSize: 1,
    statementTimeoutMs: 60_000,
    isPooled: true,
    watch: createPoolerStallDetector(pooledUrl),
  });
  t.after(() => pooled.end({ timeout: 1 }));
  await pooled`SELECT 1`;
  const received: string[] = [];
  await sql.listen('news', (text) => received.push(text));
  await sql`CREATE TABLE written (number integer)`;
  await queue.query('INSERT INTO written VALUES (1)');
  await sql`INSERT INTO written VALUES (2)`;

  // The machine falls silent, and nobody learns of it.
  wire.silence();
  await primary.kill();
  const waiting = assert.rejects(async () => await sql`INSERT INTO written VALUES (3)`, {
    code: 'CONNECTION_CLOSED',
    message: 'another server is the primary by now',
  });
  const waitingBehindPooler = assert.rejects(async () => await pooled`INSERT INTO written VALUES (3)`, {
    message: 'another server is the primary by now',
  });
  // A standby alone is no server to go to.
  const late = poolOn(databaseUrl);
  t.after(() => late.end({ timeout: 1 }));
  await until(() =>
    late`SELECT 1`.then(
      () => false,
      ({ message }: Error) => /is a standby.*no response/.test(message),
    ),
  );
  await pair.promote();
  await Promise.all([waiting, waitingBehindPooler]);
  await until(() => sql`INSERT INTO written VALUES (4)`.then(Boolean, () => false));
  await until(() => queue.query('INSERT INTO written VALUES (5)').then(Boolean, () => false));
  const rows = await sql<{ number: number }[]>`SELECT number FROM written ORDER BY number`;
  assert.deepEqual(
    rows.map(({ number }) => number),
    [1, 2, 4, 5],
  );
  await until(async () => {
    await sql.notify('news', 'again');
    return received.includes('again');
  });

  // Nobody fenced it off: it comes back and still takes itself for the primary.
  await primary.start();
  const [own] = await primary.sql`SELECT pg_is_in_recovery() AS "isStandby"`;
  assert.equal(own?.['isStandby'], false);
  // In another order, so that nothing is known of it yet.
  const other = poolOn(
    `postgres://rooftree@${hostOf(primary.databaseUrl)},${hostOf(standby.databaseUrl)}/rooftree`,
  );
  t.after(() => other.end({ timeout: 1 }));
  const [seen] = await other`SELECT count(*) AS rows FROM written`;
  assert.equal(seen?.['rows'], 4);
});

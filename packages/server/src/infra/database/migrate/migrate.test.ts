import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { LOCKS } from '../advisory-locks.ts';
import { connect } from '../connection/connect.ts';
import { transaction } from '../sql.ts';
import { migrate } from './migrate.ts';
import { planMigrations } from './missing-migrations.ts';
import { type Migration, readMigrations } from './read-migrations.ts';
import { retryTableLocks, TABLE_LOCK_TIMEOUT } from './retry-table-locks.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { sql } = database;
const shipped = await readMigrations();

const newest = shipped.at(-1)?.version ?? 0;

function next(sqlText: string, more: Partial<Migration> = {}): Migration {
  const version = newest + 1;
  return { version, name: `${version}-next.sql`, checksum: sqlText, sql: sqlText, ...more };
}

const forgetNext = () => sql`DELETE FROM schema_migrations WHERE name LIKE '%-next.sql'`;

async function tableExists(name: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`SELECT to_regclass(${name}) IS NOT NULL AS found`;
  return row?.found === true;
}

test('run twice, the second time does nothing', async () => {
  assert.deepEqual(await migrate(sql, shipped), []);
});

test('from many processes at once, each migration is applied once', async () => {
  const wanted = [...shipped, next('CREATE TABLE raced (id integer)')];
  const applied = await Promise.all([1, 2, 3].map(() => migrate(sql, wanted)));
  assert.equal(applied.flat().length, 1);
  assert(await tableExists('raced'));
  await sql`DROP TABLE raced`;
  await forgetNext();
});

test('one that waits for another process may wait longer than a statement may otherwise take', async (t) => {
  const hasty = connect({ ...database, applicationName: 'hasty', poolSize: 1, statementTimeoutMs: 100 });
  t.after(() => hasty.end({ timeout: 1 }));
  const waiting = await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${LOCKS.migration})`;
    const second = migrate(hasty, shipped);
    second.catch(() => undefined);
    await until(async () => {
      const [row] = await sql<{ isLate: boolean }[]>`
        SELECT now() - backend_start > interval '400 ms' AS "isLate" FROM pg_stat_activity
        WHERE application_name = 'hasty' AND query LIKE '%pg_try_advisory%'`;
      return row?.isLate === true;
    });
    return { second };
  });
  assert.deepEqual(await waiting.second, []);
});

test('one that needs a table in use lets the others pass, and comes through when it is free', async () => {
  await sql`CREATE TABLE busy (id integer)`;
  const wanted = [...shipped, next('ALTER TABLE busy ADD COLUMN more integer')];
  const waiting = await sql.begin(async (tx) => {
    await tx`SELECT FROM busy`;
    const migrating = migrate(sql, wanted);
    migrating.catch(() => undefined);
    await until(async () => {
      const rows =
        await sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE busy%'`;
      return rows.length > 0;
    });
    // It stands behind the migration only until that gives way: without a limit it would wait for this transaction's
    // end.
    await sql`SELECT FROM busy`;
    return { migrating };
  });
  assert.deepEqual(await waiting.migrating, [next('').name]);
  await sql`DROP TABLE busy`;
  await forgetNext();
});

test('one gives way before PostgreSQL ends a query for being in its way, and tries again when it is ended itself', async () => {
  const [row] = await sql<[{ isSooner: boolean }]>`
    SELECT ${TABLE_LOCK_TIMEOUT}::interval < current_setting('deadlock_timeout')::interval AS "isSooner"`;
  assert.equal(row.isSooner, true);
  let attempts = 0;
  await retryTableLocks(async () => {
    attempts += 1;
    if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  assert.equal(attempts, 2);
});

test('one outside a transaction is applied once, and after an interruption again', async () => {
  await sql`CREATE TABLE crowded AS SELECT 1 AS id FROM generate_series(1, 2)`;
  const outside = (text: string) => [...shipped, next(text, { isOutsideTransaction: true })];
  // As an interruption does, a fault in the middle leaves an index that no query uses and every write pays for.
  await assert.rejects(migrate(sql, outside('CREATE UNIQUE INDEX CONCURRENTLY crowded_ids ON crowded (id)')));
  const indexes = () => sql<{ isValid: boolean }[]>`
    SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass('crowded_ids')`;
  assert.deepEqual([...(await indexes())], [{ isValid: false }]);

  const wanted = outside('CREATE INDEX CONCURRENTLY crowded_ids ON crowded (id)');
  assert.deepEqual(
    (await planMigrations(sql, wanted)).map(({ version }) => version),
    [newest + 1],
  );
  const applied = await Promise.all([1, 2, 3].map(() => migrate(sql, wanted)));
  assert.deepEqual(applied.flat(), [next('').name]);
  assert.deepEqual([...(await indexes())], [{ isValid: true }]);
  assert.deepEqual(await planMigrations(sql, wanted), []);
  await sql`DROP TABLE crowded`;
  await forgetNext();
});

test('one outside a transaction finds statistics of what was just written', async () => {
  await sql`CREATE TABLE grown AS SELECT number FROM generate_series(1, 1000) AS number`;
  await until(async () => {
    const [row] =
      await sql`SELECT FROM pg_stat_user_tables WHERE relname = 'grown' AND n_mod_since_analyze = 1000`;
    return row !== undefined;
  });
  const expectedRows = `SELECT reltuples FROM pg_class WHERE relname = 'grown'`;
  await migrate(sql, [
    ...shipped,
    next(`CREATE TABLE seen AS ${expectedRows}`, { isOutsideTransaction: true }),
  ]);
  const [seen] = await sql`SELECT reltuples FROM seen`;
  assert.equal(seen?.['reltuples'], 1000);
  await sql`DROP TABLE grown, seen`;
  await forgetNext();
});

test('the statements of one outside a transaction run one by one, and all again after an interruption', async () => {
  await sql`CREATE TABLE stepped AS SELECT 1 AS id`;
  const statements = (last: string) =>
    [
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS stepped_ids ON stepped (id)',
      'UPDATE stepped SET id = id + 1',
      last,
    ].join('\n-- @then\n');
  const outside = (text: string) => [...shipped, next(text, { isOutsideTransaction: true })];
  await assert.rejects(migrate(sql, outside(statements('SELECT wrong'))), /"wrong" does not exist/);
  const applied = await migrate(
    sql,
    outside(statements('CREATE INDEX CONCURRENTLY stepped_more ON stepped (id)')),
  );
  assert.deepEqual(applied, [next('').name]);
  assert.deepEqual([...(await sql`SELECT id FROM stepped`)], [{ id: 3 }]);
  assert.ok(await tableExists('stepped_more'));
  await sql`DROP TABLE stepped`;
  await forgetNext();
});

test('one that fails leaves nothing behind, not even what came before it', async () => {
  const good = next('CREATE TABLE half (id integer)');
  const bad = { ...next('SELECT wrong'), version: good.version + 1, name: 'bad.sql' };
  await assert.rejects(migrate(sql, [...shipped, good, bad]), /"wrong" does not exist/);
  assert.equal(await tableExists('half'), false);
  assert.deepEqual(await migrate(sql, shipped), []);
});

test('a file that was changed after it was applied is refused by name', async () => {
  const changed = shipped.map((migration, index) =>
    index === 0 ? { ...migration, checksum: 'other' } : migration,
  );
  await assert.rejects(migrate(sql, changed), {
    name: 'MigrationError',
    message:
      /^migration 0001-.*\.sql differs from what was applied: restore the file and add a new migration$/,
  });
});

test('a process of the version before goes on beside a newer schema, unless that says no', async () => {
  await migrate(sql, [...shipped, next('SELECT 1')]);
  assert.deepEqual(await migrate(sql, shipped), []);
  await forgetNext();

  await migrate(sql, [...shipped, next('SELECT 1', { compatibleFrom: newest + 1 })]);
  await assert.rejects(migrate(sql, shipped), {
    name: 'MigrationError',
    message: /^the database was migrated by a newer Rooftree \(.*-next\.sql\): update this one$/,
  });
  await forgetNext();
});

test('a database with a migration that was never in between is refused', async () => {
  await assert.rejects(migrate(sql, shipped.toSpliced(-2, 1)), /was migrated by a newer Rooftree/);
});

test('an empty database lacks every migration', async () => {
  await transaction(sql, async (tx) => {
    await tx`CREATE SCHEMA fresh`;
    await tx`SET LOCAL search_path = fresh`;
    assert.equal((await planMigrations(tx, shipped)).length, shipped.length);
    await tx`DROP SCHEMA fresh`;
  });
});

test('what a migration says of itself is read from its first lines', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-migrations-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '0001-one.sql'), '-- @outside-transaction\n-- @compatible-from 0001\nSELECT 1');
  writeFileSync(join(folder, '0002-two.sql'), 'SELECT 1');
  const [one, two] = await readMigrations(folder);
  assert.deepEqual([one?.isOutsideTransaction, one?.compatibleFrom], [true, 1]);
  assert.deepEqual([two?.isOutsideTransaction, two?.compatibleFrom], [undefined, undefined]);
});

test('a wrong name or a number twice is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-migrations-'));
  try {
    writeFileSync(join(folder, '0001-one.sql'), 'SELECT 1');
    writeFileSync(join(folder, '0001-two.sql'), 'SELECT 1');
    await assert.rejects(readMigrations(folder), /two migrations have the number 1/);
    writeFileSync(join(folder, '0000 first.sql'), 'SELECT 1');
    await assert.rejects(readMigrations(folder), /migration 0000 first\.sql must be named like/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

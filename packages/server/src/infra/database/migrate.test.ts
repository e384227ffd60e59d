import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { connect } from './connect.ts';
import { MIGRATION_LOCK, type Migration, migrate, readMigrations } from './migrate.ts';
import { transaction } from './sql.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { sql } = database;
const shipped = await readMigrations();

function next(sqlText: string): Migration {
  const version = (shipped.at(-1)?.version ?? 0) + 1;
  return { version, name: `${version}-next.sql`, checksum: sqlText, sql: sqlText };
}

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
  await sql`DELETE FROM schema_migrations WHERE name LIKE '%-next.sql'`;
});

test('one that waits for another process may wait longer than a statement may otherwise take', async (t) => {
  const hasty = connect({ ...database, applicationName: 'hasty', poolSize: 1, statementTimeoutMs: 100 });
  t.after(() => hasty.end({ timeout: 1 }));
  const waiting = await transaction(sql, async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    const second = migrate(hasty, shipped);
    second.catch(() => undefined);
    await until(async () => {
      const [row] = await sql<{ isLate: boolean }[]>`
        SELECT now() - query_start > interval '200 ms' AS "isLate" FROM pg_stat_activity
        WHERE application_name = 'hasty' AND wait_event_type = 'Lock'`;
      return row?.isLate === true;
    }, 10_000);
    return { second };
  });
  assert.deepEqual(await waiting.second, []);
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

test('a database of a newer version is refused', async () => {
  await assert.rejects(migrate(sql, shipped.slice(0, -1)), {
    name: 'MigrationError',
    message: /^the database was migrated by a newer Rooftree \(.*\): update this one$/,
  });
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

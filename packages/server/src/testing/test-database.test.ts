import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { migrate } from '../infra/database/migrate/migrate.ts';
import { readMigrations } from '../infra/database/migrate/read-migrations.ts';
import { createTestDatabase } from './test-database.ts';

const databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
after(() => Promise.all(databases.map((database) => database.drop())));

test('two databases are apart from each other', async () => {
  const [one, other] = databases;
  assert(one && other);
  await one.sql`CREATE TABLE only_here (id integer)`;
  const [seen] = await other.sql<{ name: string | null }[]>`SELECT to_regclass('only_here')::text AS name`;
  assert.equal(seen?.name, null);
});

test('a database comes with every migration applied', async () => {
  const [{ sql } = assert.fail()] = databases;
  assert.deepEqual(await migrate(sql, await readMigrations()), []);
});

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrate } from '../../infra/database/migrate/migrate.ts';
import { readMigrations } from '../../infra/database/migrate/read-migrations.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import type { Edition, EditionTable } from './edition.ts';

/** Makes an empty database and a data folder what they were under that version: its schema, its rows, its files. */
export async function restoreEdition(edition: Edition, sql: Sql, dataDir: string): Promise<void> {
  const names = new Set(edition.migrations.map(({ name }) => name));
  const migrations = (await readMigrations()).filter(({ name }) => names.has(name));
  const applied = migrations.map(({ name, checksum }) => ({ name, checksum }));
  assert.deepEqual(applied, edition.migrations, 'a migration was changed or removed after it was released');
  await migrate(sql, migrations);
  await transaction(sql, async (tx) => {
    // Rows come in any order, and triggers did their work when the rows were written.
    await tx`SET LOCAL session_replication_role = replica`;
    // Some triggers run all the same, and write the name of a renovation's user.
    const { users, ...others } = edition.tables;
    const tables = Object.entries({ ...(users && { users }), ...others });
    for (const [name, table] of tables) await insertRows(tx, name, table);
  });
  for (const [path, bytes] of Object.entries(edition.files)) {
    const file = join(dataDir, 'files', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(bytes, 'base64'));
  }
}

async function insertRows(tx: Executor, name: string, { columns, rows }: EditionTable): Promise<void> {
  const values = columns.map(({ type }, index) => `(row ->> ${index})::${type}`);
  // Migrations themselves fill some.
  await tx.unsafe(`DELETE FROM "${name}"`);
  await tx.unsafe(
    `INSERT INTO "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(', ')} FROM json_array_elements($1::text::json) AS row`,
    [JSON.stringify(rows)],
  );
}

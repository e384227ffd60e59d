import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  version: number;
  name: string;
  checksum: string;
  sql: string;
  /**
   * Its statements run one by one, as `CREATE INDEX CONCURRENTLY` must: `-- @outside-transaction`, and `-- @then`
   * between them.
   */
  isOutsideTransaction?: boolean;
  /** Processes whose newest migration is older than this cannot go on beside it: `-- @compatible-from 0031`. */
  compatibleFrom?: number;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

const MIGRATIONS_FOLDER = join(import.meta.dirname, '..', '..', '..', 'migrations');

/** Reads the numbered files (`0001-what.sql`) in order. A gap is allowed, the same number twice is not. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => migrationOf(name, await readFile(join(folder, name), 'utf8'))),
  );
  for (const [index, { version, name }] of migrations.entries()) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
      throw new MigrationError(`migration ${name} must be named like 0001-what-it-does.sql`);
    }
    if (migrations[index - 1]?.version === version) {
      throw new MigrationError(`two migrations have the number ${version}`);
    }
  }
  return migrations;
}

function migrationOf(name: string, sql: string): Migration {
  const compatibleFrom = sql.match(/^-- @compatible-from (\d{4})$/m)?.[1];
  return {
    version: Number.parseInt(name, 10),
    name,
    checksum: createHash('sha256').update(sql).digest('hex'),
    sql,
    ...(/^-- @outside-transaction$/m.test(sql) && { isOutsideTransaction: true }),
    ...(compatibleFrom !== undefined && { compatibleFrom: Number(compatibleFrom) }),
  };
}

import { connect } from '../../../infra/database/connection/connect.ts';
import { findDatabasePlace } from '../../../infra/database/connection/database-place.ts';
import { describeDatabase } from '../../../infra/database/health/describe-database.ts';
import type { Executor, Sql } from '../../../infra/database/sql.ts';
import type { FileStore } from '../../../infra/files/file-store.ts';
import { BackupError } from '../backup-error.ts';
import { inGroups } from '../make/copy-files.ts';
import { countRows } from '../make/count-rows.ts';
import { checkSchema } from './verify-backup.ts';

export interface CheckedCopy {
  schema: string;
  lastChangeAt: Date | null;
  rows: { table: string; rows: number }[];
  files: number;
}

/** Newest of these many files are looked up in the file store. */
const SAMPLED_FILES = 1000;

/**
 * Checks a copy that the operator's own tools restored, beside the database in use: nothing is written to it. It must
 * have the key of that database, a schema that this version knows, no table empty that has rows there, and its files in
 * the file store.
 */
export async function checkCopy(
  { sql, files }: { sql: Sql; files: FileStore },
  copyUrl: string,
): Promise<CheckedCopy> {
  const copy = connect({
    databaseUrl: copyUrl,
    applicationName: 'rooftree backup verify',
    poolSize: 1,
    statementTimeoutMs: 0,
    acceptsStandby: true,
  });
  try {
    if ((await findDatabasePlace(copy)) === (await findDatabasePlace(sql)))
      throw new BackupError('this is the database in use itself, not a copy of it');
    const faults = await checkSchema(copy, null);
    if ((await keyOf(copy)) !== (await keyOf(sql)))
      faults.push('it belongs to another secret key than the database in use');
    const [counts, inUse] = [await countRows(copy), await countRows(sql)];
    for (const [table, rows] of counts) {
      if (rows === 0 && (inUse.get(table) ?? 0) > 0) faults.push(`${table} is empty`);
    }
    const live = await copy<{ path: string }[]>`
      SELECT path FROM stored_files WHERE state = 'live' ORDER BY created_at DESC LIMIT ${SAMPLED_FILES}`;
    await inGroups(live, undefined, async ({ path }) => {
      if ((await files.find(path)) === null) faults.push(`the file ${path} is not in the file store`);
    });
    if (faults.length > 0)
      throw new BackupError(['the copy is not as it should be:', ...faults].join('\n  '));
    const { lastMigration: schema } = await describeDatabase(copy);
    return {
      schema,
      lastChangeAt: await findLastChange(copy),
      rows: [...counts].map(([table, rows]) => ({ table, rows })),
      files: live.length,
    };
  } finally {
    await copy.end({ timeout: 1 });
  }
}

async function keyOf(sql: Executor): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`SELECT id FROM secret_keys ORDER BY generation DESC LIMIT 1`;
  return row?.id;
}

async function findLastChange(sql: Executor): Promise<Date | null> {
  const [row] = await sql<[{ at: Date | null }]>`
    SELECT greatest(
      (SELECT max(updated_at) FROM estates), (SELECT max(updated_at) FROM renovations),
      (SELECT max(updated_at) FROM calculation_jobs), (SELECT max(created_at) FROM stored_files)
    ) AS at`;
  return row.at;
}

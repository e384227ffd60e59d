import type { Executor } from '../../infra/database/sql.ts';

export type StateKind = 'archive' | 'backup' | 'verify';

export interface BackupState {
  kind: StateKind;
  place: string;
  unbrokenSince: Date | null;
  succeededAt: Date | null;
  failedAt: Date | null;
  failure: string | null;
  backupId: string | null;
  unfinishedId: string | null;
  /** By the database's own clock; null for never. */
  ageSeconds: number | null;
}

/** The name of this database's folder where backups are stored; made at first use. */
export async function loadIdentity(sql: Executor): Promise<string> {
  await sql`INSERT INTO backup_identity DEFAULT VALUES ON CONFLICT DO NOTHING`;
  const [row] = await sql<[{ id: string }]>`SELECT id FROM backup_identity`;
  return row.id;
}

/** For a restored database, which must not go on with the backups of the one that it was made of. */
export async function forgetBackups(sql: Executor): Promise<void> {
  await sql`DELETE FROM backup_identity`;
  await sql`DELETE FROM backup_state`;
}

export function listStates(sql: Executor): Promise<BackupState[]> {
  return sql<BackupState[]>`
    SELECT kind, place, unbroken_since AS "unbrokenSince", succeeded_at AS "succeededAt", failed_at AS "failedAt", failure,
      backup_id AS "backupId", unfinished_id AS "unfinishedId",
      extract(epoch FROM now() - succeeded_at)::float8 AS "ageSeconds"
    FROM backup_state ORDER BY kind`;
}

interface Success {
  kind: StateKind;
  place: string;
  backupId?: string;
  /** Now when absent; for the archive, the moment up to which it can be restored. */
  at?: Date;
}

export async function recordSuccess(sql: Executor, { kind, place, backupId, at }: Success): Promise<void> {
  await sql`
    INSERT INTO backup_state (kind, place, succeeded_at, backup_id)
    VALUES (${kind}, ${place}, coalesce(${at ?? null}::timestamptz, now()), ${backupId ?? null})
    ON CONFLICT (kind) DO UPDATE SET place = excluded.place, succeeded_at = excluded.succeeded_at, failed_at = NULL,
      failure = NULL, backup_id = excluded.backup_id, unfinished_id = NULL`;
}

/** Records when it last succeeded. */
export async function recordFailure(
  sql: Executor,
  kind: StateKind,
  place: string,
  failure: string,
): Promise<void> {
  await sql`
    INSERT INTO backup_state (kind, place, failed_at, failure) VALUES (${kind}, ${place}, now(), ${failure.slice(0, 1000)})
    ON CONFLICT (kind) DO UPDATE SET failed_at = excluded.failed_at, failure = excluded.failure`;
}

export async function recordBegun(sql: Executor, place: string, backupId: string): Promise<void> {
  await sql`
    INSERT INTO backup_state (kind, place, unfinished_id) VALUES ('backup', ${place}, ${backupId})
    ON CONFLICT (kind) DO UPDATE SET unfinished_id = excluded.unfinished_id`;
}

/** The archive begins here, with nothing before it. */
export async function recordArchiveStart(sql: Executor, place: string): Promise<void> {
  await sql`
    INSERT INTO backup_state (kind, place, unbroken_since) VALUES ('archive', ${place}, now())
    ON CONFLICT (kind) DO UPDATE SET place = excluded.place, unbroken_since = excluded.unbroken_since, succeeded_at = NULL`;
}

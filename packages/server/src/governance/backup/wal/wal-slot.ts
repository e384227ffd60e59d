import type { Sql } from '../../../infra/database/sql.ts';
import { recordArchiveStart } from '../backup-state.repository.ts';

/**
 * Retains the log that is not archived yet. PostgreSQL's own archiver would run a command without the credentials of a
 * bucket.
 */
const SLOT = 'rooftree_backup';

/**
 * Makes the slot where there is none, or one that PostgreSQL gave up because too much log had piled up: then the
 * archive starts again. That is recorded first, so that a process that ends in between leaves no unknown gap.
 */
export async function ensureSlot(sql: Sql, place: string): Promise<void> {
  const [slot] = await sql<{ isLost: boolean }[]>`
    SELECT wal_status = 'lost' AS "isLost" FROM pg_replication_slots WHERE slot_name = ${SLOT}`;
  const [state] = await sql<{ place: string }[]>`SELECT place FROM backup_state WHERE kind = 'archive'`;
  if (slot?.isLost === false && state?.place === place) return;
  await recordArchiveStart(sql, place);
  if (slot !== undefined) await dropSlot(sql);
  await sql`SELECT pg_create_physical_replication_slot(${SLOT}, true)`;
}

/** Where the log begins that is not archived yet. */
export async function findSlotStart(sql: Sql): Promise<string> {
  const [slot] = await sql<{ lsn: string | null }[]>`
    SELECT restart_lsn::text AS lsn FROM pg_replication_slots WHERE slot_name = ${SLOT}`;
  if (slot?.lsn == null) throw new Error('the log for the archive is no longer kept');
  return slot.lsn;
}

/** What is before this place is archived and need not be retained. */
export async function advanceSlot(sql: Sql, lsn: string): Promise<void> {
  await sql`SELECT pg_replication_slot_advance(${SLOT}, ${lsn}::pg_lsn)`;
}

/** For a server without backups: its log would never be fetched from the slot. */
export async function dropSlot(sql: Sql): Promise<void> {
  await sql`
    SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = ${SLOT} AND NOT active`;
}

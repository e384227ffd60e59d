import type { Sql } from '../../../infra/database/sql.ts';
import type { FileStore } from '../../../infra/files/file-store.ts';
import { recordSuccess } from '../backup-state.repository.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { archiveHistory, archiveSegment, findWalPosition } from '../wal/wal-archive.ts';
import { segmentOf, startOf } from '../wal/wal-segments.ts';
import { advanceSlot, ensureSlot, findSlotStart } from '../wal/wal-slot.ts';
import { copyFile, fileObject, inGroups } from './copy-files.ts';

interface ArchiveSource {
  sql: Sql;
  files: FileStore;
  store: BackupStore;
  /** As the setting has it. */
  place: string;
  signal: AbortSignal;
}

/** A file becomes live within an hour after it was begun, or never. */
const LIVE_WITHIN = '1 hour';

/** Archives the log and the new files, again and again: between two backups every moment can be restored. */
export function createArchive({ sql, files, store, place, signal }: ArchiveSource) {
  const copied = new Set<string>();
  let isHistoryArchived = false;

  /** Files that became live since the last round; those from before the archive began are the backup's. */
  async function archiveFiles(): Promise<void> {
    const rows = await sql<{ path: string }[]>`
      SELECT path FROM stored_files WHERE state = 'live' AND created_at > (
        SELECT coalesce(succeeded_at, unbroken_since) FROM backup_state WHERE kind = 'archive'
      ) - ${LIVE_WITHIN}::interval`;
    const found = new Set(rows.map(({ path }) => path));
    for (const path of copied) if (!found.has(path)) copied.delete(path);
    await inGroups(
      [...found].filter((path) => !copied.has(path)),
      signal,
      async (path) => {
        if ((await store.sizeOf(fileObject(path))) === null) await copyFile(path, files, store);
        copied.add(path);
      },
    );
  }

  async function archiveLog(): Promise<void> {
    const position = await findWalPosition(sql);
    if (!isHistoryArchived) await archiveHistory(store, position);
    isHistoryArchived = true;
    for (
      let segment = segmentOf(await findSlotStart(sql), position);
      segment < position.openSegment && !signal.aborted;
      segment += 1
    ) {
      await archiveSegment(store, position, segment);
      await advanceSlot(sql, startOf(segment + 1, position));
    }
  }

  return {
    begin: () => ensureSlot(sql, place),
    /**
     * One round. What is open in the log is closed after the old part has gone out: while the store does not answer, no
     * segment is closed before it is full.
     */
    async round(): Promise<void> {
      await archiveLog();
      // A change of its own, so that a quiet server, too, can be restored to every minute.
      const [row] = await sql<[{ at: Date }]>`
        UPDATE backup_state SET place = ${place} WHERE kind = 'archive' RETURNING now() AS at`;
      await sql`SELECT pg_switch_wal()`;
      await archiveLog();
      // After that change: every file that was live by then is stored before the moment counts as archived.
      await archiveFiles();
      await recordSuccess(sql, { kind: 'archive', place, at: row.at });
    },
  };
}

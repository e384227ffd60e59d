import type { Executor, Sql } from '../infra/database/sql.ts';
import type { FileStore } from '../infra/files/file-store.ts';
import { enqueue } from '../infra/queue/queue.ts';
import type { QueueTask } from '../infra/queue/queue-worker.ts';
import { isReportPath, REPORT_FOLDER } from './report-path.ts';
import { findKnownPaths } from './reports.repository.ts';

/** Queued by a trigger when a report's row is deleted, in the same transaction. */
const REMOVE_REPORT_FILE = 'remove_report_file';
const SWEEP_REPORT_FILES = 'sweep_report_files';

const HOUR_MS = 3_600_000;
/** A file without a row may be one whose row is about to be written; after an hour it is not. */
const STRAY_AFTER_MS = HOUR_MS;
const PATHS_AT_ONCE = 500;

export function reportTasks({ sql, files }: { sql: Sql; files: FileStore }): Record<string, QueueTask> {
  return {
    [REMOVE_REPORT_FILE]: async (payload) => {
      // The trigger of 0006-report-files.sql writes this.
      const { path } = payload as { path: string };
      if (isReportPath(path)) await files.remove(path);
    },
    [SWEEP_REPORT_FILES]: async () => {
      await sweepReportFiles(sql, files, new Date(Date.now() - STRAY_AFTER_MS));
      await scheduleSweep(sql, new Date(Date.now() + HOUR_MS));
    },
  };
}

/** At most one sweep waits at a time, however many workers ask for one. */
export async function scheduleSweep(sql: Executor, runAt: Date): Promise<void> {
  await enqueue(sql, [{ task: SWEEP_REPORT_FILES, payload: { version: 1 }, key: SWEEP_REPORT_FILES, runAt }]);
}

/** Removes the files that no report has: of a crash between file and row. Answers how many. */
export async function sweepReportFiles(
  sql: Executor,
  files: FileStore,
  writtenBefore: Date,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const known = await findKnownPaths(sql, batch);
    for (const path of batch.filter((candidate) => !known.has(candidate))) {
      await files.remove(path);
      removed += 1;
    }
    batch = [];
  };
  for await (const path of files.list(REPORT_FOLDER, writtenBefore)) {
    if (!isReportPath(path)) continue;
    batch.push(path);
    if (batch.length === PATHS_AT_ONCE) await sweep();
  }
  await sweep();
  return removed;
}

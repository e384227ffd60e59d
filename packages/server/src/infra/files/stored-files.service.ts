/** The ledger of the file store: the database knows a file before it exists and until after it is gone. */
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../database/sql.ts';
import type { FileStore } from './file-store.ts';
import { claimFilesToRemove, forgetFile, insertWriting, markLive } from './stored-files.repository.ts';

export interface FileLedger {
  sql: Sql;
  files: FileStore;
}

/**
 * Writes a file that maintenance removes after an hour, unless `publishFile` is called in the transaction of what it
 * belongs to. So a failure or a crash needs no other clean-up.
 */
export async function storeFile(
  { sql, files }: FileLedger,
  contextId: string,
  path: string,
  content: Uint8Array,
  contentType: string,
): Promise<void> {
  await insertWriting(sql, contextId, path);
  await files.write(path, content, contentType);
}

/**
 * Makes the file permanent, in the transaction of what it belongs to. Fails when maintenance has claimed it as a stray.
 */
export async function publishFile(tx: Executor, contextId: string, path: string): Promise<void> {
  if (await markLive(tx, contextId, path)) return;
  throw new Fault('busy', [], { cause: new Error('the file was removed before it was published') });
}

/**
 * Removes at most `limit` files that nothing belongs to, all in parallel. The object is removed first, then its row:
 * after a crash in between, the next run removes an object that does not exist, which is not an error.
 */
export async function removeFiles(
  { sql, files }: FileLedger,
  limit: number,
): Promise<{ removed: number; failure?: unknown }> {
  const claimed = await claimFilesToRemove(sql, limit);
  const removals = claimed.map(async (file) => {
    await files.remove(file.path);
    await forgetFile(sql, file);
  });
  const failures = (await Promise.allSettled(removals)).filter((removal) => removal.status === 'rejected');
  const [first] = failures;
  return { removed: claimed.length - failures.length, ...(first && { failure: first.reason }) };
}

/**
 * Removes these files, which the ledger has marked for it, without waiting for maintenance; that removes what fails
 * here.
 */
export async function removeFilesNow(
  { sql, files }: FileLedger,
  contextId: string,
  paths: readonly string[],
): Promise<void> {
  const removals = paths.map(async (path) => {
    await files.remove(path);
    await forgetFile(sql, { contextId, path });
  });
  await Promise.allSettled(removals);
}

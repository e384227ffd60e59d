import { BackupError } from '../backup-error.ts';
import { listBackups, type Manifest } from '../make/manifest.ts';
import type { BackupStore } from '../store/backup-store.ts';

/** A database, and the key that its backups there are encrypted with. */
const FOLDER = /^(rooftree-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-[0-9a-f]{16})?$/;

/**
 * The place of one database's backups: the given one itself, or the folder in it; of several for one database the one
 * with the newest backup.
 */
export async function findBackupPlace(place: string, store: BackupStore): Promise<string> {
  const folders = await store.folders('');
  if (folders.includes('backups')) return place;
  const found = folders.filter((name) => FOLDER.test(name)).sort();
  const databases = new Set(found.map((name) => FOLDER.exec(name)?.[1]));
  if (databases.size > 1) {
    throw new BackupError(
      `${place} holds the backups of ${databases.size} databases: name the folder of one (${found
        .map((name) => `${place}/${name}`)
        .join(', ')})`,
    );
  }
  let newest = { folder: '', backup: '' };
  for (const folder of found) {
    // Their ids begin with the time.
    const backup = (await store.folders(`${folder}/backups`)).sort().at(-1) ?? '';
    if (newest.folder === '' || backup > newest.backup) newest = { folder, backup };
  }
  if (newest.folder === '') throw new BackupError(`there is no backup in ${place}`);
  return `${place}/${newest.folder}`;
}

export interface FoundBackup {
  manifest: Manifest;
  /** The last segment of the log that can matter; null for all there are. */
  lastSegment: number | null;
}

/** The newest backup from which the moment can be restored. */
export async function findBackup(store: BackupStore, moment: Date | null): Promise<FoundBackup> {
  const backups = await listBackups(store);
  const [oldest] = backups;
  if (oldest === undefined) throw new BackupError(`there is no complete backup in ${store.locate()}`);
  const isEarlier = ({ restorable_from: from }: Manifest) => moment === null || new Date(from) <= moment;
  const manifest = backups.findLast(isEarlier);
  if (manifest === undefined) {
    throw new BackupError(
      `the oldest backup in ${store.locate()} begins at ${oldest.restorable_from}: an earlier moment cannot be restored`,
    );
  }
  const next = backups[backups.indexOf(manifest) + 1];
  return { manifest, lastSegment: next?.last_segment ?? null };
}

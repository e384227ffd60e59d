import { BackupError } from '../backup-error.ts';
import { listBackups, type Manifest } from '../make/manifest.ts';
import type { BackupStore } from '../store/backup-store.ts';

const FOLDER = /^rooftree-[0-9a-f-]{36}$/;

export const identityFolder = (identity: string): string => `rooftree-${identity}`;

/** The place of one database's backups: the given one itself, or the only such folder in it. */
export async function findBackupPlace(place: string, store: BackupStore): Promise<string> {
  const folders = await store.folders('');
  if (folders.includes('backups')) return place;
  const found = folders.filter((name) => FOLDER.test(name)).sort();
  const [only] = found;
  if (only === undefined) throw new BackupError(`there is no backup in ${place}`);
  if (found.length > 1) {
    throw new BackupError(
      `${place} holds the backups of ${found.length} databases: name the folder of one (${found
        .map((name) => `${place}/${name}`)
        .join(', ')})`,
    );
  }
  return `${place}/${only}`;
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
  if (oldest === undefined) throw new BackupError(`there is no whole backup in ${store.locate()}`);
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

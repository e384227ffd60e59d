import type { Config } from '../../../config.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { loadIdentity } from '../backup-state.repository.ts';
import type { BackupStore } from './backup-store.ts';
import { createEncryptedStore } from './encrypted-store.ts';
import { openBackupStore } from './open-backup-store.ts';
import { loadStoreKey, publishStoreKey, storeKeyId } from './store-key.ts';

export interface OwnStore {
  store: BackupStore;
  /**
   * What the database records as the place: another one for another key, so that the archive and a backup begin again
   * there.
   */
  recordedPlace: string;
  /** To be called before a backup is made: nobody could read one without its key. */
  prepare(): Promise<void>;
}

/**
 * This database's own backups at the place, in a folder of its own. With a recipient every object in the folder is
 * encrypted.
 */
export async function openOwnStore(
  { sql, config }: { sql: Executor; config: Config },
  place: string,
): Promise<OwnStore> {
  const readable = `${place}/rooftree-${await loadIdentity(sql)}`;
  const { backupRecipient: recipient } = config;
  if (recipient === null) {
    return { store: await openBackupStore(readable, config), recordedPlace: place, prepare: async () => {} };
  }
  const key = loadStoreKey(config.dataDir, recipient);
  const folder = `${readable}-${storeKeyId(key)}`;
  const inner = await openBackupStore(folder, config);
  return {
    store: createEncryptedStore(inner, key),
    recordedPlace: folder,
    prepare: () => publishStoreKey(inner, key, recipient),
  };
}

import type { Config } from '../../../config.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { createEncryptedStore } from '../store/encrypted-store.ts';
import { openBackupStore } from '../store/open-backup-store.ts';
import { findStoreKey, openSealedKey, storeKeyId } from '../store/store-key.ts';
import { findBackupPlace } from './find-backup.ts';

/**
 * The backups of one database at this place, decrypted with the given private key or, on the server that made them,
 * with its own.
 */
export async function openFoundStore(
  config: Config,
  place: string,
  identity: string | null,
): Promise<BackupStore> {
  const outer = await openBackupStore(place, config);
  const found = await findBackupPlace(place, outer).finally(() => outer.close());
  const store = await openBackupStore(found, config);
  const [, keyId] = /(?:^|\/)rooftree-[0-9a-f-]{36}-([0-9a-f]{16})\/?$/.exec(found) ?? [];
  if (keyId === undefined) return store;
  try {
    const own = findStoreKey(config.dataDir, config.backupRecipient);
    const isOwn = own !== null && storeKeyId(own) === keyId;
    if (isOwn && identity === null) return createEncryptedStore(store, own);
    if (identity === null) {
      throw new BackupError(
        `the backups in ${found} are encrypted: give the private key of \`rooftree backup key\` with --identity`,
      );
    }
    const key = await openSealedKey(store, identity);
    if (storeKeyId(key) !== keyId)
      throw new BackupError(`the key in ${found} does not belong to the backups there`);
    return createEncryptedStore(store, key);
  } catch (error) {
    store.close();
    throw error;
  }
}

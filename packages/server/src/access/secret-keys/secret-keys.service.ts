import { ConfigError } from '../../config.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import type { ClientKeys } from '../clients/client-keys.ts';
import * as repository from './secret-keys.repository.ts';

/**
 * Refuses keys that are not this database's: what they sign or hash would be worth nothing to every other process. The
 * first key that a database sees becomes its own. A new one is taken in use when the process also has the one before
 * it.
 */
export function confirmKeys(sql: Sql, keys: ClientKeys, source: string): Promise<void> {
  const [signing] = keys;
  return transaction(sql, async (tx) => {
    await repository.lockKeys(tx);
    const known = await repository.listKeyIds(tx);
    const [inUse] = known;
    if (inUse !== undefined && !keys.some(({ id }) => id === inUse)) {
      throw new ConfigError(
        `${source} (key ${signing.id}) is not the key of this database (key ${inUse}): set ROOFTREE_SECRET_KEY to that ` +
          'key. To replace it, set ROOFTREE_SECRET_KEY_FALLBACK to the old key; if that is lost, run `rooftree keys adopt`',
      );
    }
    // A known key that is not the newest stays where it is: a process that still has yesterday's settings changes
    // nothing.
    if (!known.includes(signing.id)) await repository.putKeyInUse(tx, signing.id);
  });
}

/**
 * For a lost key: takes this one in use without the one before it. Returns how many secrets are known to need another.
 */
export function adoptKey(sql: Sql, keys: ClientKeys): Promise<number> {
  return transaction(sql, async (tx) => {
    await repository.lockKeys(tx);
    const [inUse] = await repository.listKeyIds(tx);
    if (inUse !== keys[0].id) await repository.putKeyInUse(tx, keys[0].id);
    const counts = await repository.countLiveSecrets(tx);
    const others = counts.filter(({ keyId }) => keyId !== null && !keys.some(({ id }) => id === keyId));
    return others.reduce((sum, { secrets }) => sum + secrets, 0);
  });
}

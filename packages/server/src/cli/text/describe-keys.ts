import { deriveClientKeys } from '../../access/clients/client-keys.ts';
import { findSecretKeys } from '../../access/secret-keys/read-secret-keys.ts';
import { countLiveSecrets, listKeyIds } from '../../access/secret-keys/secret-keys.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { paint } from '../../infra/terminal.ts';

interface KeyStatus {
  /** Of the database; null before its first use. */
  key_id: string | null;
  /** Of the settings, the signing one first; empty when there is none. */
  configured: string[];
  /** By the key that they were hashed with; null where it was not recorded yet. */
  live_secrets: { key_id: string | null; secrets: number }[];
}

export async function describeKeys({
  sql,
  config,
}: Pick<Dependencies, 'sql' | 'config'>): Promise<KeyStatus> {
  const found = findSecretKeys(config);
  const configured = found === null ? [] : deriveClientKeys(found.signing, found.fallback);
  const [inUse = null] = await listKeyIds(sql);
  const counts = await countLiveSecrets(sql);
  return {
    key_id: inUse,
    configured: configured.map(({ id }) => id),
    live_secrets: counts.map(({ keyId, secrets }) => ({ key_id: keyId, secrets })),
  };
}

/** Names what an operator must know: another key in the settings, and secrets that still need an old key. */
export function keysInOneLine({ key_id: inUse, configured, live_secrets: secrets }: KeyStatus): string {
  const missing = configured.length === 0 ? 'no key is set here' : `${configured[0]} is set here`;
  const isOurs = inUse === null || configured.includes(inUse);
  const others = secrets
    .filter(({ key_id: id }) => id !== inUse)
    .map(({ key_id: id, secrets: count }) => `${count} on ${id ?? 'one that was not recorded'}`);
  return [
    inUse ?? 'none yet',
    ...(isOurs ? [] : [paint('yellow', missing)]),
    ...(others.length === 0 ? [] : [`live secrets on other keys: ${others.join(', ')}`]),
  ].join('; ');
}

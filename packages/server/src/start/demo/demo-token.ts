import type { ClientKeys } from '../../access/clients/client-keys.ts';
import { issueToken } from '../../access/clients/clients.service.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Fault } from '../../fault.ts';
import { readDemoFile } from './demo-file.ts';

/** A token of the demo's client; null where its secret is not stored, or no longer valid. */
export async function issueDemoToken(
  { sql, config }: Pick<Dependencies, 'sql' | 'config'>,
  keys: ClientKeys,
): Promise<string | null> {
  const credentials = readDemoFile(config.dataDir);
  if (credentials === null) return null;
  try {
    return (await issueToken(sql, keys, config.tokenSeconds, credentials)).access_token;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

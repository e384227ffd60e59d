import type { Config } from '../config.ts';
import {
  type EmbeddedDatabase,
  useEmbeddedDatabase,
} from '../infra/database/embedded-postgres/embedded-database.ts';
import type { Starting } from './shutdown.ts';

/**
 * Begins to start the embedded database, if it is the one in use, and sees to it that it does not outlive this process.
 */
export function startEmbedded(
  config: Config,
  isSoleServer: boolean,
  starting: Starting,
): Promise<EmbeddedDatabase> | undefined {
  if (config.databaseDirectUrl !== null || config.databaseUrl !== null) return undefined;
  const embedded = useEmbeddedDatabase(config.dataDir, isSoleServer, starting.signal);
  // A failure is for the caller that awaits it, which none does yet.
  const found = embedded.catch(() => null);
  starting.release = async () => (await found)?.release();
  return embedded;
}

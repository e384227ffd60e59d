import { ensureDatabase } from '../connection/ensure-database.ts';
import { type EmbeddedPostgres, useEmbeddedPostgres } from './embedded-postgres.ts';

const NAME = 'rooftree';

export interface EmbeddedDatabase extends Pick<EmbeddedPostgres, 'onRecovery'> {
  url: string;
  /** Stops the server, unless another process still uses it. Once or more. */
  release(): Promise<void>;
}

/**
 * Our database on the embedded PostgreSQL of the data folder, which is started where it does not run. Only a server
 * creates one that is missing: a command in the wrong folder would else answer from a second, empty database.
 */
export async function useEmbeddedDatabase(
  dataDir: string,
  isSoleServer: boolean,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const server = await useEmbeddedPostgres({ dataDir, isSoleServer, mustExist: !isSoleServer, signal });
  try {
    await ensureDatabase(server.urlOf('postgres'), NAME);
  } catch (error) {
    await server.release();
    throw error;
  }
  return {
    url: server.urlOf(NAME),
    onRecovery: (listener) => server.onRecovery(listener),
    release: () => server.release(),
  };
}

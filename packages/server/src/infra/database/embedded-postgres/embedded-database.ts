import { ensureDatabase } from '../ensure-database.ts';
import { useEmbeddedPostgres } from './embedded-postgres.ts';

const NAME = 'rooftree';

export interface EmbeddedDatabase {
  url: string;
  /** Stops the server, unless another process still uses it. Once or more. */
  release(): Promise<void>;
}

/** Our database on the embedded PostgreSQL of the data folder, each made or started where it is missing. */
export async function useEmbeddedDatabase(dataDir: string, isSoleServer: boolean): Promise<EmbeddedDatabase> {
  const server = await useEmbeddedPostgres({ dataDir, isSoleServer });
  try {
    await ensureDatabase(server.urlOf('postgres'), NAME);
  } catch (error) {
    await server.release();
    throw error;
  }
  return { url: server.urlOf(NAME), release: () => server.release() };
}

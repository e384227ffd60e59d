/**
 * A process that uses the embedded PostgreSQL until its standard input ends; the tests start it, and kill it.
 * Usage: node embedded-postgres.fixture.ts <data folder> [sole]
 */
import { once } from 'node:events';
import { useEmbeddedPostgres } from './embedded-postgres.ts';

const [, , dataDir = '', mode] = process.argv;
try {
  const server = await useEmbeddedPostgres({ dataDir, isSoleServer: mode === 'sole' });
  console.log(JSON.stringify({ wasStarted: server.wasStarted, url: server.urlOf('postgres') }));
  process.stdin.resume();
  await once(process.stdin, 'end');
  await server.release();
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
}

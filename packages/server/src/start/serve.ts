import type { Config } from '../config.ts';
import { findConsoleBuild } from '../console-page/console-bundle.ts';
import {
  type EmbeddedDatabase,
  useEmbeddedDatabase,
} from '../infra/database/embedded-postgres/embedded-database.ts';
import { findPageBuild } from '../planner-page/page-bundle.ts';
import { type Running, runUntilSignal } from './shutdown.ts';

/** Everything in one process: database, schema, demo portfolio, API with docs and planner, worker. */
export function serve(config: Config): Promise<void> {
  return runUntilSignal(() => start(config));
}

async function start(config: Config): Promise<Running> {
  // First of all: without its page nothing needs to start.
  findPageBuild();
  findConsoleBuild();
  if (config.backupTo !== null) {
    const { refuseForeignDatabase } = await import('../backup/run-backup.ts');
    refuseForeignDatabase(config);
  }
  await using made = new AsyncDisposableStack();
  // PostgreSQL starts while the greater part of the program is read, which takes about as long.
  const embedded = startEmbedded(config);
  made.defer(async () => (await embedded?.catch(() => null))?.release());
  const { startServer } = await import('./start-server.ts');
  const running = await startServer(config, embedded);
  made.move();
  return running;
}

function startEmbedded(config: Config): Promise<EmbeddedDatabase> | undefined {
  if (config.databaseDirectUrl !== null || config.databaseUrl !== null) return undefined;
  const embedded = useEmbeddedDatabase(config.dataDir, true);
  // Told by whoever waits for it, which is not yet there.
  embedded.catch(() => {});
  return embedded;
}

import type { Config } from '../config.ts';
import { findDocsBuild } from '../http/docs/docs-build.ts';
import { findConsoleBuild } from '../office/console-page/console-bundle.ts';
import { findPageBuild } from '../output/planner-page/page-bundle.ts';
import { refuseSmallLimits } from './refuse-small-limits.ts';
import { type Running, runUntilSignal, type Starting } from './shutdown.ts';
import { startEmbedded } from './start-embedded.ts';

/** Everything in one process: database, schema, demo portfolio, API with docs and planner, worker. */
export function serve(config: Config): Promise<void> {
  return runUntilSignal((starting) => start(config, starting));
}

async function start(config: Config, starting: Starting): Promise<Running> {
  refuseSmallLimits();
  // First of all: without its pages nothing needs to start.
  findPageBuild();
  findConsoleBuild();
  findDocsBuild();
  if (config.backupTo !== null) {
    const { refuseForeignDatabase } = await import('../governance/backup/make/run-backup.ts');
    refuseForeignDatabase(config);
  }
  await using made = new AsyncDisposableStack();
  // PostgreSQL starts while the greater part of the program is read, which takes about as long.
  const embedded = startEmbedded(config, true, starting);
  made.defer(async () => void (await starting.release()));
  const { startServer } = await import('./start-server.ts');
  const running = await startServer(config, embedded);
  made.move();
  return running;
}

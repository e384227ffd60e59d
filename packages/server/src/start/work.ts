import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { createDependencies } from '../dependencies.ts';
import { refuseForeignDatabase } from '../governance/backup/make/run-backup.ts';
import { scheduleBackups } from '../governance/backup/make/schedule-backups.ts';
import { startMetricsServer } from './metrics-server.ts';
import { prepareDatabase } from './migrate.ts';
import { showPlatform } from './platform-metrics.ts';
import { refuseSmallLimits } from './refuse-small-limits.ts';
import { refuseUnusableFiles } from './refuse-unusable-files.ts';
import { type Running, runUntilSignal, type Starting } from './shutdown.ts';
import { startEmbedded } from './start-embedded.ts';
import { startWorker } from './worker.ts';

/** A worker alone; any number of them run beside one or more servers. */
export function work(config: Config): Promise<void> {
  return runUntilSignal((starting) => start(config, starting));
}

async function start(config: Config, starting: Starting): Promise<Running> {
  refuseSmallLimits();
  if (config.backupTo !== null) refuseForeignDatabase(config);
  await using made = new AsyncDisposableStack();
  const dependencies = await createDependencies(config, 'work', startEmbedded(config, false, starting));
  made.defer(() => dependencies.close());
  await refuseUnusableFiles(dependencies);
  await prepareDatabase(dependencies);
  const { log } = dependencies;
  const registry = new Registry();
  showPlatform(registry, dependencies);
  const metrics = await startMetricsServer(config, registry, log);
  made.defer(async () => metrics?.close());
  const backups = await scheduleBackups(dependencies);
  made.defer(() => backups.stop());
  const worker = await startWorker(dependencies, undefined, registry);

  log.info({}, 'The worker waits for calculation jobs');
  const owned = made.move();
  return {
    log,
    drain: () => Promise.all([worker.stop(), backups.stop()]),
    close: () => owned.disposeAsync(),
  };
}

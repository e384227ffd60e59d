import { buildApp } from '../app.ts';
import { refuseForeignDatabase } from '../backup/run-backup.ts';
import { scheduleBackups } from '../backup/schedule-backups.ts';
import type { Config } from '../config.ts';
import { findConsoleBuild } from '../console-page/console-bundle.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { createDependencies } from '../dependencies.ts';
import { findPageBuild } from '../planner-page/page-bundle.ts';
import { demoLink, printFirstOperatorLink } from './console-links.ts';
import { startMetricsServer } from './metrics-server.ts';
import { prepareDatabase } from './migrate.ts';
import { showPlatform } from './platform-metrics.ts';
import { refuseUnusableFiles } from './refuse-unusable-files.ts';
import { type Running, runUntilSignal } from './shutdown.ts';
import { printWelcome } from './welcome.ts';
import { startWorker } from './worker.ts';

/** Everything in one process: database, schema, demo portfolio, API with docs and planner, worker. */
export function serve(config: Config): Promise<void> {
  return runUntilSignal(() => start(config));
}

async function start(config: Config): Promise<Running> {
  // First of all: without its page nothing needs to start.
  await findPageBuild();
  await findConsoleBuild();
  if (config.backupTo !== null) refuseForeignDatabase(config);
  await using made = new AsyncDisposableStack();
  const dependencies = await createDependencies(config, 'serve');
  made.defer(() => dependencies.close());
  await refuseUnusableFiles(dependencies);
  await Promise.all([prepareDatabase(dependencies), dependencies.loadPageBundle()]);
  const demo = config.demo ? await loadDemo(dependencies) : null;
  const app = await buildApp(dependencies);
  made.defer(() => app.close());
  const { log } = dependencies;
  showPlatform(app.metrics, dependencies);
  const metrics = await startMetricsServer(config, app.metrics, log);
  made.defer(async () => metrics?.close());
  const listenTextResolver = (address: string) => `Rooftree answers at ${address}`;
  await app.listen({ port: config.port, host: config.host, listenTextResolver });
  const backups = await scheduleBackups(dependencies);
  made.defer(() => backups.stop());
  const worker = config.worker ? await startWorker(dependencies, undefined, app.metrics) : null;

  if (demo !== null) printWelcome(config, demo, await demoLink(dependencies, demo));
  else await printFirstOperatorLink(dependencies);
  const owned = made.move();
  return {
    log,
    drain: () => Promise.all([app.close(), worker?.stop(), backups.stop()]),
    close() {
      // A request that did not end in time would hold up all that is closed after it, and PostgreSQL would go on without us.
      app.server.closeAllConnections();
      return owned.disposeAsync();
    },
  };
}

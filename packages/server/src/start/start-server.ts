import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createDependencies } from '../dependencies.ts';
import { scheduleBackups } from '../governance/backup/make/schedule-backups.ts';
import type { EmbeddedDatabase } from '../infra/database/embedded-postgres/embedded-database.ts';
import { demoLink, showFirstOperatorLink } from './console-links.ts';
import { loadDemo } from './demo/load-demo.ts';
import { startMetricsServer } from './metrics-server.ts';
import { prepareDatabase } from './migrate.ts';
import { showPlatform } from './platform-metrics.ts';
import { refuseUnusableFiles } from './refuse-unusable-files.ts';
import type { Running } from './shutdown.ts';
import { printWelcome } from './welcome.ts';
import { startWorker } from './worker.ts';

/** The database is the one that is being started already, or that of `DATABASE_URL`. */
export async function startServer(config: Config, embedded?: Promise<EmbeddedDatabase>): Promise<Running> {
  await using made = new AsyncDisposableStack();
  const dependencies = await createDependencies(config, 'serve', embedded);
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
  // Composing openapi.json blocks the event loop for about 300 ms: better now than when somebody else waits for an
  // answer.
  app.swagger();
  const backups = await scheduleBackups(dependencies);
  made.defer(() => backups.stop());
  const worker = config.worker ? await startWorker(dependencies, undefined, app.metrics) : null;

  if (demo !== null) printWelcome(config, demo, await demoLink(dependencies, demo));
  else await showFirstOperatorLink(dependencies);
  const owned = made.move();
  return {
    log,
    drain: () => Promise.all([app.close(), worker?.stop(), backups.stop()]),
    close() {
      // A request that did not end in time would hold up all that is closed after it, and PostgreSQL would go on
      // without us.
      app.server.closeAllConnections();
      return owned.disposeAsync();
    },
  };
}

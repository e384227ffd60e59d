import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { createDependencies, type Dependencies } from '../../dependencies.ts';
import { prepareDatabase } from '../../start/migrate.ts';
import { findFreePort } from './free-port.ts';

export interface OwnInstallation {
  url: string;
  dependencies: Dependencies;
  stop(): Promise<void>;
}

/**
 * A server on a data folder of its own, with the embedded database in it, as `npm start` runs it; without worker and
 * demo.
 */
export async function startOwnInstallation(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<OwnInstallation> {
  await using made = new AsyncDisposableStack();
  const config = readConfig({
    ROOFTREE_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    LOG_LEVEL: 'silent',
    ROOFTREE_RATE_LIMITS: 'off',
    ROOFTREE_COMPUTE_NICENESS: '0',
    ...env,
  });
  const dependencies = await createDependencies(config, 'serve');
  made.defer(() => dependencies.close());
  await prepareDatabase(dependencies);
  const app = await buildApp(dependencies);
  made.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const owned = made.move();
  return { url: config.publicUrl, dependencies, stop: () => owned.disposeAsync() };
}

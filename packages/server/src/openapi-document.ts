import { deriveClientKeys } from './access/clients/client-keys.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDependencies } from './dependencies.ts';

/** openapi.json as this code generates it with default settings. Needs no database: nothing connects before the first query. */
export async function writeOpenApi(): Promise<string> {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
  });
  const dependencies = await createDependencies(config, 'command');
  const loadClientKeys = async () => deriveClientKeys('openapi.json needs no secret, only a key');
  const app = await buildApp({ ...dependencies, loadClientKeys });
  const document = app.swagger();
  await app.close();
  await dependencies.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

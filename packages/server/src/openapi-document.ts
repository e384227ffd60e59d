import { deriveClientKeys } from './access/clients/client-keys.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDependencies } from './dependencies.ts';

/**
 * openapi.json as this code generates it with default settings. Needs no database: nothing connects before the first
 * query.
 */
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
  return `${format(document, '')}\n`;
}

const LINE_WIDTH = 110;

/**
 * What fits on a line stands on one: half as long as with a line for each value, and a change of a schema is still one
 * of a few lines.
 */
function format(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => format(item, inner))]
    : [
        '{',
        '}',
        Object.entries(value)
          // As JSON does.
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => `${JSON.stringify(key)}: ${format(item, inner)}`),
      ];
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

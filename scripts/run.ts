/**
 * `npm run bench -- <name>`, `npm run drill -- <name>`, `npm run validate -- <name>`: runs `<folder>/<name>/<name>.ts`,
 * which gets the words after its name. `npm run bench` is that of the service, `npm run validate` that of the engine; a
 * name that does not exist prints all.
 */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const USUAL: Readonly<Record<string, string>> = { bench: 'service', 'scripts/validation': 'engine' };
const [folder = '', name = USUAL[folder] ?? '', ...words] = process.argv.slice(2);

const names = globSync(`${folder}/*/*.ts`, { cwd: ROOT })
  .filter((file) => basename(file, '.ts') === basename(dirname(file)))
  .map((file) => basename(file, '.ts'))
  .sort();
if (names.includes(name)) {
  const file = join(ROOT, folder, name, `${name}.ts`);
  // As if it had been started by itself.
  process.argv = [process.execPath, file, ...words];
  await import(pathToFileURL(file).href);
} else {
  console.error(`Give one of these names: ${names.join(', ')}`);
  process.exit(2);
}

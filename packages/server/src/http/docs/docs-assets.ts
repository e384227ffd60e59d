import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StaticFile } from '../requests/static-file.ts';

const OWN = ['frame.css', 'guides.css', 'reference.css', 'guides.js'];
const FONTS = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'];
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** The styles, the script and the fonts of the docs. Colours and typeface are the planner page's own. */
export async function loadAssets(): Promise<Map<string, StaticFile>> {
  const own = OWN.map((name) => ({ name, path: join(import.meta.dirname, 'assets', name) }));
  const fonts = FONTS.map((name) => ({ name, path: resolve(`@fontsource-variable/inter/files/${name}`) }));
  const assets = new Map<string, StaticFile>();
  for (const { name, path } of [...own, ...fonts]) assets.set(name, fileOf(name, await readFile(path)));
  const tokens = await readFile(resolve('@rooftree/ui/tokens.css'), 'utf8');
  assets.set('tokens.css', fileOf('tokens.css', tokens.replaceAll('@fontsource-variable/inter/files/', '')));
  return assets;
}

function fileOf(name: string, content: Buffer | string): StaticFile {
  return new StaticFile(TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', content);
}

function resolve(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier));
}

/** The built planner page: its renderer, and its files in memory, each with its compressed forms. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPlanner } from '@rooftree/planner/build';
import type { PageAssets, PageRenderer } from '@rooftree/planner/page-data';
import type { Language } from '@rooftree/words';

export interface BundleFile {
  contentType: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

export interface PageBundle {
  renderer: PageRenderer;
  /** By file name; a name contains a hash of the content, so it can be cached for ever. */
  files: ReadonlyMap<string, BundleFile>;
  assetsFor: (language: Language, nonce: string) => PageAssets;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The bundle, loaded at the first call: most tests and commands never show a page. */
export function pageBundleOnce(): () => Promise<PageBundle> {
  let bundle: Promise<PageBundle> | undefined;
  return () => {
    bundle ??= loadPageBundle();
    return bundle;
  };
}

/** Builds the page first when it is missing or older than its sources. */
async function loadPageBundle(): Promise<PageBundle> {
  const folder = await buildPlanner();
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    await readFile(join(folder, 'client/manifest.json'), 'utf8'),
  );
  const files = await readFiles(join(folder, 'client/assets'));
  const renderer: PageRenderer = await import(pathToFileURL(join(folder, 'server/render.js')).href);
  const style = files.get(nameOf(manifest['src/styles/page.css']))?.plain.toString('utf8') ?? '';
  return {
    renderer,
    files,
    assetsFor(language, nonce) {
      const entry = manifest[`src/entry/${language}.ts`];
      return { nonce, style, script: pathOf(entry), preloads: importsOf(manifest, entry).map(pathOf) };
    },
  };
}

async function readFiles(folder: string): Promise<Map<string, BundleFile>> {
  const names = await readdir(folder);
  const read = (name: string) => (names.includes(name) ? readFile(join(folder, name)) : null);
  const files = new Map<string, BundleFile>();
  for (const name of names) {
    const contentType = CONTENT_TYPES[name.split('.').at(-1) ?? ''];
    if (contentType === undefined) continue;
    const [plain, br, gzip] = await Promise.all([
      readFile(join(folder, name)),
      read(`${name}.br`),
      read(`${name}.gz`),
    ]);
    files.set(name, { contentType, plain, br, gzip });
  }
  return files;
}

/** Every script that the entry needs, so that the browser can ask for all of them at once. */
function importsOf(
  manifest: Record<string, ManifestEntry>,
  entry: ManifestEntry | undefined,
): ManifestEntry[] {
  const found = new Set<ManifestEntry>();
  const visit = (one: ManifestEntry | undefined) => {
    for (const key of one?.imports ?? []) {
      const imported = manifest[key];
      if (imported === undefined || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(entry);
  return [...found];
}

function nameOf(entry: ManifestEntry | undefined): string {
  if (entry === undefined) throw new Error("the planner page's build has no such file; run npm run build");
  return entry.file.slice('assets/'.length);
}

function pathOf(entry: ManifestEntry | undefined): string {
  return `/planner/assets/${nameOf(entry)}`;
}

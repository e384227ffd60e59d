/** The built planner page: its renderer, and where its files are, each with its compressed forms beside it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder, isBuilt } from '@rooftree/planner/build-folder';
import type { PageAssets, PageRenderer } from '@rooftree/planner/page-data';
import type { Language } from '@rooftree/words';
import { findBuild } from '../../infra/find-build.ts';
import { loadOnce } from '../../infra/load-once.ts';

export interface PageBundle {
  renderer: PageRenderer;
  /** Of its module, for threads. */
  rendererUrl: string;
  /** What other people's pages load; its text. */
  embedScript: string;
  /** Of the scripts, styles and fonts. */
  assetFolder: string;
  assetsFor: (language: Language, page?: PageKind) => PageAssets;
}

/** The page of a home, the one at `/`, or that of a building for its owners, which has no script. */
export type PageKind = 'home' | 'start' | 'owners';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const ASSETS = '/planner/assets/';

export function findPageBuild(): string {
  return findBuild('the planner page is', buildFolder(), isBuilt);
}

/** The bundle, read at the first call: most tests and commands never show a page. */
export const pageBundleOnce = (basePath: string): (() => Promise<PageBundle>) =>
  loadOnce(() => loadPageBundle(basePath));

async function loadPageBundle(basePath: string): Promise<PageBundle> {
  const folder = findPageBuild();
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    await readFile(join(folder, 'client/manifest.json'), 'utf8'),
  );
  const assetFolder = join(folder, 'client/assets');
  const rendererUrl = pathToFileURL(join(folder, 'server/render.js')).href;
  const renderer: PageRenderer = await import(rendererUrl);
  const readStyle = async (name: string) => {
    const built = await readFile(join(assetFolder, nameOf(manifest[`src/styles/${name}.css`])), 'utf8');
    return (
      built
        // Its fonts are named by the path at which the build assumes them.
        .replaceAll(`url(${ASSETS}`, `url(${basePath}${ASSETS}`)
        // A page that most people read once: a font that arrives late is for the next visit, and moves no line of this
        // one.
        .replaceAll(/font-display:\s*swap/g, 'font-display:optional')
    );
  };
  const [style, ownersStyle] = await Promise.all([readStyle('page'), readStyle('owners')]);
  const [, font = ''] = /url\(([^)]+latin-wght[^)]+\.woff2)\)/.exec(style) ?? [];
  const pathOf = (entry: ManifestEntry | undefined) => `${basePath}${ASSETS}${nameOf(entry)}`;
  return {
    renderer,
    rendererUrl,
    embedScript: await readFile(join(folder, 'embed/embed.js'), 'utf8'),
    assetFolder,
    assetsFor(language, page = 'home') {
      const entry = manifest[`src/entry/${page === 'start' ? 'start/' : ''}${language}.ts`];
      return {
        style: page === 'owners' ? ownersStyle : style,
        font,
        script: pathOf(entry),
        decideScript: pathOf(manifest['src/entry/decide.ts']),
        preloads: importsOf(manifest, entry).map(pathOf),
      };
    },
  };
}

/** Every script that the entry needs, so that the browser can fetch all of them at once. */
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

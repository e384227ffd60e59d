/** Builds the page: one script per language, one style sheet and the renderer that the server uses. */
import { join } from 'node:path';
import { compressAssets } from '@rooftree/ui/build/compress-assets';
import { ensureBuild } from '@rooftree/ui/build/ensure-build';
import { resolveTexts } from '@rooftree/ui/build/resolve-texts';
import type { InlineConfig } from 'vite';
import { buildFolder, isBuilt } from './build-folder.ts';

const ROOT = import.meta.dirname;
const LANGUAGES = ['nl-BE', 'nl-NL', 'fr-BE', 'en'];

/** Where the page's files are served; part of every address in the style sheet. */
const BASE = '/planner/';

/** The folder of the finished build, made now when it is missing or older than its sources. */
export function buildPlanner(): Promise<string> {
  return ensureBuild(buildFolder(ROOT), isBuilt, async (making) => {
    await buildWithVite(making);
    await buildEmbedScript(making);
    await compressAssets(join(making, 'client/assets'));
  });
}

async function buildWithVite(outDir: string): Promise<void> {
  // Loaded here, not above: an installation without development packages comes with its build, and has nothing to do.
  const { build } = await import('vite');
  const shared: InlineConfig = { root: ROOT, base: BASE, configFile: false, logLevel: 'warn' };
  const entries = [...LANGUAGES, 'decide', ...LANGUAGES.map((language) => `start/${language}`)];
  const scripts = entries.map((entry) => [entry.replace('/', '-'), join(ROOT, `src/entry/${entry}.ts`)]);
  await build({
    ...shared,
    plugins: [resolveTexts()],
    build: {
      outDir: join(outDir, 'client'),
      manifest: 'manifest.json',
      // The server names what the first view needs; Vite's own list would have paths without the server's base path.
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        // The entries also export the page's engine, so that its figures can be checked in the browser.
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([
          ...scripts,
          ['style', join(ROOT, 'src/styles/page.css')],
          ['owners', join(ROOT, 'src/styles/owners.css')],
        ]),
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: join(outDir, 'server'),
      ssr: join(ROOT, 'src/render.tsx'),
      target: 'node24',
      rolldownOptions: {
        // Only a browser loads the engine late; the server has it from the start.
        checks: { ineffectiveDynamicImport: false },
      },
    },
    // With an engine of its own: that of a built server can't be imported, and its sources are a hundred files.
    ssr: { noExternal: ['@rooftree/engine', '@rooftree/ui', '@rooftree/words'] },
  });
}

/** What other people's pages load: one small script without modules, at an address that never changes. */
async function buildEmbedScript(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(outDir, 'embed'),
      target: 'es2020',
      lib: {
        entry: join(ROOT, 'src/embed/embed.ts'),
        formats: ['iife'],
        name: 'rooftree',
        fileName: () => 'embed.js',
      },
    },
  });
}

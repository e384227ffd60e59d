/** Builds the console: a small first script, one more for each language and screen, and one style sheet. */
import { join } from 'node:path';
import { compressAssets } from '@rooftree/ui/build/compress-assets';
import { ensureBuild } from '@rooftree/ui/build/ensure-build';
import { resolveTexts } from '@rooftree/ui/build/resolve-texts';
import { buildFolder, isBuilt } from './build-folder.ts';

const ROOT = import.meta.dirname;

/** The folder of the finished build, made now when it is missing or older than its sources. */
export function buildConsole(): Promise<string> {
  return ensureBuild(buildFolder(ROOT), isBuilt, makeConsole);
}

async function makeConsole(making: string): Promise<void> {
  // Loaded here, not above: an installation without development packages comes with its build, and has nothing to do.
  const { build } = await import('vite');
  await build({
    root: ROOT,
    // Screens and languages are found beside the script that asks for them, whatever path the server is behind.
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [resolveTexts()],
    build: {
      outDir: making,
      manifest: 'manifest.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      // With light-dark(): a part of a page can have another theme than the page.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: { main: join(ROOT, 'src/main.tsx'), style: join(ROOT, 'src/styles/console.css') },
      },
    },
  });
  await compressAssets(join(making, 'assets'));
}

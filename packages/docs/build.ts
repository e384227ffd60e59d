/** Builds the docs: a page for each guide, the reference's page and script, and the styles and fonts of all. */
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from '@rooftree/ui/build/compress-assets';
import { ensureBuild } from '@rooftree/ui/build/ensure-build';
import { buildFolder, isBuilt } from './build-folder.ts';

const ROOT = import.meta.dirname;
const FONTS = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'];

/** The folder of the finished build, made now when it is missing or older than its sources. */
export function buildDocs(): Promise<string> {
  return ensureBuild(buildFolder(ROOT), isBuilt, async (making) => {
    await makePages(join(making, 'pages'));
    await makeAssets(join(making, 'assets'));
  });
}

async function makePages(folder: string): Promise<void> {
  // Loaded here, not above: an installation without development packages comes with its build, and has nothing to do.
  const { writePages } = await import('./src/pages.ts');
  await mkdir(folder, { recursive: true });
  for (const { name, html } of writePages()) await writeFile(join(folder, name), html);
}

/** Colours and typeface are the planner page's own. */
async function makeAssets(folder: string): Promise<void> {
  await cp(join(ROOT, 'assets'), folder, { recursive: true });
  for (const name of FONTS)
    await copyFile(pathOf(`@fontsource-variable/inter/files/${name}`), join(folder, name));
  const tokens = await readFile(pathOf('@rooftree/ui/tokens.css'), 'utf8');
  await writeFile(join(folder, 'tokens.css'), tokens.replaceAll('@fontsource-variable/inter/files/', ''));
  await writeFile(join(folder, 'reference.js'), await loadReferenceScript());
  await compressAssets(folder);
}

/** The reference's script: its package hands it out only through its plugin. */
async function loadReferenceScript(): Promise<Buffer> {
  const { default: Fastify } = await import('fastify');
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(reference, { routePrefix: '/docs', configuration: { content: {} } });
  const { rawPayload } = await app.inject('/docs/js/scalar.js');
  await app.close();
  return rawPayload;
}

function pathOf(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier));
}

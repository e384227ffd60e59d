/** Builds the docs: a page for each guide, the reference's page and script, and the styles and fonts of all. */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compressAssets } from '@rooftree/ui/build/compress-assets';
import { ensureBuild } from '@rooftree/ui/build/ensure-build';
import { buildFolder, CLIENT_PACKAGE, isBuilt, PYTHON_CLIENT } from './build-folder.ts';

const ROOT = import.meta.dirname;
const FONTS = ['inter-latin-wght-normal.woff2', 'inter-latin-ext-wght-normal.woff2'];

/** The folder of the finished build, made now when it is missing or older than its sources. */
export function buildDocs(): Promise<string> {
  return ensureBuild(buildFolder(ROOT), isBuilt, async (making) => {
    await makePages(join(making, 'pages'));
    await makeAssets(join(making, 'assets'));
    await writePythonClient(making);
    await packClient(making);
  });
}

async function writePythonClient(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    join(ROOT, '../python/generate.ts'),
    join(folder, PYTHON_CLIENT),
  ]);
}

/** The TypeScript client as npm would publish it: every server offers the one that fits its API. */
async function packClient(folder: string): Promise<void> {
  const client = join(ROOT, '../client');
  const stage = join(folder, 'client');
  const run = promisify(execFile);
  await run(process.execPath, ['../../scripts/publish-form.ts', 'copy', stage], { cwd: client });
  const packed = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: stage,
  });
  // What npm prints about the one package it packed.
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  await rename(join(folder, filename), join(folder, CLIENT_PACKAGE));
}

async function makePages(folder: string): Promise<void> {
  // Loaded here, not above: an installation without development packages comes with its build, and has nothing to do.
  const { writePages } = await import('./src/pages.ts');
  await mkdir(folder, { recursive: true });
  for (const { name, text } of writePages()) await writeFile(join(folder, name), text);
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

/**
 * Builds the page: one script per language, one style sheet and the renderer that the server uses.
 *
 * The output folder is named after a fingerprint of all its sources, so whether the build is fresh shows in the file
 * system, and servers of two versions never share a folder.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InlineConfig } from 'vite';

const ROOT = import.meta.dirname;
const DIST = join(ROOT, 'dist');
const SOURCES = ['src', 'build.ts', 'package.json', '../engine/src', '../words/src'];
const LANGUAGES = ['nl-BE', 'nl-NL', 'fr-BE', 'en'];

/** Where the page's files are served; part of every address in the style sheet. */
const BASE = '/planner/';
/** A process that is starting right now may still have to read a build that was just replaced. */
const KEEP_OLD_BUILDS_MS = 3_600_000;

/** The folder of the finished build, made now when it is missing or older than its sources. */
export async function buildPlanner(): Promise<string> {
  const fingerprint = await fingerprintSources();
  const finished = join(DIST, fingerprint);
  if (existsSync(join(finished, 'server/render.js'))) return finished;
  const making = `${finished}.${process.pid}`;
  await buildWithVite(making);
  await compressAssets(join(making, 'client/assets'));
  // Another process may have finished the same build in the meantime: its result is as good as this one.
  await rename(making, finished).catch(() => rm(making, { recursive: true, force: true }));
  await removeOlderBuilds(fingerprint);
  return finished;
}

async function fingerprintSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of await listFiles(join(ROOT, source))) {
      if (path.endsWith('.test.ts')) continue;
      hash
        .update(relative(ROOT, path))
        .update('\0')
        .update(await readFile(path))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function buildWithVite(outDir: string): Promise<void> {
  // Loaded here, not above: a start with a fresh build must not load Vite.
  const { build } = await import('vite');
  const shared: InlineConfig = { root: ROOT, base: BASE, configFile: false, logLevel: 'warn' };
  const scripts = LANGUAGES.map((language) => [language, join(ROOT, `src/entry/${language}.ts`)]);
  await build({
    ...shared,
    build: {
      outDir: join(outDir, 'client'),
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        // The entries also export the page's engine, so that its figures can be checked in the browser.
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([...scripts, ['style', join(ROOT, 'src/styles/page.css')]]),
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: join(outDir, 'server'),
      ssr: join(ROOT, 'src/render.tsx'),
      target: 'node24',
      rolldownOptions: { external: [/^@rooftree\/engine/] },
    },
    ssr: { noExternal: ['@rooftree/words'] },
  });
}

async function compressAssets(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  for (const name of await readdir(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, quality));
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

async function removeOlderBuilds(current: string): Promise<void> {
  for (const name of await readdir(DIST)) {
    if (name === current) continue;
    const path = join(DIST, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed !== null && Date.now() - changed > KEEP_OLD_BUILDS_MS)
      await rm(path, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const started = performance.now();
  const folder = await buildPlanner();
  const took = Math.round(performance.now() - started);
  console.log(`planner page ready in ${relative(process.cwd(), folder)} (${took} ms)`);
}

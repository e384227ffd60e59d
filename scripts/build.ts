/** `npm run build`: the pages and the server, each where its build is missing or older than its sources. */
import { relative } from 'node:path';
import { buildConsole } from '../packages/console/build.ts';
import { buildDocs } from '../packages/docs/build.ts';
import { buildPlanner } from '../packages/planner/build.ts';
import { buildServer } from '../packages/server/build.ts';

const BUILDS = { 'planner page': buildPlanner, console: buildConsole, docs: buildDocs, server: buildServer };

export async function buildAll(): Promise<void> {
  for (const build of Object.values(BUILDS)) await build();
}

async function buildAndReport(): Promise<void> {
  for (const [name, build] of Object.entries(BUILDS)) {
    const started = performance.now();
    const folder = await build();
    const took = Math.round(performance.now() - started);
    console.log(`${name} ready in ${relative(process.cwd(), folder)} (${took} ms)`);
  }
}

function hasBuildTools(): boolean {
  try {
    return Boolean(import.meta.resolve('vite') && import.meta.resolve('rolldown'));
  } catch {
    return false;
  }
}

if (import.meta.main) {
  await buildAndReport().catch((error: unknown) => {
    if (hasBuildTools()) throw error;
    // No failure: what is built may be copied here after the installation.
    console.error(
      'Not built, because development packages are left out: run npm ci, then npm prune --omit=dev',
    );
  });
}

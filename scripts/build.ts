/** `npm run build`: the pages and the server, each where its build is missing or older than its sources. */
import { relative } from 'node:path';
import { buildConsole } from '../packages/console/build.ts';
import { buildPlanner } from '../packages/planner/build.ts';
import { buildServer } from '../packages/server/build.ts';

const BUILDS = { 'planner page': buildPlanner, console: buildConsole, server: buildServer };

export async function buildAll(): Promise<void> {
  for (const build of Object.values(BUILDS)) await build();
}

if (import.meta.main) {
  for (const [name, build] of Object.entries(BUILDS)) {
    const started = performance.now();
    const folder = await build();
    const took = Math.round(performance.now() - started);
    console.log(`${name} ready in ${relative(process.cwd(), folder)} (${took} ms)`);
  }
}

/**
 * `npm test`: every test of every package, on one PostgreSQL that is started for the run.
 * `npm test -- engine words`: only the files whose path contains one of these words.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildPlanner } from '../packages/planner/build.ts';
import { useTestServer } from '../packages/server/src/testing/test-server.ts';
import { ensurePrograms } from './test-programs.ts';

const ROOT = join(import.meta.dirname, '..');
const TEST_FILES = ['packages/*/{src,test}/**/*.test.{ts,tsx}', '{scripts,bench,docs}/**/*.test.ts'];
/** Each file is a process, which would spend half of its time reading TypeScript; the `rooftree` command reads the same cache. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'rooftree');
// One more than there are cores: some tests mostly wait.
const FILES_AT_ONCE = availableParallelism() + 1;
// The slowest single test starts real processes and kills them; past this it hangs.
const TEST_LIMIT_MS = 240_000;
// A file that does not end, because something it started still lives, must not hold a build for ever.
const RUN_LIMIT_MS = 40 * 60_000;

const words = process.argv.slice(2);
const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
const all = await Array.fromAsync(
  glob(TEST_FILES, { cwd: ROOT, exclude: (name) => name === 'node_modules' }),
);
const files = all.filter(isWanted).sort();
if (files.length === 0) {
  console.error(`no test file has ${words.join(' or ')} in its path`);
  process.exit(1);
}

ensurePrograms();
// A server only shows a page that is built: a change of its sources must not fail every test that starts one.
await buildPlanner();
const server = await useTestServer();
const runner = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${FILES_AT_ONCE}`, `--test-timeout=${TEST_LIMIT_MS}`, ...files],
  { cwd: ROOT, stdio: 'inherit', env: { ...withoutSettings(process.env), NODE_COMPILE_CACHE } },
);
// The runner gets a Ctrl-C by itself; here it must not end us before the server is given back.
process.on('SIGINT', () => {}).on('SIGTERM', () => runner.kill('SIGTERM'));
const watch = setTimeout(() => runner.kill('SIGTERM'), RUN_LIMIT_MS);
const [code] = await once(runner, 'exit');
clearTimeout(watch);
await server.release();
process.exit(code ?? 1);

/** A developer's own settings must not decide how a test ends. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const setting = /^(ROOFTREE_|S3_|DATABASE_|PUBLIC_URL$|CDN_URL$|PORT$|HOST$|LOG_LEVEL$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !setting.test(name)));
}

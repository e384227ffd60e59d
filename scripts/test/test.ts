/**
 * `npm test`: the tests of every package, on one PostgreSQL and in one Chromium that are started for the run.
 * `npm run test:whole`: the `*.whole.test.ts` files instead.
 * `npm run test:long`: the files that draw their cases, with far more of them.
 * `-- engine words`: only files whose path contains one of these words, of both kinds.
 * `-- --races [--seed 7]`: only files with a browser, whose pages are slow and get their answers late and in any order.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { shareBrowser } from '../../packages/server/src/testing/browser/browser.ts';
import { RACES } from '../../packages/server/src/testing/browser/slow-pages.ts';
import { memoryFolder } from '../../packages/server/src/testing/database/memory-folder.ts';
import { useTestServer } from '../../packages/server/src/testing/database/test-server.ts';
import { LONG } from '../../packages/server/src/testing/is-long.ts';
import { buildAll } from '../build.ts';
import { ensurePrograms } from './programs.ts';
import { createReporter } from './reporter.ts';
import { allTestFiles, hasBrowser, isWanted } from './test-files.ts';
import { longestFirst, saveTimes } from './times.ts';
import { writeWorkers } from './workers.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A process would spend half of its time reading TypeScript; the `rooftree` command reads the same cache. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'rooftree');
// Two more than there are cores: some tests mostly wait.
const PROCESSES = availableParallelism() + 2;
// No file takes as long, even on a busy machine; past this it hangs.
const FILE_LIMIT_MS = 480_000;
const RUN_LIMIT_MS = 40 * 60_000;
/** How much longer slow pages and many cases may take. */
const LONGER = 6;

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    races: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const files = (await allTestFiles()).filter((file) => isWanted(file, { words, ...options }));
if (files.length === 0) {
  console.error(`No test file has ${words.join(' or ')} in its path.`);
  process.exit(1);
}

ensurePrograms();
// A server only shows a page that is built: a change of its sources must not fail every test that starts one.
await buildAll();
// Also what tests put into temporary folders: most of it are databases.
const temporary = mkdtempSync(join(memoryFolder(), 'rooftree-run-'));
chmodSync(temporary, 0o1777);
const server = await useTestServer();
const browser = files.some(hasBrowser) ? await shareBrowser() : undefined;
const longer = options.races || options.long ? LONGER : 1;
const workers = writeWorkers(longestFirst(files), PROCESSES, longer * FILE_LIMIT_MS);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const events = run({
  files: workers.entries,
  cwd: ROOT,
  concurrency: PROCESSES,
  // For each test, not for the process, which runs many files.
  execArgv: [`--test-timeout=${longer * FILE_LIMIT_MS}`],
  signal: AbortSignal.any([stop.signal, AbortSignal.timeout(longer * RUN_LIMIT_MS)]),
  env: {
    ...withoutSettings(process.env),
    NODE_COMPILE_CACHE,
    TMPDIR: temporary,
    // Held for the run, so that no test has to find or start it.
    TEST_POSTGRES_URL: server.urlOf('postgres'),
    ...browser?.env,
    ...(options.long && { [LONG]: 'yes' }),
    ...(options.races && { [RACES]: options.seed }),
  },
});
const reporter = createReporter(files);
for await (const text of events.compose(reporter.report)) process.stdout.write(text);
saveTimes(reporter.times);
if (options.races) console.log(`The delays were those of --seed ${options.seed}.`);
workers.remove();
await browser?.server.close();
await server.release();
rmSync(temporary, { recursive: true, force: true });
process.exit(reporter.hasFailed() ? 1 : 0);

/** A developer's own settings must not decide how a test ends. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const setting = /^(ROOFTREE_|S3_|DATABASE_|PUBLIC_URL$|CDN_URL$|PORT$|HOST$|LOG_LEVEL$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !setting.test(name)));
}

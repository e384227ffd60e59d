/**
 * `npm test`: the tests of every package, on one PostgreSQL that is started for the run.
 * `npm run test:whole`: those that take whole visits in a browser, and whole processes that are killed, cut off and restored.
 * `npm test -- engine words`: only the files whose path contains one of these words, of both.
 * `npm test -- --times`: also prints what each file cost, as processor time.
 * `npm run test:races`: only the files with a browser, whose pages are slow and get their answers late and in any order.
 * `npm run test:races -- --seed 7 console`: with the delays of an earlier run, which printed this seed.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import { shareBrowser } from '../packages/server/src/testing/browser.ts';
import { RACES } from '../packages/server/src/testing/slow-pages.ts';
import { connectAsOwner, useTestServer } from '../packages/server/src/testing/test-server.ts';
import { buildAll } from './build.ts';
import { allTestFiles, hasBrowser, isWanted } from './test-files.ts';
import { FILE_LIMIT_MS, partition, writeGroups } from './test-groups.ts';
import { inOrder } from './test-order.ts';
import { ensurePrograms } from './test-programs.ts';
import { parentOf, printTimes, TIMES_FILE, TIMES_OF, treeSeconds } from './test-times.ts';

const ROOT = join(import.meta.dirname, '..');
/** A process would spend half of its time reading TypeScript; the `rooftree` command reads the same cache. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'rooftree');
// Two more than there are cores: some tests mostly wait.
const PROCESSES_AT_ONCE = availableParallelism() + 2;
// Each process reads the code, two to three seconds of processor time; with one group per slot they would end too far apart.
const GROUPS = 2 * PROCESSES_AT_ONCE;
// A file that does not end, because something it started still lives, must not hold a build for ever.
const RUN_LIMIT_MS = 40 * 60_000;
// What slow pages may take longer.
const RACES_LONGER = 6;

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    races: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const wanted = { words, isWhole: options.whole, isForRaces: options.races };
const files = (await allTestFiles()).filter((file) => isWanted(file, wanted));
if (files.length === 0) {
  console.error(`no test file has ${words.join(' or ')} in its path`);
  process.exit(1);
}

ensurePrograms();
// A server only shows a page that is built: a change of its sources must not fail every test that starts one.
await buildAll();
const server = await useTestServer();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const { alone, groups } = partition(inOrder(files), GROUPS);
const longer = options.races ? RACES_LONGER : 1;
const written = writeGroups(groups, longer * FILE_LIMIT_MS);
const browser = files.some(hasBrowser) ? await shareBrowser() : undefined;
const timesFile = options.times ? join(written.folder, 'times') : undefined;
const times = timesFile && { [TIMES_FILE]: timesFile, [TIMES_OF]: String(process.pid) };
// Not `node --test`, which would sort the files.
const events = run({
  files: [...written.entries, ...alone],
  cwd: ROOT,
  concurrency: PROCESSES_AT_ONCE,
  // For each test, not for the process: that of a group may take long.
  execArgv: [`--test-timeout=${longer * FILE_LIMIT_MS}`, `--import=${join(ROOT, 'scripts/test-draws.ts')}`],
  signal: AbortSignal.any([stop.signal, AbortSignal.timeout(longer * RUN_LIMIT_MS)]),
  env: {
    ...withoutSettings(process.env),
    NODE_COMPILE_CACHE,
    // Held for the run: nobody need look for it, and for an account that may enter its folder, once more for each database.
    TEST_POSTGRES_URL: server.urlOf('postgres'),
    ...browser?.env,
    ...times,
    ...(options.races && { [RACES]: options.seed }),
  },
});
let hasFailed = false;
events.on('test:fail', ({ todo }) => {
  hasFailed ||= todo === undefined;
});
for await (const text of events.compose(new spec())) process.stdout.write(text);
if (timesFile !== undefined)
  printTimes(timesFile, {
    'the database': await databaseSeconds(),
    'the browser': browser ? treeSeconds(browser.server.process().pid ?? process.pid) : 0,
  });
if (options.races) console.log(`the delays were those of --seed ${options.seed}`);
written.remove();
await browser?.server.close();
await server.release();
process.exit(hasFailed ? 1 : 0);

async function databaseSeconds(): Promise<number> {
  const sql = connectAsOwner(server);
  const [{ pid }] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  const seconds = treeSeconds(parentOf(pid));
  await sql.end();
  return seconds;
}

/** A developer's own settings must not decide how a test ends. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const setting = /^(ROOFTREE_|S3_|DATABASE_|PUBLIC_URL$|CDN_URL$|PORT$|HOST$|LOG_LEVEL$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !setting.test(name)));
}

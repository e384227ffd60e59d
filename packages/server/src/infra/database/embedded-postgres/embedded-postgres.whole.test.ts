import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../../../testing/until.ts';
import { connect } from '../connection/connect.ts';
import type { Sql } from '../sql.ts';
import { type EmbeddedPostgres, useEmbeddedPostgres } from './embedded-postgres.ts';
import { halt } from './launch.ts';
import { findRunning } from './lock-file.ts';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const needsRoot = { skip: isRoot ? false : 'only root can become another user' };
/** Under a private home, as root's often is, nobody else can start anything of this project. */
const needsOpenFolder = {
  skip: needsRoot.skip || (isStartedBy(NOBODY) ? false : 'another user cannot enter this folder'),
};

const home = mkdtempSync(join(tmpdir(), 'rooftree-embedded-'));
chmodSync(home, 0o755);
after(() => rmSync(home, { recursive: true, force: true }));

// One data folder for the tests that do not spoil it: making one takes most of a second.
const shared = join(home, 'shared');
const sharedCluster = join(shared, 'postgres');

function isStartedBy(uid: number): boolean {
  return spawnSync(process.execPath, ['--version'], { uid }).status === 0;
}

function use(dataDir: string, isSoleServer = false): Promise<EmbeddedPostgres> {
  return useEmbeddedPostgres({ dataDir, isSoleServer });
}

async function withSql<T>(server: EmbeddedPostgres, work: (sql: Sql) => Promise<T>): Promise<T> {
  const databaseUrl = server.urlOf('postgres');
  const sql = connect({ databaseUrl, applicationName: 'test', poolSize: 1, statementTimeoutMs: 5000 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

function ask<T>(server: EmbeddedPostgres, question: string): Promise<T | undefined> {
  return withSql(server, async (sql) => {
    const [row] = await sql.unsafe<{ answer: T }[]>(`SELECT ${question} AS answer`);
    return row?.answer;
  });
}

/** Starts the process that holds the server, and gives what it says first. */
async function hold(dataDir: string, options: { mode?: string; uid?: number } = {}) {
  const script = join(import.meta.dirname, 'embedded-postgres.fixture.ts');
  const { uid, mode } = options;
  const child = spawn(process.execPath, [script, dataDir, ...(mode ? [mode] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const said: { wasStarted?: boolean; error?: string } = JSON.parse(line);
  return { child, said };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}

test('starts on a socket only, with writes safe, and is stopped by the last one out', async () => {
  const first = await use(shared);
  const second = await use(shared);
  assert.deepEqual([first.wasStarted, second.wasStarted], [true, false]);
  assert.equal(await ask(first, `current_setting('listen_addresses')`), '');
  assert.equal(await ask(first, `current_setting('fsync')`), 'on');
  assert.equal(await ask(first, `current_setting('server_version_num')::int / 10000`), 18);
  await first.release();
  assert.equal(await ask(second, '1'), 1);
  await second.release();
  assert.equal(findRunning(sharedCluster), null);
});

test('is found by another process through the data folder, and outlives the one that started it', async () => {
  const { child, said } = await hold(shared);
  assert.equal(said.wasStarted, true);
  const server = await use(shared);
  assert.equal(server.wasStarted, false);
  await end(child);
  assert.equal(await ask(server, '1'), 1);
  await server.release();
});

test('many that start in the same moment share one server', async () => {
  const servers = await Promise.all([1, 2, 3, 4].map(() => use(shared)));
  const starts = await Promise.all(servers.map((server) => ask(server, 'pg_postmaster_start_time()::text')));
  assert.equal(new Set(starts).size, 1);
  await Promise.all(servers.map((server) => server.release()));
  assert.equal(findRunning(sharedCluster), null);
});

test('after kill -9 of its process the next one takes the server over', async () => {
  const { child } = await hold(shared, { mode: 'sole' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.notEqual(findRunning(sharedCluster), null);
  const server = await use(shared, true);
  assert.equal(server.wasStarted, false);
  await server.release();
  assert.equal(findRunning(sharedCluster), null);
});

test('one that takes too long to stop in order has ended, too, once it was stopped', async () => {
  const { child } = await hold(shared);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await halt(sharedCluster, 0);
  assert.equal(findRunning(sharedCluster), null);
});

test('after kill -9 of PostgreSQL it is started again and keeps what was written', async () => {
  const server = await use(shared);
  await withSql(server, (sql) => sql`CREATE TABLE kept AS SELECT 42 AS value`);
  const killed = findRunning(sharedCluster);
  assert(killed);
  process.kill(killed.pid, 'SIGKILL');
  for (let now = findRunning(sharedCluster); now?.isReady !== true || now.pid === killed.pid; ) {
    await sleep(20);
    now = findRunning(sharedCluster);
  }
  assert.equal(await ask(server, '(SELECT value FROM kept)'), 42);
  await server.release();
});

test('a server whose socket was removed is restarted, and keeps what was written', async () => {
  const server = await use(shared);
  await withSql(server, (sql) => sql`CREATE TABLE reachable AS SELECT 43 AS value`);
  const unreachable = findRunning(sharedCluster);
  assert(unreachable);
  rmSync(join(unreachable.socketFolder, '.s.PGSQL.5432'));
  await until(() => {
    const now = findRunning(sharedCluster);
    return now?.isReady === true && now.pid !== unreachable.pid;
  });
  assert.equal(await ask(server, '(SELECT value FROM reachable)'), 43);
  await server.release();
  assert.equal(findRunning(sharedCluster), null);
});

test('a server without a socket that nobody uses any more is restarted by the next one', async () => {
  const { child } = await hold(shared, { mode: 'sole' });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = findRunning(sharedCluster);
  assert(left);
  rmSync(left.socketFolder, { recursive: true });
  const server = await use(shared, true);
  assert.equal(server.wasStarted, true);
  assert.equal(await ask(server, '(SELECT value FROM reachable)'), 43);
  await server.release();
});

test('a database whose folder is gone is not replaced by an empty one, and is back when the folder is', async () => {
  const server = await use(shared);
  const reported: (string | null)[] = [];
  server.onRecovery((failure) => reported.push(failure));
  const killed = findRunning(sharedCluster);
  assert(killed);
  renameSync(sharedCluster, `${sharedCluster}.away`);
  process.kill(killed.pid, 'SIGKILL');
  await until(() => reported.length > 0);
  assert.match(reported[0] ?? '', /postgres is gone: bring its disk back$/);
  assert.equal(existsSync(sharedCluster), false);
  renameSync(`${sharedCluster}.away`, sharedCluster);
  await until(() => reported.at(-1) === null);
  assert.equal(await ask(server, '(SELECT value FROM reachable)'), 43);
  await server.release();
});

test('a release in the middle of a recovery ends it and leaves no server behind', async () => {
  const server = await use(shared, true);
  const killed = findRunning(sharedCluster);
  assert(killed);
  process.kill(killed.pid, 'SIGKILL');
  await until(() => findRunning(sharedCluster)?.pid !== killed.pid);
  await server.release();
  assert.equal(findRunning(sharedCluster), null);
});

test('a lock left by a crash does not count, though its number belongs to a live process', async () => {
  const lock = [process.pid, sharedCluster, 1, 5432, join(shared, 'postgres-socket'), '', 1, 'ready'];
  writeFileSync(join(sharedCluster, 'postmaster.pid'), `${lock.join('\n')}\n`);
  const server = await use(shared);
  assert.equal(server.wasStarted, true);
  await server.release();
});

test('a second server on the folder is refused, a command beside it is not', async () => {
  const { child } = await hold(shared, { mode: 'sole' });
  await assert.rejects(use(shared, true), {
    name: 'EmbeddedPostgresError',
    message: new RegExp(`in use by another server, rooftree \\(process ${child.pid}\\): stop that one`),
  });
  const command = await use(shared);
  await command.release();
  await end(child);
});

test('a folder of another major version is refused with what to do', async () => {
  const other = join(home, 'other');
  mkdirSync(join(other, 'postgres'), { recursive: true });
  if (isRoot) chownSync(join(other, 'postgres'), NOBODY, NOBODY);
  writeFileSync(join(other, 'postgres', 'PG_VERSION'), '17\n');
  await assert.rejects(use(other), {
    name: 'EmbeddedPostgresError',
    message: /holds a PostgreSQL 17 database and this Rooftree brings PostgreSQL 18: dump it/,
  });
});

test('a first start that was cut off leaves nothing in the way', async () => {
  const cutOff = join(home, 'cut-off');
  // 4194305 is one more than the highest number that Linux gives a process.
  mkdirSync(join(cutOff, 'postgres.new-4194305-x', 'half'), { recursive: true });
  const server = await use(cutOff);
  assert.equal(await ask(server, '1'), 1);
  const halves = readdirSync(cutOff).filter((name) => name.includes('.new-'));
  assert.deepEqual(halves, []);
  await server.release();
});

test('works in a folder whose path is too long for a socket, with odd characters', async () => {
  const long = join(home, `with spaces, commas "and quotes" ${'x'.repeat(100)}`);
  const server = await use(long);
  assert.equal(await ask(server, '1'), 1);
  await server.release();
});

test('as root under a private home it lives in /var/lib/rooftree', needsRoot, async () => {
  const before = existsSync('/var/lib/rooftree') ? readdirSync('/var/lib/rooftree') : [];
  const privateHome = join(home, 'private');
  mkdirSync(privateHome, { mode: 0o700 });
  const server = await use(join(privateHome, '.rooftree'));
  const isMine = (name: string) => /^[0-9a-f]{16}$/.test(name) && !before.includes(name);
  const mine = readdirSync('/var/lib/rooftree').filter(isMine);
  try {
    assert.equal(mine.length, 1);
    const folder = await ask<string>(server, `current_setting('data_directory')`);
    assert.match(folder ?? '', /^\/var\/lib\/rooftree\//);
  } finally {
    await server.release();
    for (const name of mine) rmSync(join('/var/lib/rooftree', name), { recursive: true });
  }
});

test(
  'as another user: in its own folder it works, in one of root it says whose it is',
  needsOpenFolder,
  async () => {
    const own = join(home, 'own');
    mkdirSync(own);
    chownSync(own, NOBODY, NOBODY);
    const { child, said } = await hold(own, { uid: NOBODY });
    assert.equal(said.wasStarted, true);
    await end(child);
    // Root takes the same folder up later: the server runs as its owner.
    const server = await use(own);
    assert.equal(await ask(server, '1'), 1);
    await server.release();

    const foreign = join(home, 'foreign');
    mkdirSync(join(foreign, 'postgres-socket'), { recursive: true });
    chmodSync(foreign, 0o777);
    const refused = await hold(foreign, { uid: NOBODY });
    assert.match(refused.said.error ?? '', /postgres-socket belongs to another user: start as that user/);
  },
);

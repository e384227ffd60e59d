import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findRunning } from '../infra/database/embedded-postgres/lock-file.ts';
import { becomes } from '../testing/becomes.ts';
import { findFreePort } from '../testing/server/free-port.ts';
import { type RooftreeProcess, runRooftree, startRooftree } from '../testing/server/run-rooftree.ts';
import { until } from '../testing/until.ts';

// The whole of `npm start`, as real processes on one data folder: each test goes on where the one before stopped.
const home = mkdtempSync(join(tmpdir(), 'rooftree-serve-'));
chmodSync(home, 0o711);
after(() => {
  running?.child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const dataDir = join(home, 'data');
const port = await findFreePort();
// Without a key, as `npm start` has none: it is made.
const env = { ROOFTREE_DATA_DIR: dataDir, PORT: String(port), ROOFTREE_SECRET_KEY: '' };
const url = `http://127.0.0.1:${port}`;
const cluster = join(dataDir, 'postgres');
let secret = '';
/** From the start after the kill to the stop with a request in hand. */
let running: RooftreeProcess | undefined;
let token = '';

/** A token for a file that the welcome names, in which the secret of a client is. */
async function getToken(welcome: string, client: 'demo' | 'sandbox'): Promise<string> {
  const file = welcome.match(new RegExp(`in (\\S+${client}-client.json)`))?.[1] ?? assert.fail(welcome);
  const body = readFileSync(file, 'utf8');
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/v1/oauth/token`, { method: 'POST', headers, body });
  assert.equal(answer.status, 200);
  const { access_token: issued } = (await answer.json()) as { access_token: string };
  return issued;
}

async function countEstates(bearer: string): Promise<number> {
  const answer = await fetch(`${url}/v1/estate/list`, { headers: { authorization: `Bearer ${bearer}` } });
  const { estates } = (await answer.json()) as { estates: unknown[] };
  return estates.length;
}

test('the first start shows all that a person needs, and what it shows works', async () => {
  const server = startRooftree(['serve', '--demo'], env);
  const welcome = await server.prints('Ctrl-C stops it.');
  for (const text of [
    `Address                ${url}`,
    `${url}/docs`,
    `${url}/docs/reference`,
    `${url}/r/`,
    `curl -X POST ${url}/v1/oauth/token`,
  ]) {
    assert(welcome.includes(text), text);
  }
  assert.equal(await countEstates(await getToken(welcome, 'demo')), 57);
  assert.equal(await countEstates(await getToken(welcome, 'sandbox')), 10);
  secret = JSON.parse(readFileSync(join(dataDir, 'demo-client.json'), 'utf8')).client_secret;
  assert.match(secret, /^rooftree_secret_/);

  const link = readFileSync(join(dataDir, 'console-link.txt'), 'utf8').trim();
  assert(link.startsWith(`${url}/console#/start/`), link);

  const { code, stdout } = await server.end('SIGTERM');
  assert.equal(code, 0);
  for (const hidden of [secret, link]) assert(!stdout.includes(hidden), 'a log has a secret');
  assert.equal(findRunning(cluster), null);
});

test('secrets are in files for their owner only, and neither in the database nor in a log', async () => {
  for (const name of ['demo-client.json', 'sandbox-client.json', 'console-link.txt']) {
    assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  }
  assert(!readFileSync(join(dataDir, 'postgres.log'), 'utf8').includes(secret));
});

test('after kill -9 the next start takes the database over, shows the same client and not its secret', async () => {
  const killed = startRooftree(['serve', '--demo'], env);
  await killed.prints('Ctrl-C stops it.');
  await killed.end('SIGKILL');
  assert.notEqual(findRunning(cluster), null);

  running = startRooftree(['serve', '--demo'], env);
  const welcome = await running.prints('Ctrl-C stops it.');
  assert(welcome.includes(`in ${join(dataDir, 'demo-client.json')}`));
  assert(!welcome.includes(secret));
  token = await getToken(welcome, 'demo');
  assert.equal(await countEstates(token), 57);
});

test('beside a running server: commands work, a second server and a taken port are refused in one line', async () => {
  // The command gives the server seconds to answer, and a busy machine may need more.
  const status = async () => JSON.parse((await runRooftree(['status', '--json'], env)).stdout).server;
  await becomes(status, { url, is_ready: true });

  const second = await runRooftree(['serve'], { ...env, PORT: '0' });
  assert.equal(second.code, 1);
  assert.match(
    second.stderr,
    /^rooftree: the data folder is in use by another server, rooftree \(process \d+\): .*\n$/,
  );

  const other = await runRooftree(['serve'], {
    ...env,
    ROOFTREE_DATA_DIR: join(home, 'other'),
    ROOFTREE_DEMO: 'off',
  });
  assert.equal(other.code, 1);
  assert.equal(
    other.stderr,
    `rooftree: port ${port} of 127.0.0.1 is in use: stop the process that uses it, or set PORT\n`,
  );
  assert.equal(findRunning(join(home, 'other', 'postgres')), null);

  assert.notEqual(findRunning(cluster), null);
});

/** A PUT whose head the server has, and whose body it waits for. */
async function beginPut(externalId: string, length: number): Promise<ClientRequest> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': length,
    // The server says when it waits for the body.
    expect: '100-continue',
  };
  const put = request(`${url}/v1/estates/${externalId}`, { method: 'PUT', headers });
  put.flushHeaders();
  await once(put, 'continue');
  return put;
}

test('a request in hand is finished on a stop, and a new one is not taken', async () => {
  const server = running ?? assert.fail();
  const body = JSON.stringify({ address: { country: 'BE' }, estate_type: 'HOUSE' });
  const put = await beginPut('in-hand', body.length);
  const answered = once(put, 'response');
  const ended = server.end('SIGTERM');
  const isRefused = () =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    );
  await until(isRefused);
  put.end(body);
  const [answer] = await answered;
  assert.equal(answer.statusCode, 201);
  answer.resume();
  assert.equal((await ended).code, 0);
  assert.equal(findRunning(cluster), null);
});

test('a request that does not end holds up no stop: PostgreSQL is stopped as well', async () => {
  const server = startRooftree(['serve', '--demo'], env);
  await server.prints('Ctrl-C stops it.');
  const lost = once(await beginPut('endless', 100), 'error');
  assert.equal((await server.end('SIGINT')).code, 0);
  assert.equal(findRunning(cluster), null);
  await lost;
});

test('a wrong setting stops the start with one line that names it', async () => {
  const { code, stderr } = await runRooftree(['serve'], { ...env, ROOFTREE_RATE_LIMITS: 'no' });
  assert.deepEqual([code, stderr], [1, 'rooftree: ROOFTREE_RATE_LIMITS must be on or off\n']);
});

test('a database that does not answer is named, at once', async () => {
  const closedPort = await findFreePort();
  const databaseUrl = `postgres://user:hidden@127.0.0.1:${closedPort}/rooftree`;
  const { code, stderr } = await runRooftree(['serve'], { ...env, DATABASE_URL: databaseUrl });
  assert.equal(code, 1);
  assert.match(stderr, /^rooftree: PostgreSQL cannot be reached \(.*\): check DATABASE_URL\n$/);
  assert(!stderr.includes('hidden'));
});

test('an older Node starts the project with its own', {
  skip: oldNode() ? false : 'no older Node on this machine',
}, async () => {
  const { stdout, code } = await startRooftree(['--version'], {}, { node: '/usr/bin/node' }).end();
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  assert.equal(code, 0);
});

function oldNode(): boolean {
  return existsSync('/usr/bin/node');
}

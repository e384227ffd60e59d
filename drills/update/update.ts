/**
 * `npm run drill -- update`: a rolling update under load. The version before serves 100 requests per second while every
 * migration since is applied, one after the other; then servers of this version take over one by one. No request may
 * fail. `npm run drill -- update <commit>`: from that version instead of the newest release.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { ensureDatabase } from '../../packages/server/src/infra/database/connection/ensure-database.ts';
import { migrate } from '../../packages/server/src/infra/database/migrate/migrate.ts';
import { planMigrations } from '../../packages/server/src/infra/database/migrate/missing-migrations.ts';
import { readMigrations } from '../../packages/server/src/infra/database/migrate/read-migrations.ts';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';
import { successOf } from '../../packages/server/src/testing/answers.ts';
import { createOwnPostgres } from '../../packages/server/src/testing/database/own-postgres.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { runRooftree, startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { buildAll } from '../../scripts/build.ts';
import { Load, type LoadRequest } from './load.ts';
import { findCommitBefore, takeVersionBefore } from './version-before.ts';

const ESTATES = 3000;
const PLANNED = 300;
/** Requests beside one migration, and beside one constellation of servers. */
const BESIDE_MIGRATION = 200;
const BESIDE_SERVERS = 1000;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const nameOf = (number: number) => `home-${number % ESTATES}`;

// A server only starts with pages that are as new as their sources.
await buildAll();
await using made = new AsyncDisposableStack();
const before = takeVersionBefore(process.argv[2] ?? findCommitBefore());
made.defer(async () => before.remove());
const postgres = await createOwnPostgres();
made.defer(() => postgres.remove());
await ensureDatabase(postgres.databaseUrl, 'updated');
const databaseUrl = postgres.databaseUrl.replace(/rooftree$/, 'updated');
const sql: Sql = connect({ databaseUrl, applicationName: 'update', poolSize: 2, statementTimeoutMs: 0 });
made.defer(() => sql.end({ timeout: 1 }));
const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-update-'));
made.defer(async () => rmSync(dataDir, { recursive: true, force: true }));

const env = {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: dataDir,
  ROOFTREE_DEMO: 'off',
  ROOFTREE_RATE_LIMITS: 'off',
  ROOFTREE_COMPUTE_THREADS: '1',
  // On a busy machine a report may take longer than it should.
  ROOFTREE_REQUEST_TIMEOUT_SECONDS: '170',
};

/** A server with its worker, of the version before or of this one. */
async function startServer(folder?: string) {
  const port = String(await findFreePort());
  const server = startRooftree(['serve'], { ...env, PORT: port }, folder === undefined ? {} : { folder });
  made.defer(async () => void server.child.kill('SIGKILL'));
  await server.prints('Rooftree answers at');
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/health/ready`)).ok);
  return { url, end: () => server.end('SIGTERM') };
}

const first = await startServer(before.folder);
const { token, credentials } = await prepare(first.url);
const planned = await renovationsOf(first.url, token);
console.log(`From ${before.commit.slice(0, 7)}: ${ESTATES} estates, ${planned.length} renovations`);
// Seconds mean little on a machine that others use as well.
console.log(`load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);

/** What clients do, in the proportions of a busy day; only what both versions know. */
function sendRequest(number: number): LoadRequest {
  const headers = { authorization: `Bearer ${token}` };
  const estate = { address: { country: 'BE', zip_code: '2800' }, estate_type: 'HOUSE', year_built: 1950 };
  if (number % 199 === 0) {
    const path = `/v1/renovations/${planned[number % planned.length]}/reports`;
    return { method: 'POST', path, body: { language: 'en' }, headers, isHeavy: true };
  }
  if (number % 40 === 1) {
    const body = [number, number + 7, number + 14].map(nameOf);
    return { method: 'POST', path: BATCH, body, headers };
  }
  if (number % 25 === 2) return { method: 'POST', path: '/v1/oauth/token', headers: credentials };
  if (number % 20 === 3) return { method: 'PUT', path: `/v1/estates/new-${number}`, body: estate, headers };
  const body = { ...estate, price: 100_000 + number };
  if (number % 4 === 0) return { method: 'PUT', path: `/v1/estates/${nameOf(number)}`, body, headers };
  if (number % 4 === 1 && before.operations.has('GET /v1/estates/{external_id}'))
    return { method: 'GET', path: `/v1/estates/${nameOf(number)}`, headers };
  return { method: 'GET', path: `/v1/renovations?page=${1 + (number % 3)}`, headers };
}

const load = new Load(sendRequest);
load.add(first.url, { mayGiveUp: true });
load.begin('the version before alone');
load.start();
await load.more(BESIDE_SERVERS);

const migrations = await readMigrations();
for (const migration of await planMigrations(sql, migrations)) {
  load.begin(migration.name);
  await applyMigrations(migrations.slice(0, migrations.indexOf(migration) + 1));
  await load.more(BESIDE_MIGRATION);
}

load.begin('both versions');
const second = await startServer();
load.add(second.url);
await load.more(BESIDE_SERVERS);

load.begin('the version before, started again');
// Those from before versions ran side by side refuse to start, and say so.
const again = await startServer(before.folder).catch((error: unknown) => {
  if (!/migrated by a newer Rooftree/.test(String(error))) throw error;
  console.log('The version before does not start on the new schema, as it says itself');
  return null;
});
if (again !== null) load.add(again.url, { mayGiveUp: true });
await load.more(BESIDE_SERVERS);

load.begin('this version alone');
for (const old of again === null ? [first] : [first, again]) {
  await load.take(old.url);
  const { code, stderr } = await old.end();
  // 1 where a busy machine took longer to close than the ten seconds that it has: what it left is finished by this
  // version, as checked below.
  assert.ok(code === 0 || code === 1, `a server of the version before did not end well: ${stderr}`);
}
await load.more(BESIDE_SERVERS);
await load.stop();

for (const [name, { requests, longestMs }] of load.phases) {
  console.log(
    `${name.padEnd(36)} ${String(requests).padStart(6)} requests, the longest ${Math.round(longestMs)} ms`,
  );
}
// The queue is emptied by this version: the batches of all phases end.
// The API's answer to a batch is its job.
const batches = load.answers as { id: string }[];
await until(async () => {
  const [row] = await sql<[{ open: number }]>`
    SELECT count(*) AS open FROM calculation_jobs
    WHERE id = ANY(${batches.map(({ id }) => id)}) AND calculation_job_status <> 'FINISHED'`;
  return row.open === 0;
});
const [entries] = await sql<[{ estates: number; entered: number }]>`
  SELECT (SELECT count(*) FROM estates) AS estates,
    (SELECT count(*) FROM estates JOIN portfolio_entries USING (context_id) WHERE estate_id = estates.id) AS entered`;
assert.equal(
  entries.entered,
  entries.estates,
  'estates that the version before wrote are missing in the portfolio',
);
await second.end();
const requests = [...load.phases.values()].reduce((sum, phase) => sum + phase.requests, 0);
console.log(
  `${load.failures.length} of ${requests} requests failed; ${batches.length} batches are finished; the version before gave up ${load.givenUp} reports after its 25 s`,
);
for (const failure of load.failures.slice(0, 20)) console.error(failure);
assert.equal(load.failures.length, 0);

/**
 * On a busy machine tables can be in use for as long as a migration waits: it changes nothing then, and is started
 * again, as it says itself.
 */
async function applyMigrations(wanted: typeof migrations): Promise<void> {
  const error = await migrate(sql, wanted).then(
    () => null,
    (reason: Error) => reason,
  );
  if (error === null) return;
  if (!/in use all the time/.test(error.message)) throw error;
  console.log('a migration gave up, and is started again');
  await applyMigrations(wanted);
}

/** A context with a client, estates and some renovations, made with the version before. */
async function prepare(url: string) {
  const rooftree = async (...args: string[]) => {
    const { code, stdout, stderr } = await runRooftree(args, env, before.folder);
    assert.equal(code, 0, stderr);
    return stdout;
  };
  await rooftree('contexts', 'create', 'north', '--name', 'North');
  const file = join(dataDir, 'estates.csv');
  const lines = Array.from(
    { length: ESTATES },
    (_, number) => `${nameOf(number)},BE,2800,HOUSE,${1900 + (number % 100)}`,
  );
  writeFileSync(file, ['external_id,country,zip_code,estate_type,year_built', ...lines, ''].join('\n'));
  await rooftree('estates', 'import', file, '--context', 'north');
  const client = JSON.parse(
    await rooftree('clients', 'create', '--context', 'north', '--name', 'load', '--json'),
  );
  const credentials = {
    'x-service-client-id': String(client.client_id),
    'x-service-client-secret': String(client.client_secret),
  };
  const answer = await fetch(`${url}/v1/oauth/token`, { method: 'POST', headers: credentials });
  const { access_token: token } = await successOf<{ access_token: string }>(answer);
  return { token, credentials };
}

async function renovationsOf(url: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(Array.from({ length: PLANNED }, (_, number) => nameOf(number)));
  assert.equal((await fetch(`${url}${BATCH}`, { method: 'POST', headers, body })).status, 201);
  let found: string[] = [];
  await until(async () => {
    const { total, data } = await successOf<{ total: number; data: { renovation_id: string }[] }>(
      await fetch(`${url}/v1/renovations`, { headers }),
    );
    found = data.map(({ renovation_id }) => renovation_id);
    return total === PLANNED;
  });
  return found;
}

/**
 * Part of `npm run drill -- pooler`: a server and a worker as an operator starts them, behind PgBouncer in transaction
 * mode.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { ensureDatabase } from '../../packages/server/src/infra/database/connection/ensure-database.ts';
import type { Sql } from '../../packages/server/src/infra/database/sql.ts';
import { successOf } from '../../packages/server/src/testing/answers.ts';
import {
  createOwnPostgres,
  type OwnPostgres,
} from '../../packages/server/src/testing/database/own-postgres.ts';
import { startReceiver } from '../../packages/server/src/testing/providers/webhook-receiver.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { runRooftree, startRooftree } from '../../packages/server/src/testing/server/run-rooftree.ts';
import { until } from '../../packages/server/src/testing/until.ts';
import { type PgBouncer, startPgBouncer } from './start-pgbouncer.ts';

const ESTATES = 300;
/** Fewer than the requests at once, and than the connections of one server. */
const SESSIONS = 3;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

describe('a server and a worker behind PgBouncer', () => {
  const made = new AsyncDisposableStack();
  let postgres: OwnPostgres;
  let pooler: PgBouncer;
  let direct: Sql;
  let env: Record<string, string>;
  let url: string;

  before(async () => {
    postgres = await createOwnPostgres();
    made.defer(() => postgres.remove());
    pooler = await startPgBouncer(postgres.databaseUrl, { sessions: SESSIONS });
    made.defer(() => pooler.remove());
    // One that nothing has migrated yet.
    await ensureDatabase(postgres.databaseUrl, 'pooled');
    const directUrl = postgres.databaseUrl.replace(/rooftree$/, 'pooled');
    direct = connect({
      databaseUrl: directUrl,
      applicationName: 'check',
      poolSize: 2,
      statementTimeoutMs: 0,
    });
    made.defer(() => direct.end({ timeout: 1 }));
    const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-pooled-'));
    made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    env = {
      DATABASE_URL: pooler.urlOf('pooled'),
      DATABASE_DIRECT_URL: directUrl,
      ROOFTREE_DATA_DIR: dataDir,
      PORT: String(port),
      ROOFTREE_WORKER: 'off',
      ROOFTREE_DEMO: 'off',
      ROOFTREE_RATE_LIMITS: 'off',
      ROOFTREE_WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
      ROOFTREE_COMPUTE_THREADS: '1',
      LOG_LEVEL: 'info',
    };
  });
  after(() => made.disposeAsync());

  const refusals: [string, (pooledUrl: string) => Record<string, string>, RegExp][] = [
    [
      'no way past the pooler',
      () => ({ DATABASE_DIRECT_URL: '' }),
      /^rooftree: DATABASE_URL points to a pooler \(unsupported startup parameter: \w+\): set DATABASE_DIRECT_URL/,
    ],
    [
      'a way past it that leads to it',
      (pooledUrl) => ({ DATABASE_DIRECT_URL: pooledUrl }),
      /^rooftree: DATABASE_URL points to a pooler/,
    ],
    [
      'a way past it that leads to another database',
      () => ({ DATABASE_DIRECT_URL: postgres.databaseUrl }),
      /^rooftree: DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases/,
    ],
  ];
  for (const [what, settings, message] of refusals) {
    it(`does not start with ${what}`, async () => {
      const { code, stderr } = await runRooftree(['work'], { ...env, ...settings(pooler.urlOf('pooled')) });
      assert.equal(code, 1);
      assert.match(stderr, message);
      assert.equal(stderr.trim().split('\n').length, 1);
    });
  }

  it('does not start behind a pooler that drops settings without a word, or does not follow prepared statements', async () => {
    const ignored = ['statement_timeout', 'idle_in_transaction_session_timeout', 'plan_cache_mode'];
    const keepAlives = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
    const careless = await startPgBouncer(postgres.databaseUrl, {
      sessions: SESSIONS,
      ignored: [...ignored, ...keepAlives],
      preparedStatements: 0,
    });
    try {
      const pooledUrl = careless.urlOf('pooled');
      const alone = await runRooftree(['work'], { ...env, DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: '' });
      assert.match(alone.stderr, /^rooftree: DATABASE_URL points to a pooler: set DATABASE_DIRECT_URL/);
      const both = await runRooftree(['work'], { ...env, DATABASE_URL: pooledUrl });
      assert.match(both.stderr, /^rooftree: the pooler of DATABASE_URL does not follow prepared statements/);
    } finally {
      await careless.remove();
    }
  });

  it('imports, plans, reports and sends events, with more callers than sessions, and after the pooler was lost', async () => {
    const server = startRooftree(['serve'], env);
    const worker = startRooftree(['work'], env);
    made.defer(async () => void (await Promise.all([server.end('SIGTERM'), worker.end('SIGTERM')])));
    await Promise.all([server.prints('Rooftree answers at'), worker.prints('The worker waits')]);
    await assertSettings(pooler);

    const receiver = await startReceiver();
    made.defer(async () => receiver.close());
    const call = await prepareContext(env, url, receiver.url);
    await importEstates(env, ESTATES);

    // PUTs and searches at once, many more than there are sessions.
    const estate = { address: { country: 'BE', zip_code: '9000' }, estate_type: 'HOUSE', year_built: 1964 };
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        index % 2 === 0
          ? call('PUT', `/v1/estates/put-${index}`, estate)
          : call('GET', `/v1/renovations?page=${1 + (index % 3)}`),
      ),
    );
    for (const answer of answers) assert([200, 201].includes(answer.status), `${answer.status}`);

    const names = Array.from({ length: ESTATES }, (_, index) => `home-${index}`);
    const { id } = await successOf<{ id: string }>(await call('POST', BATCH, names));
    await until(() => receiver.received.length > 0);
    const job = await successOf<{ calculation_job_status: string; metadata: object }>(
      await call('GET', `/v1/calculation-jobs/${id}`),
    );
    assert.equal(job.calculation_job_status, 'FINISHED');
    assert.deepEqual(job.metadata, {
      ...job.metadata,
      estates: { total: ESTATES, finished: ESTATES, failed: 0 },
    });

    const search = await successOf<{ total: number; data: { renovation_id: string }[] }>(
      await call('GET', '/v1/renovations'),
    );
    assert.equal(search.total, ESTATES);
    const report = await call('POST', `/v1/renovations/${search.data[0]?.renovation_id}/reports`, {
      language: 'en',
    });
    assert.equal(report.status, 201, await report.text());

    const [{ sessions }] = await direct<[{ sessions: number }]>`
      SELECT count(*) AS sessions FROM pg_stat_activity
      WHERE datname = 'pooled' AND application_name IN ('rooftree serve', 'rooftree work')`;
    assert(sessions <= SESSIONS, `${sessions} sessions`);

    await pooler.kill();
    assert.equal((await call('GET', '/v1/renovations')).status, 503);
    await pooler.start();
    await until(async () => (await call('GET', '/v1/renovations')).ok);
    const again = await successOf<{ id: string }>(await call('POST', BATCH, names.slice(0, 20)));
    await until(() => receiver.received.some(({ body }) => body.includes(again.id)));
  });
});

/** What a session of the pooler has, opened after the role got its settings. */
async function assertSettings(pooler: PgBouncer): Promise<void> {
  await pooler.reconnect();
  const pooled = connect({
    databaseUrl: pooler.urlOf('pooled'),
    applicationName: 'check',
    poolSize: 1,
    statementTimeoutMs: 0,
    isPooled: true,
  });
  const [settings] = await pooled`
    SELECT current_setting('statement_timeout') AS statement, current_setting('plan_cache_mode') AS plans,
      current_setting('idle_in_transaction_session_timeout') AS pause, current_setting('TimeZone') AS zone`;
  await pooled.end();
  assert.deepEqual(settings, { statement: '1min', plans: 'force_generic_plan', pause: '5s', zone: 'UTC' });
}

async function rooftree(args: string[], env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runRooftree(args, env);
  assert.equal(code, 0, stderr);
  return stdout;
}

/** A context with a client and a webhook, made by the command line as its operator would. */
async function prepareContext(env: Record<string, string>, url: string, hookUrl: string): Promise<Call> {
  await rooftree(['contexts', 'create', 'north', '--name', 'North', '--json'], env);
  const hook = ['--context', 'north', '--url', hookUrl, '--events', 'calculation_job.finished'];
  await rooftree(['webhooks', 'create', ...hook, '--json'], env);
  const client = JSON.parse(
    await rooftree(['clients', 'create', '--context', 'north', '--name', 'check', '--json'], env),
  );
  const { access_token } = await successOf<{ access_token: string }>(
    await fetch(`${url}/v1/oauth/token`, {
      method: 'POST',
      headers: {
        'x-service-client-id': client.client_id,
        'x-service-client-secret': client.client_secret,
      },
    }),
  );
  return (method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

async function importEstates(env: Record<string, string>, estates: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-import-'));
  const file = join(folder, 'estates.csv');
  const lines = Array.from(
    { length: estates },
    (_, index) => `home-${index},BE,2800,HOUSE,${1900 + (index % 100)}`,
  );
  writeFileSync(file, ['external_id,country,zip_code,estate_type,year_built', ...lines, ''].join('\n'));
  await rooftree(['estates', 'import', file, '--context', 'north'], env);
  rmSync(folder, { recursive: true });
}

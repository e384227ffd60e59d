import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { connect } from '../../infra/database/connection/connect.ts';
import { successOf } from '../../testing/answers.ts';
import { assertWhole, untilEnded } from '../../testing/data/batches.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { importEstates } from './estates-import.service.ts';

const ESTATES = 1200;
const BATCH_SIZE = 50;
const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

const app = await startTestApp({
  hasWorker: true,
  // Everything waits for everything here; on a busy machine that may last longer than a request should.
  env: { ROOFTREE_COMPUTE_THREADS: '1', ROOFTREE_REQUEST_TIMEOUT_SECONDS: '200', LOG_LEVEL: 'error' },
});
after(() => app.stop());
const client = await app.addClient();
const { contextId } = client;
const {
  sql,
  config: { databasePoolSize },
} = app.dependencies;

const nameOf = (number: number) => `e${number}`;
/** Every field says which write it is of, so that a mixture of two would show. */
const bodyOf = (write: number) => ({
  address: { country: 'BE', zip_code: '2800' },
  estate_type: 'HOUSE',
  year_built: 1950,
  price: write,
  metadata: { property_id: `write-${write}` },
  managing_user_external_id: `agent-${write}`,
});

async function importAll(write: number, isBackwards: boolean) {
  const numbers = Array.from({ length: ESTATES }, (_, number) =>
    isBackwards ? ESTATES - 1 - number : number,
  );
  const rows = numbers.map((number, place) => ({
    line: place + 2,
    value: { external_id: nameOf(number), ...bodyOf(write + (number % 3)) },
  }));
  const options = { publicUrl: app.url, providerNames: ['HEARTHSTONE'] };
  assert.deepEqual(await importEstates(sql, contextId, options, rows), {
    faults: null,
    created: 0,
    updated: ESTATES,
  });
}

/** Estates of every part of the file, in an order that is not the file's. */
async function putMany(write: number) {
  for (let count = 0; count < 60; count += 1) {
    const number = (write * 101 + count * 397) % ESTATES;
    const body = bodyOf(write + (count % 4));
    await successOf(await client.call('PUT', `/v1/estates/${nameOf(number)}`, body));
  }
}

async function planSome(first: number): Promise<string> {
  const names = Array.from({ length: BATCH_SIZE }, (_, place) => nameOf((first + place * 11) % ESTATES));
  const { id } = await successOf<{ id: string }>(await client.call('POST', BATCH, names.reverse()));
  return id;
}

test('imports, PUTs, batches and results of the same estates at once: no refusal, nothing lost or mixed', async () => {
  await sql`
    INSERT INTO estates (context_id, external_id, country, estate_provider_type, quality_label, estate_type, region, year_built,
      referral_token)
    SELECT ${contextId}, 'e' || number, 'BE', 'API', 'D', 'HOUSE', 'BE-VLG', 1950, lpad(number::text, 22, '0')
    FROM generate_series(0, ${ESTATES - 1}) AS number`;
  // All connections are open when the race begins: on a busy machine that alone can take longer than a call may wait.
  await Promise.all(Array.from({ length: databasePoolSize }, () => sql`SELECT pg_sleep(0.1)`));
  const [batches] = await Promise.all([
    Promise.all([0, 300, 600, 900].map(planSome)),
    importAll(100, false).then(() => importAll(200, true)),
    importAll(300, true).then(() => importAll(400, false)),
    ...[500, 600, 700, 800].map(putMany),
  ]);
  for (const batchId of batches) {
    assert.equal((await untilEnded(sql, batchId)).finished, BATCH_SIZE);
    await assertWhole(sql, contextId, batchId);
  }
  const [estates] = await sql<[{ total: number; whole: number }]>`
    SELECT count(*) AS total, count(*) FILTER (
      WHERE property_id = 'write-' || price_cents / 100 AND u.external_id = 'agent-' || price_cents / 100
    ) AS whole
    FROM estates e JOIN users u ON u.context_id = e.context_id AND u.id = e.managing_user_id
    WHERE e.context_id = ${contextId}`;
  assert.deepEqual(estates, { total: ESTATES, whole: ESTATES });
  assert.equal(await countDeadlocks(), 0);
});

/** Deadlocks are retried, so that nobody sees them; with one order of locks there is none to retry. */
async function countDeadlocks(): Promise<number> {
  const { databaseUrl } = app.dependencies;
  // A backend adds its figures to the statistics when it ends, at the latest.
  await sql.end();
  const fresh = connect({ databaseUrl, applicationName: 'test', poolSize: 1, statementTimeoutMs: 0 });
  const [row] = await fresh<[{ deadlocks: number }]>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`;
  await fresh.end();
  return row.deadlocks;
}

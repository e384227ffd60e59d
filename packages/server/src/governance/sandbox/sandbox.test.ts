import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Registry } from 'prom-client';
import { recordAddresses, takeCandidates } from '../../estates/registers/registered-labels.repository.ts';
import { transaction } from '../../infra/database/sql.ts';
import { showPlatform } from '../../start/platform-metrics.ts';
import { startWorker } from '../../start/worker.ts';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { untilEnded } from '../../testing/data/batches.ts';
import { addContextThings } from '../../testing/data/context-things.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { EMPTIED } from './sandbox.repository.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';

interface CreatedHomes {
  created: number;
  updated: number;
  external_ids: string[];
}

/** What belongs to the context and not to its homes: it outlives a reset. */
const KEPT = [
  'audit_entries',
  'client_secrets',
  'clients',
  'context_logos',
  'context_photos',
  'context_retentions',
  'estate_changes',
  'memberships',
  'renovation_counts',
  'stored_files',
  'webhooks',
];

describe('a sandbox', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_REQUEST_LOG: 'off', ROOFTREE_COMPUTE_THREADS: '1' } });
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient({ context: { sandbox: true } });
  });

  const createHomes = async (body: object, by = client) =>
    successOf<CreatedHomes>(await by.call('POST', '/v1/sandbox/homes', body));
  const setClock = (date: string | null) => client.call('PUT', '/v1/sandbox/clock', { date });
  const addressesOf = async (by: TestClient) => {
    const { estates } = await successOf<{ estates: { estate: { external_id: string; address: object } }[] }>(
      await by.call('GET', '/v1/estate/list'),
    );
    return estates.map(({ estate }) => [estate.external_id, estate.address]);
  };
  const plan = async (names: readonly string[]) =>
    (await successOf<{ id: string }>(await client.call('POST', BATCH, names))).id;

  it('has invented homes after one call, the same ones for the same seed', async () => {
    const { created, external_ids: names } = await createHomes({ count: 30, country: 'NL', seed: 7 });
    assert.deepEqual([created, names.length, names[0]], [30, 30, 'sandbox-NL-7-1']);
    const other = await app.addClient({ context: { sandbox: true } });
    await createHomes({ count: 30, country: 'NL', seed: 7 }, other);
    assert.deepEqual(await addressesOf(other), await addressesOf(client));
    const again = await createHomes({ count: 31, country: 'NL', seed: 7 });
    assert.deepEqual([again.created, again.updated], [1, 30]);
    const distinct = new Set((await addressesOf(client)).map(([, address]) => JSON.stringify(address)));
    assert.ok(distinct.size > 25, `${distinct.size} addresses`);
    assert.equal((await createHomes({})).created, 10);
  });

  it('has secrets that can be recognised', () => {
    assert.match(client.clientSecret, /^rooftree_test_[\w-]{43}[0-9a-f]{6}$/);
  });

  it('plans for its own date, on the page too, until the clock is taken back', async () => {
    const names = (await createHomes({ count: 1 })).external_ids;
    const dateOf = async (id: string) => {
      const [entry] = await app.dependencies.sql<{ date: string }[]>`
        SELECT payload->>'date' AS date FROM graphile_worker._private_jobs
        WHERE payload->>'batchId' = ${id} AND payload->>'date' IS NOT NULL`;
      return entry?.date;
    };
    const today = await dateOf(await plan(names));
    assert.deepEqual(await successOf(await setClock('2031-02-28')), { date: '2031-02-28' });
    assert.equal(await dateOf(await plan(names)), '2031-02-28');
    const { referral_link: link } = await successOf<{ referral_link: string }>(
      await client.call('GET', `/v1/estates/${names[0]}`),
    );
    assert.match(await (await fetch(link)).text(), /"date":"2031-02-28"/);
    assert.deepEqual(await successOf(await setClock(null)), { date: null });
    assert.equal(await dateOf(await plan(names)), today);
  });

  it('refuses a date without tables', async () => {
    for (const date of ['2019-12-31', '2061-01-01', '2031-02-29'])
      assert.deepEqual(await refusalOf(await setClock(date)), [
        400,
        ['date must be a day from 2020-01-01 to 2060-12-31'],
      ]);
    assert.equal((await setClock('tomorrow')).status, 400);
  });

  it('has homes that no register is asked about', async () => {
    const { sql } = app.dependencies;
    const real = await app.addClient();
    await createHomes({ count: 2, country: 'NL' });
    const { address } = await successOf<{ address: object }>(
      await client.call('GET', '/v1/estates/sandbox-NL-1-1'),
    );
    await successOf(await real.call('PUT', '/v1/estates/real', { address, estate_type: 'HOUSE' }));
    await transaction(sql, async (tx) => recordAddresses(tx, await takeCandidates(tx, 1000)));
    const rows = await sql`SELECT context_id FROM registered_labels`;
    assert.deepEqual(
      rows.map((row) => row['context_id']),
      [real.contextId],
    );
  });

  it('is unknown to a context that is none', async () => {
    const real = await app.addClient();
    const answers = [
      await real.call('POST', '/v1/sandbox/homes', {}),
      await real.call('POST', '/v1/sandbox/reset'),
      await real.call('PUT', '/v1/sandbox/clock', { date: null }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404],
    );
    assert.match(real.clientSecret, /^rooftree_secret_/);
  });

  it('is not counted in the metrics, and a reset ends what a worker has in hand', async () => {
    const registry = new Registry();
    showPlatform(registry, app.dependencies);
    const { external_ids: names } = await createHomes({ count: 3 });
    const planned = await plan(names);
    const worker = await startWorker(app.dependencies, undefined, registry);
    try {
      await untilEnded(app.dependencies.sql, planned);
      const metrics = await registry.metrics();
      assert.doesNotMatch(metrics, /^rooftree_calculated_estates_total\{/m);
      assert.doesNotMatch(metrics, /^rooftree_calculation_jobs\{/m);
      for (const seed of [2, 3, 4]) await plan((await createHomes({ count: 150, seed })).external_ids);
      const reset = await successOf<Record<string, number>>(await client.call('POST', '/v1/sandbox/reset'));
      assert.equal(reset['homes'], 453);
      const after = (await createHomes({ count: 2, seed: 9 })).external_ids;
      await untilEnded(app.dependencies.sql, await plan(after));
      const { total } = await successOf<{ total: number }>(await client.call('GET', '/v1/renovations'));
      assert.equal(total, 2);
    } finally {
      await worker.stop();
    }
  });

  describe('that is reset', () => {
    const tablesWithContext = async () => {
      const rows = await app.dependencies.sql<{ name: string }[]>`
        SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.column_name = 'context_id' AND t.table_type = 'BASE TABLE' AND c.table_schema = 'public' ORDER BY 1`;
      return rows.map(({ name }) => name);
    };
    const countIn = async (table: string) => {
      const { sql } = app.dependencies;
      const [row] = await sql<[{ count: number }]>`
        SELECT count(*) AS count FROM ${sql(table)} WHERE context_id = ${client.contextId}`;
      return row.count;
    };

    it('has nothing left but its clients, members, webhooks and settings', async () => {
      const { sql } = app.dependencies;
      const { renovationId, webhookId } = await addContextThings(app, client);
      await successOf(
        await client.call('POST', `/v1/renovations/${renovationId}/reports`, { language: 'en' }),
      );
      await setClock('2030-01-01');
      const emptied = (await tablesWithContext()).filter((table) => !KEPT.includes(table));
      const filled = await Promise.all(
        emptied.map(async (table) => ((await countIn(table)) > 0 ? [table] : [])),
      );
      assert.ok(filled.flat().length > 15, `only ${filled.flat()} have rows`);

      await successOf(await client.call('POST', '/v1/sandbox/reset'));

      for (const table of emptied) assert.equal(await countIn(table), 0, table);
      const [queued] = await sql`
        SELECT count(*) AS count FROM graphile_worker._private_jobs WHERE payload->>'contextId' = ${client.contextId}`;
      assert.equal(queued?.['count'], 0);
      const [file] =
        await sql`SELECT FROM stored_files WHERE context_id = ${client.contextId} AND state = 'live'`;
      assert.equal(file, undefined, 'no file is left');
      const { webhooks } = await successOf<{ webhooks: { id: string }[] }>(
        await client.call('GET', '/v1/webhooks'),
      );
      assert.deepEqual(
        webhooks.map(({ id }) => id),
        [webhookId],
      );
      const { estates } = await successOf<{ estates: unknown[] }>(
        await client.call('GET', '/v1/estate/list'),
      );
      assert.deepEqual(estates, []);
      assert.deepEqual(await successOf(await client.call('POST', '/v1/sandbox/reset')), {
        homes: 0,
        renovations: 0,
        calculation_jobs: 0,
      });
    });

    it('leaves other contexts as they are', async () => {
      const other = await app.addClient({ context: { sandbox: true } });
      await createHomes({ count: 4 }, other);
      const before = await addressesOf(other);
      await createHomes({ count: 2 });
      await client.call('POST', '/v1/sandbox/reset');
      assert.deepEqual(await addressesOf(other), before);
    });

    it('forgets no table of the schema', async () => {
      const rows = await app.dependencies.sql<{ name: string; parent: string }[]>`
        SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS parent
        FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`;
      // Triggers of estates remove these.
      const gone = new Set<string>([...EMPTIED, 'portfolio_entries', 'loan_report_lines']);
      for (let before = 0; before < gone.size; ) {
        before = gone.size;
        for (const { name, parent } of rows) if (gone.has(parent)) gone.add(name);
      }
      const forgotten = (await tablesWithContext()).filter(
        (table) => !KEPT.includes(table) && !gone.has(table),
      );
      assert.deepEqual(forgotten, []);
    });
  });
});

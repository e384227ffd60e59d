import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { successOf } from '../../../testing/answers.ts';
import { createPostgresPair, type PostgresPair } from '../../../testing/database/postgres-pair.ts';
import { runRooftree } from '../../../testing/server/run-rooftree.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { migrateQueue } from '../../queue/queue.ts';
import { migrate } from '../migrate/migrate.ts';
import { readMigrations } from '../migrate/read-migrations.ts';
import { connect } from './connect.ts';
import { ReadReplica } from './read-replica.ts';

const ESTATE = { address: { country: 'BE', zip_code: '2800' }, estate_type: 'HOUSE', year_built: 1950 };
const LISTS = [
  '/v1/renovations',
  '/v1/estates',
  '/v1/estate/list',
  '/v1/estate/list?page=1',
  '/v1/portfolio/estates',
  '/v1/portfolio/labels',
  '/v1/portfolio/choices',
  '/v1/reports',
];

describe('a server with a replica', () => {
  const made = new AsyncDisposableStack();
  let pair: PostgresPair;
  let app: TestApp;
  let client: TestClient;
  let counts: ReadReplica['counts'];

  before(async () => {
    pair = await createPostgresPair({ isSynchronous: false });
    made.defer(() => pair.remove());
    await migrate(pair.primary.sql, await readMigrations());
    await migrateQueue(pair.primary.databaseUrl);
    app = await startTestApp({
      env: { DATABASE_URL: pair.primary.databaseUrl, DATABASE_READ_URL: pair.standby.databaseUrl },
    });
    made.defer(() => app.stop());
    client = await app.addClient();
    assert(app.dependencies.replica !== null);
    counts = app.dependencies.replica.counts;
  });
  after(() => made.disposeAsync());

  const put = async (name: string) => {
    const { status } = await client.call('PUT', `/v1/estates/${name}`, ESTATE);
    assert.equal(status, 201);
  };
  const namesOf = async () => {
    const page = await successOf<{ data: { external_id: string }[] }>(
      await client.call('GET', '/v1/estates?page_size=100'),
    );
    return page.data.map(({ external_id: name }) => name);
  };
  /** Until it comes from there: a replica may be behind, or away, for a moment. */
  const comesFrom = (place: 'replica' | 'primary', path = '/v1/estates') =>
    until(async () => {
      const before = counts[place];
      assert((await client.call('GET', path)).ok);
      return counts[place] > before;
    });

  it('reads every list from the replica', async () => {
    for (const path of LISTS) await comesFrom('replica', path);
  });

  it('shows what was just written, each time', async () => {
    for (let number = 0; number < 40; number += 1) {
      await put(`home-${number}`);
      assert((await namesOf()).includes(`home-${number}`), `home-${number} is missing`);
    }
  });

  it('shows what was just written while the replica stands still, and reads from it again when it goes on', async () => {
    await comesFrom('replica');
    await pair.standby.sql`SELECT pg_wal_replay_pause()`;
    await until(async () => {
      const [row] = await pair.standby.sql`SELECT pg_get_wal_replay_pause_state() AS state`;
      return row?.['state'] === 'paused';
    });
    const fromReplica = counts.replica;
    await put('while-paused');
    assert((await namesOf()).includes('while-paused'));
    const [behind] = await pair.standby.sql`SELECT FROM estates WHERE external_id = 'while-paused'`;
    assert.equal(behind, undefined);
    assert.equal(counts.replica, fromReplica);
    await until(async () => ((await app.dependencies.replica?.findLagSeconds()) ?? 0) > 0);
    await pair.standby.sql`SELECT pg_wal_replay_resume()`;
    await comesFrom('replica');
    assert((await namesOf()).includes('while-paused'));
    await until(async () => (await app.dependencies.replica?.findLagSeconds()) === 0);
  });

  it('reads from the primary while the replica is away, without an error, and from the replica afterwards', async () => {
    await comesFrom('replica');
    await pair.standby.kill();
    await put('while-away');
    assert((await namesOf()).includes('while-away'));
    await comesFrom('primary');
    await pair.standby.start();
    await comesFrom('replica');
  });

  it('reads nothing from a server that is no replica of its database, and does not start with one', async () => {
    const stranger = await createTestDatabase();
    made.defer(() => stranger.drop());
    const sql = connect({
      databaseUrl: stranger.databaseUrl,
      applicationName: 'test',
      poolSize: 1,
      statementTimeoutMs: 0,
    });
    made.defer(() => sql.end({ timeout: 1 }));
    const replica = new ReadReplica(pair.primary.sql, sql);
    assert.equal(await replica.isForeign(), true);
    const [row] = await replica.run((from) => from`SELECT current_database() AS name`);
    assert.equal(row?.['name'], 'rooftree');

    const { code, stderr } = await runRooftree(['serve'], {
      DATABASE_URL: pair.primary.databaseUrl,
      DATABASE_READ_URL: stranger.databaseUrl,
      ROOFTREE_DATA_DIR: app.dependencies.config.dataDir,
      PORT: '0',
    });
    assert.equal(code, 1);
    assert.equal(stderr, 'rooftree: DATABASE_READ_URL does not lead to a replica of DATABASE_URL\n');
  });
});

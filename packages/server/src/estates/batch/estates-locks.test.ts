import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { connect } from '../../infra/database/connection/connect.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { startJobs, writeChunkResults } from '../../planning/calculation-jobs/calculate/chunk.repository.ts';
import { startBatch } from '../../testing/data/batches.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { toEstate } from '../estate-check.ts';
import { upsertEstates } from '../estates.repository.ts';
import { storeEstates } from '../estates.service.ts';

const BODY = {
  address: { country: 'BE' as const, zip_code: '2800' },
  estate_type: 'HOUSE' as const,
  year_built: 1960,
  managing_user_external_id: 'agent',
};
const NAMES = ['a', 'b', 'c'];
const VERSIONS = { engineVersion: '1', dataVersion: '1' };

describe('writing estates', () => {
  let app: TestApp;
  let client: TestClient;
  /** Gives up where it would have to wait for a lock, instead of waiting for ever. */
  let impatient: Sql;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
    const { sql, databaseUrl } = app.dependencies;
    await sql.unsafe(`ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET lock_timeout = '3s'`);
    impatient = connect({ databaseUrl, applicationName: 'test', poolSize: 3, statementTimeoutMs: 0 });
  });
  after(async () => {
    await impatient.end();
    await app.stop();
  });

  const estates = (names: readonly string[]) => names.map((name) => toEstate(name, BODY, 'IMPORT'));

  it('keeps no batch, no result and no PUT of the same manager waiting while its transaction is open', async () => {
    const { sql } = app.dependencies;
    const { contextId } = client;
    await storeEstates(sql, contextId, app.url, estates(NAMES));
    const running = await startBatch(sql, contextId, { names: NAMES });
    const jobs = await sql<{ id: string }[]>`SELECT id FROM calculation_jobs WHERE parent_id = ${running}`;
    const jobIds = jobs.map(({ id }) => id);
    await startJobs(sql, contextId, running, jobIds);
    const results = jobIds.map((job_id) => ({
      job_id,
      plan_number: 1,
      cost_cents: 0,
      vat_cents: 0,
      total_cents: 0,
      subsidy_cents: 0,
    }));

    await sql.begin(async (open) => {
      const given = estates(NAMES).map((estate, place) => ({
        ...estate,
        referral_token: `${place}`.repeat(22),
      }));
      assert.equal((await upsertEstates(open, contextId, app.url, given)).length, NAMES.length);

      await startBatch(impatient, contextId, { names: NAMES });
      const written = { results: JSON.stringify(results), plans: '{}' };
      const ends = await writeChunkResults(impatient, contextId, jobIds, written, VERSIONS);
      assert.equal(ends.finished, NAMES.length);
      await storeEstates(impatient, contextId, app.url, estates(['d']));
    });
  });

  it('leaves nothing behind in a context that manages no estates, not even the user', async () => {
    const other = await app.addClient({ context: { managesEstates: false } });
    const answer = await other.call('PUT', '/v1/estates/a', BODY);
    assert.equal(answer.status, 400);
    const { sql } = app.dependencies;
    assert.equal((await sql`SELECT FROM users WHERE context_id = ${other.contextId}`).length, 0);
    assert.equal((await sql`SELECT FROM estates WHERE context_id = ${other.contextId}`).length, 0);
  });

  it('tries again after a deadlock, and answers 503 when it does not pass', async () => {
    const { sql } = app.dependencies;
    // A sequence is not undone with its transaction, so it counts the attempts.
    await sql.unsafe(`
      CREATE SEQUENCE attempts;
      CREATE FUNCTION fail_first_attempts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('attempts') <= TG_ARGV[0]::bigint THEN RAISE 'deadlock' USING ERRCODE = '40P01'; END IF;
        RETURN NEW;
      END $$;`);
    const failing = async (attempts: number) => {
      await sql.unsafe(`
        ALTER SEQUENCE attempts RESTART;
        CREATE OR REPLACE TRIGGER fail BEFORE INSERT ON estates FOR EACH ROW EXECUTE FUNCTION fail_first_attempts(${attempts})`);
      return client.call('PUT', '/v1/estates/deadlocked', BODY);
    };
    assert.equal((await failing(2)).status, 201);
    const refused = await failing(1000);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2']);
    await sql`DROP TRIGGER fail ON estates`;
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { WHISE_CREDENTIALS } from '@rooftree/connectors/testing';
import { COMMAND } from '../../../access/audit/audit.ts';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import { TEST_SECRET_KEY } from '../../../testing/server/test-secret-key.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createConnection } from '../connections.service.ts';
import { failLostSyncs } from './record-failure.ts';
import { syncNow } from './syncs.service.ts';

describe('a run without an entry of the queue', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  it('fails, so that the next one can begin; one that waits for a worker goes on waiting', async () => {
    const { sql } = database;
    const { id: contextId } = await createContext(sql, { slug: 'lost', name: 'Lost' });
    const keys = deriveClientKeys(TEST_SECRET_KEY);
    const given = { provider: 'WHISE', name: 'x', credentials: WHISE_CREDENTIALS };
    const id = await createConnection({ sql, loadKeys: async () => keys }, contextId, given, COMMAND);
    const runId = await syncNow(sql, contextId, id, 'FULL', COMMAND);
    await sql`UPDATE connection_runs SET started_at = now() - interval '1 hour'`;
    const statusOf = async () => {
      const [run] = await sql<
        [{ status: string }]
      >`SELECT run_status AS status FROM connection_runs WHERE id = ${runId}`;
      return run.status;
    };
    await failLostSyncs({ sql, publish: announce });
    assert.equal(await statusOf(), 'RUNNING');
    // Its process was ended at every attempt.
    await sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`;
    await failLostSyncs({ sql, publish: announce });
    assert.equal(await statusOf(), 'FAILED');
    assert.notEqual(await syncNow(sql, contextId, id, 'FULL', COMMAND), runId);
  });
});

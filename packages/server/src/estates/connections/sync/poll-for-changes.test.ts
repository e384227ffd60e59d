import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  startWhise,
  WHISE_CREDENTIALS,
  type WhiseSimulator,
  whiseEstate,
} from '@rooftree/connectors/testing';
import { COMMAND } from '../../../access/audit/audit.ts';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { TEST_SECRET_KEY } from '../../../testing/server/test-secret-key.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createConnection } from '../connections.service.ts';
import { OpenSessions } from '../providers/open-sessions.ts';
import { pollForChanges } from './poll-for-changes.ts';
import { startDueSyncs } from './syncs.service.ts';

describe('a look for changes', () => {
  let whise: WhiseSimulator;
  let database: TestDatabase;
  const schedule = { deltaMinutes: 15, fullHour: 1 };
  const loadKeys = async () => deriveClientKeys(TEST_SECRET_KEY);

  before(async () => {
    whise = await startWhise();
    database = await createTestDatabase();
    const { sql } = database;
    const { id: contextId } = await createContext(sql, { slug: 'quiet', name: 'Quiet' });
    const given = { provider: 'WHISE', name: 'x', credentials: WHISE_CREDENTIALS };
    await createConnection({ sql, loadKeys }, contextId, given, COMMAND);
  });
  after(async () => {
    await database.drop();
    await whise.close();
  });
  beforeEach(async () => {
    whise.behave();
    whise.estates.clear();
    whise.requests.length = 0;
    const { sql } = database;
    await sql`DELETE FROM connection_runs`;
    await sql`UPDATE connections SET changes_since = now(), next_read_at = now(), next_full_read_at = now() + interval '1 day', faults_in_row = 0`;
  });

  /** What a worker does when it is its turn in a minute. Returns how many runs it started. */
  const look = async () => {
    const { sql } = database;
    const sessions = new OpenSessions({ bases: { WHISE: whise.base }, hosts: [] }, loadKeys);
    await pollForChanges({ sql, sessions, schedule }, 50);
    return startDueSyncs(sql, schedule, 50);
  };
  const lists = () => whise.requests.filter(({ url }) => url.pathname.endsWith('/estates/list')).length;
  /** All that a run would write, but for when the connection is checked next. */
  const written = async () => {
    const { sql } = database;
    return sql`
      SELECT to_jsonb(c) - 'next_read_at' AS connection, (SELECT count(*)::int FROM connection_runs) AS runs,
        (SELECT count(*)::int FROM graphile_worker._private_jobs) AS jobs FROM connections c`;
  };
  const scheduleNow = () => database.sql`UPDATE connections SET next_read_at = now()`;

  it('that finds none is one call, and writes nothing but when the next one is', async () => {
    const before = await written();
    assert.equal(await look(), 0);
    assert.equal(lists(), 1);
    assert.equal(await look(), 0);
    assert.equal(lists(), 1, 'it is left alone until its next turn');
    assert.deepEqual(await written(), before);
    const [row] = await database.sql`
      SELECT next_read_at BETWEEN now() + interval '13 minutes' AND now() + interval '17 minutes' AS ok FROM connections`;
    assert.deepEqual(row, { ok: true });
    await scheduleNow();
    assert.equal(await look(), 0);
    assert.equal(lists(), 2);
  });

  it('is one call for all workers, at once or one after the other', async () => {
    whise.misbehave({ kind: 'slow', ms: 300, path: '/estates/list' });
    assert.deepEqual(await Promise.all([look(), look(), look()]), [0, 0, 0]);
    assert.equal(lists(), 1);
    assert.equal(await look(), 0);
    assert.equal(lists(), 1);
    whise.misbehave({ kind: 'status', status: 500 });
    await scheduleNow();
    const started = await Promise.all([look(), look()]);
    assert.equal(started[0] + started[1], 1, 'what one of them found is read once');
  });

  it('that finds some starts a run', async () => {
    // By the provider's clock, which is ahead of UTC.
    const later = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
    whise.estates.put('1', whiseEstate(1, { updateDateTime: later }));
    assert.equal(await look(), 1);
  });

  it('starts a run when the provider fails, so that the fault is noted', async () => {
    whise.misbehave({ kind: 'status', status: 500 });
    assert.equal(await look(), 1);
  });

  it('is noted by a run after an hour, and never stands in the way of a full read', async () => {
    const { sql } = database;
    await sql`UPDATE connections SET changes_since = now() - interval '61 minutes'`;
    assert.equal(await look(), 1);
    assert.equal(lists(), 0);
    await sql`DELETE FROM connection_runs`;
    await sql`UPDATE connections SET changes_since = now()`;
    await sql`UPDATE connections SET next_full_read_at = now() + interval '1 minute'`;
    await scheduleNow();
    assert.equal(await look(), 0);
    const [row] = await sql`SELECT next_read_at = next_full_read_at AS "isThen" FROM connections`;
    assert.deepEqual(row, { isThen: true }, 'its next turn is not after the full read');
    await sql`UPDATE connections SET next_full_read_at = now(), next_read_at = now()`;
    assert.equal(await look(), 1);
    const [run] = await sql`SELECT kind FROM connection_runs`;
    assert.deepEqual(run, { kind: 'FULL' });
  });
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  startWhise,
  WHISE_CREDENTIALS,
  type WhiseSimulator,
  whiseEstate,
} from '@rooftree/connectors/testing';
import { COMMAND } from '../audit/audit.ts';
import { deriveClientKeys } from '../clients/client-keys.ts';
import { createContext } from '../contexts/contexts.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { TEST_SECRET_KEY } from '../testing/test-secret-key.ts';
import { createConnection } from './connections.service.ts';
import { lookForChanges, type QuietUntil } from './look-for-changes.ts';
import { OpenSessions } from './open-sessions.ts';
import { startDueRuns } from './runs.service.ts';

describe('a look for changes', () => {
  let whise: WhiseSimulator;
  let database: TestDatabase;
  let quiet: QuietUntil;
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
    quiet = new Map();
    const { sql } = database;
    await sql`DELETE FROM connection_runs`;
    await sql`UPDATE connections SET changes_since = now(), next_read_at = now(), next_full_read_at = now() + interval '1 day', faults_in_row = 0`;
  });

  /** What the schedule does every minute. Returns how many runs it started. */
  const look = async () => {
    const { sql } = database;
    const sessions = new OpenSessions({ WHISE: whise.base }, loadKeys);
    const leftAlone = await lookForChanges({ sql, sessions, schedule }, quiet, 50);
    return startDueRuns(sql, schedule, 50, leftAlone);
  };
  const lists = () => whise.requests.filter(({ url }) => url.pathname.endsWith('/estates/list')).length;
  /** Of the rows that a run would write; a row that is written again has another version. */
  const written = async () => {
    const { sql } = database;
    return sql`
      SELECT xmin::text, next_read_at, (SELECT count(*)::int FROM connection_runs) AS runs,
        (SELECT count(*)::int FROM graphile_worker._private_jobs) AS jobs FROM connections`;
  };

  it('that finds none is one call, and writes nothing', async () => {
    const before = await written();
    assert.equal(await look(), 0);
    assert.equal(lists(), 1);
    assert.equal(await look(), 0);
    assert.equal(lists(), 1, 'it is left alone until its next look');
    assert.deepEqual(await written(), before);
    for (const id of quiet.keys()) quiet.set(id, Date.now() - 1);
    assert.equal(await look(), 0);
    assert.equal(lists(), 2);
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
    assert.equal(await look(), 0);
    await sql`UPDATE connections SET next_full_read_at = now()`;
    assert.equal(await look(), 1);
    const [run] = await sql`SELECT kind FROM connection_runs`;
    assert.deepEqual(run, { kind: 'FULL' });
  });
});

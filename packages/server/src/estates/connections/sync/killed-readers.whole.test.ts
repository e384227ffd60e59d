import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWhise, WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import { COMMAND } from '../../../access/audit/audit.ts';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { createContext } from '../../../access/contexts/contexts.service.ts';
import { cases } from '../../../testing/is-long.ts';
import { TEST_SECRET_KEY } from '../../../testing/server/test-secret-key.ts';
import { startWorkerProcess } from '../../../testing/server/worker-process.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { createConnection } from '../connections.service.ts';
import { syncNow } from './syncs.service.ts';

const KILLS = cases(2, 20);
/** Five hundred estates are written at once. */
const STEPS_PER_KILL = 2;
const ESTATES = (KILLS + 1) * STEPS_PER_KILL * 500 + 37;

test('a reader that is killed at any moment loses nothing and writes nothing twice: another goes on where it was', async (t) => {
  const { sql, databaseUrl, drop } = await createTestDatabase();
  t.after(drop);
  const whise = await startWhise();
  t.after(() => whise.close());
  for (let id = 1; id <= ESTATES; id++) whise.estates.put(String(id), whiseEstate(id));
  const { id: contextId } = await createContext(sql, { slug: 'killed', name: 'Killed' });
  const keys = deriveClientKeys(TEST_SECRET_KEY);
  const connection = {
    provider: 'WHISE',
    name: 'x',
    credentials: WHISE_CREDENTIALS,
    isPaused: true,
    plansEstates: false,
  };
  const vault = { sql, loadKeys: async () => keys };
  const connectionId = await createConnection(vault, contextId, connection, COMMAND);
  const runId = await syncNow(sql, contextId, connectionId, 'FULL', COMMAND);
  const look = async () => {
    const [run] = await sql<
      [{ pages: number; status: string; read: number; created: number; unchanged: number }]
    >`
      SELECT pages, run_status AS status, entries_read AS read, estates_created AS created, estates_unchanged AS unchanged
      FROM connection_runs WHERE id = ${runId}`;
    return run;
  };
  const env = { ROOFTREE_CONNECTION_BASES: `WHISE=${whise.base}` };
  for (let kill = 0; kill < KILLS; kill++) {
    const { pages } = await look();
    const doomed = await startWorkerProcess(t, databaseUrl, env);
    // Some steps later, in the middle of the next one or between the two.
    const after = pages + Math.floor(Math.random() * STEPS_PER_KILL) + 1;
    await until(async () => (await look()).pages >= after);
    await doomed.end('SIGKILL');
    const { read, created } = await look();
    const [stored] = await sql<[{ estates: number; links: number }]>`
      SELECT (SELECT count(*)::int FROM estates WHERE context_id = ${contextId}) AS estates,
        (SELECT count(*)::int FROM connection_estates WHERE context_id = ${contextId}) AS links`;
    // What the run says was read is there, and nothing else.
    assert.deepEqual([stored.estates, stored.links, created], [read, read, read]);
  }
  const heir = await startWorkerProcess(t, databaseUrl, env);
  await until(async () => (await look()).status !== 'RUNNING');
  const { pages: _, ...run } = await look();
  assert.deepEqual(run, { status: 'FINISHED', read: ESTATES, created: ESTATES, unchanged: 0 });
  await heir.end('SIGTERM');
});

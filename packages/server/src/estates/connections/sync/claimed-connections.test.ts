import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { WHISE_CREDENTIALS } from '@rooftree/connectors/testing';
import { COMMAND } from '../../../access/audit/audit.ts';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { TEST_SECRET_KEY } from '../../../testing/server/test-secret-key.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  claimDue,
  claimIdleConnections,
  findConnection,
  postpone,
  recordSuccess,
  replaceSeal,
  scheduleNow,
  setState,
  updateConnection,
} from '../connections.repository.ts';
import { createConnection } from '../connections.service.ts';
import {
  deleteEmptySync,
  endSync,
  findLostSyncs,
  findOpenSync,
  findSync,
  insertSync,
  oldSyncs,
  recordAttempt,
  savePageProgress,
  waitForDecision,
} from './syncs.repository.ts';
import { SYNC_CONNECTION, syncNow } from './syncs.service.ts';

const WITHIN = { withinMinutes: 60, deltaMinutes: 15 };
const FULL = { kind: 'FULL', overlapMinutes: 10 } as const;

/** Workers of all contexts claim connections and runs; what one of them does concerns the one that it names. */
describe('a connection among others', () => {
  let database: TestDatabase;
  let sql: Sql;
  let contextId: string;
  let id: string;
  let sister: string;
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(() => database.drop());
  beforeEach(async () => {
    await sql`DELETE FROM connections`;
    contextId = await addContext();
    id = await connect();
    sister = await connect();
    await sql`UPDATE connections SET next_read_at = now() + interval '1 hour', next_full_read_at = now() + interval '1 day', changes_since = now()`;
  });

  async function addContext(managesEstates = true): Promise<string> {
    const [context] = await sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name, manages_estates) VALUES (${`c-${randomUUID()}`}, 'Context', ${managesEstates}) RETURNING id`;
    return context.id;
  }
  const connect = (context = contextId) =>
    createConnection(
      { sql, loadKeys: async () => deriveClientKeys(TEST_SECRET_KEY) },
      context,
      { provider: 'WHISE', name: 'Ours', credentials: WHISE_CREDENTIALS },
      COMMAND,
    );
  const rowOf = async (which: string) => {
    const [row] = await sql<
      [Record<string, unknown>]
    >`SELECT to_jsonb(c) AS row FROM connections c WHERE id = ${which}`;
    return row['row'] as Record<string, unknown>;
  };
  const set = (which: string, change: Record<string, unknown>) =>
    sql`UPDATE connections SET ${sql(change)} WHERE id = ${which}`;
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const idsOf = (claimed: readonly { id: string }[]) => claimed.map((one) => one.id);
  const start = async (which = id) =>
    (await insertSync(sql, contextId, which, FULL)) ?? assert.fail('one runs');

  it('is made where estates are managed', async () => {
    await assert.rejects(connect(await addContext(false)));
  });

  it('is claimed alone, the longest overdue first, and by nobody before its next turn', async () => {
    await set(id, { next_read_at: ago(1) });
    assert.deepEqual(idsOf(await claimIdleConnections(sql, 10, WITHIN)), [id]);
    assert.deepEqual(idsOf(await claimIdleConnections(sql, 10, WITHIN)), []);
    await set(id, { next_read_at: ago(1) });
    await set(sister, { next_read_at: ago(2) });
    assert.deepEqual(idsOf(await claimIdleConnections(sql, 1, WITHIN)), [sister]);
    await set(sister, { next_read_at: ago(2) });
    assert.deepEqual(idsOf(await claimDue(sql, 10)), [sister, id]);
  });

  it('is not claimed while it is read, paused, failing, or to be read whole', async () => {
    const claimed = async (change: Record<string, unknown>) => {
      await set(id, { state: 'ACTIVE', faults_in_row: 0, next_read_at: ago(1), ...change });
      const due = idsOf(await claimDue(sql, 10));
      return [due.length, (await claimIdleConnections(sql, 10, WITHIN)).length];
    };
    assert.deepEqual(await claimed({}), [1, 1]);
    assert.deepEqual(await claimed({ faults_in_row: 1 }), [1, 0]);
    assert.deepEqual(await claimed({ state: 'FAILING' }), [1, 0]);
    assert.deepEqual(await claimed({ state: 'PAUSED' }), [0, 0]);
    assert.deepEqual(await claimed({ next_full_read_at: ago(1) }), [1, 0]);
    assert.deepEqual(await claimed({ next_full_read_at: ago(-60), changes_since: ago(61) }), [1, 0]);
    await set(id, { changes_since: ago(0) });
    await start(sister);
    assert.deepEqual(await claimed({}), [1, 1], 'a read of the other one is none of its own');
    const runId = await start();
    assert.deepEqual(await claimed({}), [0, 0]);
    await waitForDecision(sql, contextId, runId, 1);
    assert.deepEqual(await claimed({}), [0, 0]);
    await endSync(sql, contextId, runId, { status: 'FINISHED' });
    assert.deepEqual(await claimed({}), [1, 1]);
  });

  it('changes by itself, whatever is written of it', async () => {
    const otherContext = await addContext();
    const elsewhere = await connect(otherContext);
    const sealed = { bytes: Buffer.alloc(64, 'new'), keyId: 'k' };
    const old = Buffer.alloc(64, 'old');
    await sql`UPDATE connections SET sealed_credentials = ${old}`;
    const others = async () => [await rowOf(sister), await rowOf(elsewhere)];
    const before = await others();
    const now = new Date();
    const read = { kind: 'FULL', startedAt: now, nextReadAt: now, nextFullReadAt: now } as const;
    const failing = { state: 'FAILING', fault: 'x', nextReadAt: now } as const;
    const writes: Record<string, (context: string) => Promise<unknown>> = {
      update: (context) => updateConnection(sql, context, id, { name: 'Renamed', isPaused: true }),
      state: (context) => setState(sql, context, id, failing),
      read: (context) => recordSuccess(sql, context, id, read),
      due: (context) => scheduleNow(sql, context, id),
      later: (context) => postpone(sql, context, id, ago(-90)),
      seal: (context) => replaceSeal(sql, context, id, sealed, old),
    };
    for (const [what, write] of Object.entries(writes)) {
      const own = JSON.stringify(await rowOf(id));
      await write(otherContext);
      assert.equal(JSON.stringify(await rowOf(id)), own, `${what} by another context`);
      await write(contextId);
      assert.notEqual(JSON.stringify(await rowOf(id)), own, what);
      assert.deepEqual(await others(), before, what);
    }
    // Credentials that were replaced meanwhile stay.
    await replaceSeal(
      sql,
      contextId,
      id,
      { bytes: Buffer.alloc(64, 'late'), keyId: 'k' },
      Buffer.alloc(64, 'old'),
    );
    assert.deepEqual((await findConnection(sql, contextId, id))?.sealedCredentials, sealed.bytes);
  });

  it('stays paused with new credentials, and works again with them where it failed', async () => {
    const credentials = { sealed: { bytes: Buffer.alloc(64, 'new'), keyId: 'k' }, shown: {} };
    for (const [before, after] of [
      ['PAUSED', 'PAUSED'],
      ['FAILING', 'ACTIVE'],
      ['NEEDS_CREDENTIALS', 'ACTIVE'],
      ['NEEDS_DECISION', 'NEEDS_DECISION'],
    ]) {
      await set(id, { state: before, faults_in_row: 3 });
      await updateConnection(sql, contextId, id, { credentials });
      const { state, faults_in_row: faults } = await rowOf(id);
      assert.deepEqual([state, faults], [after, 0]);
    }
    for (const [before, after] of [
      ['PAUSED', 'ACTIVE'],
      ['FAILING', 'FAILING'],
    ]) {
      await set(id, { state: before });
      await updateConnection(sql, contextId, id, { isPaused: false });
      assert.equal((await rowOf(id))['state'], after);
    }
  });

  it('counts its faults one by one, and keeps the last', async () => {
    await set(id, { faults_in_row: 0, last_fault: null, last_fault_at: null });
    for (const fault of ['first', null, 'second'])
      await setState(sql, contextId, id, { state: 'FAILING', fault, nextReadAt: null });
    const row = await rowOf(id);
    assert.deepEqual(
      [row['faults_in_row'], row['last_fault'], row['last_fault_at'] !== null],
      [2, 'second', true],
    );
    await set(id, { last_fault_at: ago(60) });
    const { last_fault_at: at } = await rowOf(id);
    await setState(sql, contextId, id, { state: 'FAILING', fault: null, nextReadAt: null });
    assert.equal((await rowOf(id))['last_fault_at'], at);
  });

  it('has one run at a time, which is its own', async () => {
    const [own, other] = [await start(), await start(sister)];
    assert.equal(await insertSync(sql, contextId, id, FULL), null);
    assert.equal((await findOpenSync(sql, contextId, id))?.id, own);
    assert.equal((await findOpenSync(sql, contextId, sister))?.id, other);
    assert.equal(await insertSync(sql, await addContext(), id, FULL), null, 'of another context');
    assert.equal(await findSync(sql, await addContext(), own), null);
    assert.equal(await recordAttempt(sql, contextId, own, 'x'), 1);
    assert.equal((await findSync(sql, contextId, other))?.attempts, 0);
    await waitForDecision(sql, contextId, own, 1);
    assert.equal(await recordAttempt(sql, contextId, own, 'x'), 0, 'it waits');
    assert.equal((await findOpenSync(sql, contextId, id))?.status, 'WAITING');
    assert.equal((await findSync(sql, contextId, other))?.status, 'RUNNING');
    assert.equal(await endSync(sql, contextId, own, { status: 'FINISHED' }), true);
    assert.equal(await endSync(sql, contextId, own, { status: 'FAILED' }), false, 'it has ended');
    assert.equal(await findOpenSync(sql, contextId, id), null);
    assert.equal((await findSync(sql, contextId, other))?.status, 'RUNNING');
    await waitForDecision(sql, contextId, own, 1);
    assert.equal((await findSync(sql, contextId, own))?.status, 'FINISHED');
  });

  it('has runs that change one by one, and in no other context', async () => {
    const otherContext = await addContext();
    assert.equal(await insertSync(sql, otherContext, id, FULL), null);
    assert.equal(await findOpenSync(sql, contextId, id), null);
    const [own, other] = [await start(), await start(sister)];
    await sql`UPDATE connection_runs SET kind = 'DELTA'`;
    const runOf = async (runId: string) =>
      JSON.stringify(await sql`SELECT to_jsonb(r) AS row FROM connection_runs r WHERE id = ${runId}`);
    const [before, ofOther] = [await runOf(own), await runOf(other)];
    const counts = { read: 1, created: 1, changed: 0, unchanged: 0, refused: 0 };
    const writes: Record<string, (context: string) => Promise<unknown>> = {
      page: (context) =>
        savePageProgress(sql, context, own, { counts, refused: [], next: null, announced: 1 }),
      attempt: (context) => recordAttempt(sql, context, own, 'x'),
      wait: (context) => waitForDecision(sql, context, own, 1),
      end: (context) => endSync(sql, context, own, { status: 'FINISHED' }),
      forget: (context) => deleteEmptySync(sql, context, own),
    };
    for (const [what, write] of Object.entries(writes)) {
      await write(otherContext);
      assert.equal(await runOf(own), before, `${what} by another context`);
      await write(contextId);
      assert.notEqual(await runOf(own), before, what);
      assert.equal(await runOf(other), ofOther, what);
      await sql`DELETE FROM connection_runs WHERE id = ${own}`;
      await sql`INSERT INTO connection_runs SELECT (jsonb_populate_record(NULL::connection_runs, ${before}::text::jsonb -> 0 -> 'row')).*`;
    }
  });

  it('has a run that is held by whoever asks for that, and by nobody else', async () => {
    const runId = await start();
    for (const isLocked of [false, true])
      await sql.begin(async (tx) => {
        await findSync(tx, contextId, runId, { isLocked });
        const free = await sql`SELECT FROM connection_runs WHERE id = ${runId} FOR UPDATE SKIP LOCKED`;
        assert.equal(free.length, isLocked ? 0 : 1);
      });
    await sql.begin(async (tx) => {
      await findSync(tx, contextId, runId);
      assert.equal(
        (await sql`SELECT FROM connection_runs WHERE id = ${runId} FOR UPDATE SKIP LOCKED`).length,
        1,
      );
    });
  });

  it('is lost by the queue when no entry of its own run can still be taken', async () => {
    const [own, other] = [
      await syncNow(sql, contextId, id, 'FULL', COMMAND),
      await syncNow(sql, contextId, sister, 'FULL', COMMAND),
    ];
    const lost = async () => (await findLostSyncs(sql, SYNC_CONNECTION)).map(({ runId }) => runId);
    const ageRuns = (text: string) => sql`UPDATE connection_runs SET started_at = now() - ${text}::interval`;
    const setEntry = (change: Record<string, unknown>) =>
      sql`UPDATE graphile_worker._private_jobs SET ${sql(change)} WHERE payload ->> 'runId' = ${own}`;
    await ageRuns('2 minutes');
    assert.deepEqual(await lost(), []);
    await setEntry({ attempts: 30, max_attempts: 30 });
    assert.deepEqual(await lost(), [own]);
    await setEntry({ locked_at: new Date() });
    assert.deepEqual(await lost(), [], 'the last attempt is being made');
    await sql`DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'runId' = ${own}`;
    assert.deepEqual(await lost(), [own]);
    await ageRuns('50 seconds');
    assert.deepEqual(await lost(), [], 'it may have begun just now');
    await ageRuns('2 minutes');
    await endSync(sql, contextId, own, { status: 'FAILED' });
    assert.deepEqual(await lost(), [], other);
  });

  it('forgets a look that found nothing, and no run that is more', async () => {
    const forget = async (change: Record<string, unknown>) => {
      const runId = await start();
      await sql`UPDATE connection_runs SET ${sql({ kind: 'DELTA', ...change })} WHERE id = ${runId}`;
      const isGone = await deleteEmptySync(sql, contextId, runId);
      assert.equal((await findSync(sql, contextId, runId)) === null, isGone);
      await sql`DELETE FROM connection_runs WHERE connection_id = ${id}`;
      return isGone;
    };
    const other = await start(sister);
    assert.equal(await forget({}), true);
    assert.equal(await forget({ kind: 'FULL' }), false);
    assert.equal(await forget({ entries_read: 1 }), false);
    assert.equal(await forget({ run_status: 'WAITING', to_deactivate: 1 }), false);
    assert.notEqual(await findSync(sql, contextId, other), null);
  });

  it('keeps its newest run, and those of others, when old ones are removed', async () => {
    const endOld = async (which: string) => {
      const runId = await start(which);
      await endSync(sql, contextId, runId, { status: 'FINISHED' });
      await sql`UPDATE connection_runs SET ended_at = now() - interval '10 days' WHERE id = ${runId}`;
      return runId;
    };
    const [first, second, only] = [await endOld(id), await endOld(id), await endOld(sister)];
    assert.equal(await oldSyncs.count(sql, 11), 0);
    assert.equal(await oldSyncs.count(sql, 9, await addContext()), 0);
    assert.equal(await oldSyncs.count(sql, 9), 1);
    assert.equal(await oldSyncs.remove(sql, 9, 10), 1);
    const left = await sql<{ id: string }[]>`SELECT id FROM connection_runs WHERE context_id = ${contextId}`;
    assert.deepEqual(new Set(idsOf(left)), new Set([second, only]), first);
  });
});

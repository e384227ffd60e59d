import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { transaction } from '../../infra/database/sql.ts';
import { newReportPath } from '../../output/reports/report-path.ts';
import { createListener } from '../../output/webhooks/webhooks.service.ts';
import { successOf } from '../../testing/answers.ts';
import { becomes } from '../../testing/becomes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addFlats, BUILDING } from './building.fixture.ts';
import { replacePaper } from './papers/building-papers.repository.ts';
import { holdEstates } from './plan/building-plans.repository.ts';

/** An id that is in no other row. */
const NAME = 'linde 50% "a_b"';
const PATH = `/v1/buildings/${encodeURIComponent(NAME)}`;

describe('an erasure', () => {
  let app: TestApp;
  let syndic: TestClient;
  before(async () => {
    app = await startTestApp({ hasWorker: true });
  });
  after(() => app.stop());
  beforeEach(async () => {
    syndic = await app.addClient();
    await addFlats(app.dependencies.sql, syndic.contextId, ['flat-1', 'flat-2', 'flat-3']);
    await successOf(await syndic.call('PUT', PATH, BUILDING));
  });

  const plan = async () => {
    await successOf(await syndic.call('POST', `${PATH}/plan`, {}));
    const status = async () =>
      (await successOf<{ status: string }>(await syndic.call('GET', `${PATH}/plan`))).status;
    await becomes(status, 'FINISHED');
  };
  const createPaper = async () => {
    const wanted = { kind: 'LETTERS', language: 'en' };
    return (await successOf<{ url: string }>(await syndic.call('POST', `${PATH}/papers`, wanted))).url;
  };
  const erase = async (path: string) =>
    assert.equal((await syndic.call('DELETE', `${path}?erase=true`)).status, 204);
  /** Every row of the context and of the queue, as text, but for the audit log, which nobody can change. */
  const everything = async () => {
    const { sql } = app.dependencies;
    const tables = await sql<{ name: string }[]>`
      SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
      WHERE column_name = 'context_id' AND table_schema = 'public' AND table_name <> 'audit_entries'
      UNION SELECT 'graphile_worker._private_jobs'`;
    const rows = await Promise.all(
      tables.map(({ name }) => sql.unsafe(`SELECT '${name}' AS name, to_jsonb(t) AS row FROM ${name} t`)),
    );
    return JSON.stringify(rows.flat().filter((row) => JSON.stringify(row).includes(syndic.contextId)));
  };

  it('of an estate removes the plan and the papers of a building that it had left', async () => {
    await plan();
    const url = await createPaper();
    const [first] = BUILDING.units;
    const without = {
      ...BUILDING,
      parts: [],
      units: [first, { external_id: 'flat-3', name: '3A', floor: 2, share: 500 }],
    };
    await successOf(await syndic.call('PUT', PATH, without));
    assert.equal((await fetch(url)).status, 200);
    await erase('/v1/estates/flat-2');
    const { plan: left } = await successOf<{ plan: object | null }>(await syndic.call('GET', `${PATH}/plan`));
    assert.equal(left, null);
    assert.equal((await fetch(url)).status, 404);
    assert.ok(!(await everything()).includes('flat-2'));
  });

  it('of an estate leaves no paper that was being made meanwhile', async () => {
    const { sql } = app.dependencies;
    const { contextId } = syndic;
    const [unit] = await sql<[{ id: string; buildingId: string }]>`
      SELECT estate_id AS id, building_id AS "buildingId" FROM building_units WHERE context_id = ${contextId} AND name = '2A'`;
    const paper = {
      kind: 'LETTERS',
      language: 'en' as const,
      path: newReportPath('letters'),
      estateIds: [unit.id],
    };
    const store = () =>
      transaction(sql, async (tx) => {
        const isHeld = await holdEstates(tx, contextId, [unit.id]);
        return isHeld && replacePaper(tx, contextId, unit.buildingId, paper);
      });
    assert.equal(await store(), true);
    await erase('/v1/estates/flat-2');
    assert.equal((await sql`SELECT FROM building_papers WHERE context_id = ${contextId}`).length, 0);
    assert.equal(await store(), false);
  });

  it('of a building leaves no event and no logged request that names it', async () => {
    const { sql, config } = app.dependencies;
    const { contextId } = syndic;
    await createListener(sql, contextId, { publicUrl: config.publicUrl, events: [] });
    await plan();
    const events = () => sql`SELECT FROM webhook_deliveries WHERE context_id = ${contextId}`;
    await becomes(async () => (await events()).length, 1);
    await syndic.call('GET', '/v1/requests');
    const named = JSON.stringify(JSON.stringify(NAME)).slice(1, -1);
    const before = await everything();
    assert.ok(before.includes('linde%2050'), 'the log has its path');
    assert.ok(before.includes(named), 'the event has its name');
    await erase(PATH);
    // Listing them writes those that wait.
    await syndic.call('GET', '/v1/requests');
    const after = await everything();
    for (const trace of ['linde%2050', named, 'linde 50']) assert.ok(!after.includes(trace), trace);
  });
});

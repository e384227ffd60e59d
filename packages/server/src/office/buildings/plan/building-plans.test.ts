import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { BuildingPlan } from '@rooftree/engine';
import type { ComputePool } from '../../../infra/compute/compute-pool.ts';
import type { Attempt } from '../../../infra/queue/queue-worker.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import { refusalOf, successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addFlats, BUILDING } from '../building.fixture.ts';
import { planBuildingTask } from './building-plans.job.ts';
import { storedPlanText } from './read-stored-plan.ts';

interface State {
  id: string | null;
  status: string;
  is_outdated: boolean;
  created_at: string | null;
  messages: string[];
  plan: BuildingPlan | null;
}

interface Outline {
  status: string;
  is_outdated: boolean;
  vote_probability: number;
  labels_before: { label: string; units: number }[];
  labels_after: { label: string; units: number }[];
}

describe('the plan of a building', () => {
  let app: TestApp;
  let syndic: TestClient;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    syndic = await app.addClient();
    await addFlats(app.dependencies.sql, syndic.contextId, ['flat-1', 'flat-2']);
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', BUILDING));
  });

  const request = async (controls: object = {}) =>
    successOf<{ id: string; status: string }>(
      await syndic.call('POST', '/v1/buildings/linde/plan', controls),
    );
  const get = async () => successOf<State>(await syndic.call('GET', '/v1/buildings/linde/plan'));
  const listed = async () => {
    const { data } = await successOf<{ data: { plan: Outline }[] }>(
      await syndic.call('GET', '/v1/buildings'),
    );
    return data[0]?.plan ?? assert.fail('no plan in the list');
  };
  /** As a worker would, on threads that may break. */
  const run = async (
    planId: string,
    compute: ComputePool = app.dependencies.compute,
    attempt: Partial<Attempt> = {},
  ) => {
    const { sql } = app.dependencies;
    const [building] = await sql<
      [{ id: string }]
    >`SELECT id FROM buildings WHERE context_id = ${syndic.contextId}`;
    const task = planBuildingTask({ sql, compute, publish: announce });
    return task(
      { version: 1, contextId: syndic.contextId, buildingId: building.id, planId },
      { number: 1, isLast: false, signal: new AbortController().signal, ...attempt },
    );
  };
  const broken = (): ComputePool => ({
    ...app.dependencies.compute,
    run: () => Promise.reject(new Error('the thread died')),
  });

  it('is computed in the background, with a unit for each apartment, and is at a glance in the list', async () => {
    assert.deepEqual(await get(), {
      id: null,
      status: 'NOT_STARTED',
      is_outdated: false,
      created_at: null,
      messages: [],
      plan: null,
    });
    const answer = await syndic.call('POST', '/v1/buildings/linde/plan', { loan_years: 15 });
    assert.equal(answer.status, 202);
    const { id } = await successOf<{ id: string }>(answer);
    assert.equal((await get()).status, 'NOT_STARTED');
    await run(id);
    const { status, plan, is_outdated } = await get();
    assert.deepEqual([status, is_outdated], ['FINISHED', false]);
    assert.deepEqual(
      plan?.units.map(({ external_id, name }) => [external_id, name]),
      [
        ['flat-1', '1A'],
        ['flat-2', '2A'],
      ],
    );
    assert.equal(plan?.controls.loan_years, 15);
    const outline = await listed();
    assert.deepEqual([outline.status, outline.vote_probability], ['FINISHED', plan?.vote.probability]);
    assert.equal(outline.is_outdated, false);
    const [before, after] = (['label_before', 'label_after'] as const).map((field) =>
      Object.entries(Object.groupBy(plan?.units ?? [], (unit) => unit[field]))
        .map(([label, units]) => ({ label, units: units?.length }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    );
    assert.deepEqual([outline.labels_before, outline.labels_after], [before, after]);
  });

  it('is computed again after a crash, and once: what runs after its end changes nothing', async () => {
    const { id } = await request();
    await assert.rejects(run(id, broken()), /the thread died/);
    assert.equal((await get()).status, 'RUNNING');
    await run(id);
    assert.equal((await get()).status, 'FINISHED');
    // A worker that died after its commit leaves its entry: it runs again, and changes nothing.
    await run(id, broken());
    assert.equal((await get()).status, 'FINISHED');
  });

  it('is written by none whose time is over', async () => {
    const { id } = await request();
    const over = new AbortController();
    const late: ComputePool = {
      ...app.dependencies.compute,
      async run(...work) {
        const planned = await app.dependencies.compute.run(...work);
        over.abort(new Error('the task is over'));
        return planned;
      },
    };
    await assert.rejects(run(id, late, { signal: over.signal }), /the task is over/);
    assert.equal((await get()).status, 'RUNNING');
  });

  it('is that of the latest request: an earlier one does nothing any more', async () => {
    const first = await request({ loan_years: 10 });
    const second = await request({ loan_years: 20 });
    await run(first.id);
    assert.equal((await get()).status, 'NOT_STARTED');
    await run(second.id);
    assert.equal((await get()).plan?.controls.loan_years, 20);
  });

  it('is outdated once the building, an estate of it or the prices change, and not by a PUT of the same', async () => {
    const { sql } = app.dependencies;
    await run((await request()).id);
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', BUILDING));
    assert.equal((await get()).is_outdated, false);
    const money = { reserve_fund_eur: 1 };
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', { ...BUILDING, money }));
    assert.equal((await get()).is_outdated, true);
    assert.equal((await listed()).is_outdated, true);
    await successOf(await syndic.call('PUT', '/v1/buildings/linde', BUILDING));
    assert.equal((await get()).is_outdated, false);
    await successOf(
      await syndic.call('PATCH', '/v1/estates/flat-2', { dwelling: { habitable_space_m2: 71 } }),
    );
    assert.equal((await get()).is_outdated, true);
    await run((await request()).id);
    assert.equal((await get()).is_outdated, false);
    await sql`UPDATE building_plans SET made_of = 'an earlier version' WHERE context_id = ${syndic.contextId}`;
    assert.equal((await get()).is_outdated, true);
  });

  it('is refused at once with controls that its region does not have', async () => {
    const controls = { target_label: 'A++++', loan_years: 35 };
    const [status, messages] = await refusalOf(
      await syndic.call('POST', '/v1/buildings/linde/plan', controls),
    );
    assert.equal(status, 400);
    assert.match(messages.join('\n'), /^target_label must be one of .*\nloan_years must be .* 30$/);
    assert.equal((await get()).id, null);
  });

  it('is refused for an incomplete building', async () => {
    await syndic.call('DELETE', '/v1/estates/flat-2?erase=true');
    const [status, messages] = await refusalOf(await syndic.call('POST', '/v1/buildings/linde/plan', {}));
    assert.equal(status, 409);
    assert.match(messages.join('\n'), /incomplete.*500/s);
  });

  it('gives its maintenance as a table, once there is one', async () => {
    const path = '/v1/buildings/linde/maintenance';
    assert.equal((await syndic.call('GET', path)).status, 409);
    await run((await request({ maintenance_years: 20 })).id);
    const { plan } = await get();
    const lines = (await (await syndic.call('GET', path)).text()).trim().split('\r\n');
    const first = plan?.maintenance.from_year ?? 0;
    assert.match(lines[0] ?? '', new RegExp(`^part_id,.*,${first},.*,${first + 19}$`));
    assert.equal(lines.length, 1 + (plan?.maintenance.rows.length ?? 0) + 5);
    const workbook = await syndic.call('GET', `${path}?format=xlsx`);
    assert.equal(Buffer.from(await workbook.arrayBuffer()).toString('latin1', 0, 2), 'PK');
  });

  it('is read when an earlier version stored it, and left alone when a later one did', async () => {
    await run((await request()).id);
    const { plan } = await get();
    const stored = JSON.stringify(plan);
    assert.equal(storedPlanText({ format: 2, engineVersion: '9.0.0', plan: stored }), null);
    const [unit] = plan?.units ?? [];
    const { emission_factors: _, ...earlier } = unit?.plan ?? assert.fail();
    const old = {
      ...plan,
      engine_version: '0.0.1',
      units: [{ ...unit, plan: { ...earlier, engine_version: '0.0.1' } }],
    };
    const text = storedPlanText({ format: 1, engineVersion: '0.0.1', plan: JSON.stringify(old) });
    const read: { units: { plan: { emission_factors: unknown } }[] } = JSON.parse(text ?? '');
    assert.equal(read.units[0]?.plan.emission_factors, null);
  });
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import type { Attempt } from '../../infra/queue/queue-worker.ts';
import { announce } from '../../output/webhooks/webhooks.service.ts';
import { successOf } from '../../testing/answers.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { solveProgrammeTask } from './programmes.job.ts';

const PROGRAMMES = '/v1/programmes';
/** More than two chunks. */
const HOMES = 45;

describe('the job of a programme', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    client = await app.addClient();
    for (let home = 0; home < HOMES; home++)
      await addEstate(app.dependencies.sql, client.contextId, { externalId: `home-${home}` });
  });

  const create = async () => {
    const first_year = new Date().getFullYear() + 1;
    const programme = { name: 'x', first_year, years: 2, objective: 'LOWEST_COST', with_baselines: false };
    return (await successOf<{ id: string }>(await client.call('POST', PROGRAMMES, programme))).id;
  };
  const get = async (id: string) =>
    successOf<{
      status: string;
      failure: string | null;
      progress: { homes_planned: number };
      scenarios: object[];
    }>(await client.call('GET', `${PROGRAMMES}/${id}`));
  /** As a worker would, on threads that may break. */
  const run = (programmeId: string, compute: ComputePool, attempt: Partial<Attempt> = {}) => {
    const { sql, files } = app.dependencies;
    const task = solveProgrammeTask({ sql, files, compute, publish: announce, threads: 1 });
    return task(
      { version: 1, contextId: client.contextId, programmeId },
      { number: 1, isLast: false, signal: new AbortController().signal, ...attempt },
    );
  };
  const countingPool = (onRun: (count: number) => void): ComputePool => {
    const { compute } = app.dependencies;
    let count = 0;
    return {
      ...compute,
      run: (task, input, options) => {
        onRun(++count);
        return compute.run(task, input, options);
      },
    };
  };
  const breakAt = (last: number) =>
    countingPool((count) => {
      if (count === last) throw new Error('the thread died');
    });

  it('goes on where another worker was lost: what was planned is not planned again', async () => {
    const id = await create();
    await assert.rejects(run(id, breakAt(2)), /the thread died/);
    const before = await get(id);
    assert.deepEqual([before.status, before.progress.homes_planned], ['PLANNING', 20]);
    let chunks = 0;
    await run(
      id,
      countingPool(() => chunks++),
    );
    assert.equal(chunks, 2);
    const { status, scenarios } = await get(id);
    assert.deepEqual([status, scenarios.length], ['FINISHED', 1]);
    // A worker that died after its commit leaves its entry: it runs again, and changes nothing.
    await run(id, breakAt(1));
    assert.equal((await get(id)).status, 'FINISHED');
  });

  it('solves once more after a crash while it was solved', async () => {
    const id = await create();
    const lost = new AbortController();
    const { sql } = app.dependencies;
    await run(id, app.dependencies.compute);
    await sql`
      UPDATE programmes SET programme_status = 'SOLVING', ended_at = NULL, result = NULL
      WHERE context_id = ${client.contextId} AND id = ${id}`;
    await sql`DELETE FROM programme_files WHERE context_id = ${client.contextId} AND programme_id = ${id}`;
    lost.abort(new Error('the worker stops'));
    await assert.rejects(run(id, app.dependencies.compute, { signal: lost.signal }), /the worker stops/);
    await run(id, breakAt(1));
    assert.equal((await get(id)).status, 'FINISHED');
    const [row] = await sql<[{ homes: number }]>`
      SELECT count(*)::int AS homes FROM programme_choices WHERE context_id = ${client.contextId} AND programme_id = ${id}`;
    assert.equal(row.homes, HOMES);
  });

  it('stops when the programme is cancelled or deleted', async () => {
    const id = await create();
    const cancelled = await successOf<{ status: string }>(
      await client.call('POST', `${PROGRAMMES}/${id}/cancel`),
    );
    assert.equal(cancelled.status, 'CANCELLED');
    await run(id, breakAt(1));
    assert.equal((await get(id)).status, 'CANCELLED');
    const other = await create();
    assert.equal((await client.call('DELETE', `${PROGRAMMES}/${other}`)).status, 204);
    await run(other, breakAt(1));
  });
});

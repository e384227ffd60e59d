import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import { localDay } from '../../infra/local-day.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const THREADS = 3;
const MANY = 4;

/** The pool itself behind a gate, and how many reports are in it. */
function gated(pool: ComputePool) {
  const seen = { now: 0, most: 0, gate: Promise.resolve() };
  const compute: ComputePool = {
    ...pool,
    async run(task, input, options) {
      seen.now++;
      seen.most = Math.max(seen.most, seen.now);
      await seen.gate;
      return pool.run(task, input, options).finally(() => seen.now--);
    },
  };
  return { compute, seen };
}

describe('reports that one asks for at the same moment', () => {
  let app: TestApp;
  let server: FastifyInstance;
  let client: TestClient;
  let seen: ReturnType<typeof gated>['seen'];

  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_COMPUTE_THREADS: String(THREADS) } });
    const pool = gated(app.dependencies.compute);
    seen = pool.seen;
    server = await buildApp({ ...app.dependencies, compute: pool.compute });
    client = await app.addClient();
  });
  after(async () => {
    await server.close();
    await app.stop();
  });

  /**
   * Opens the gate when so many reports are in the pool, and waits for all of them; the most that were in it at once.
   */
  async function mostOf(asked: () => Promise<unknown>, expected: number): Promise<number> {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    Object.assign(seen, { most: 0, gate: promise });
    const answers = asked();
    await until(() => seen.now >= expected);
    open();
    await answers;
    return seen.most;
  }
  async function askMany(url: string, headers = {}): Promise<void> {
    const payload = { language: 'en' };
    const ask = () => server.inject({ method: 'POST', url, headers, payload });
    for (const { statusCode, body } of await Promise.all(Array.from({ length: MANY }, ask))) {
      assert.equal(statusCode, 201, body);
    }
  }
  const askAsClient = async (by: TestClient) => {
    const { id } = await addPlannedRenovation(app.dependencies.sql, by.contextId, 'detached2022');
    await askMany(`/v1/renovations/${id}/reports`, { authorization: `Bearer ${by.token}` });
  };

  it('leave a thread to the others: of a client', async () => {
    assert.equal(await mostOf(() => askAsClient(client), THREADS - 1), THREADS - 1);
  });

  it('leave a thread to the others: of the buyers of a context', async () => {
    const { link } = await addReferredEstate(client);
    const { pathname } = new URL(link);
    const payload = { name: 'Ours', choices: '', date: localDay('BE') };
    const saved = await server.inject({ method: 'POST', url: `${pathname}/renovations`, payload });
    const { renovation_id: id } = saved.json<{ renovation_id: string }>();
    const asked = () => askMany(`${pathname}/renovations/${id}/reports`);
    assert.equal(await mostOf(asked, THREADS - 1), THREADS - 1);
  });

  it('are counted for each client by itself', async () => {
    const other = await app.addClient();
    const both = () => Promise.all([askAsClient(client), askAsClient(other)]);
    assert.equal(await mostOf(both, 2 * (THREADS - 1)), 2 * (THREADS - 1));
  });
});

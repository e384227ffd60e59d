import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  SWEEPBRIGHT_CREDENTIALS,
  type SweepBrightSimulator,
  startSweepBright,
  sweepbrightEstate,
  sweepbrightHook,
  sweepbrightId,
  sweepbrightProject,
} from '@rooftree/connectors/testing';
import { successOf } from '../../../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { addMember, type TestMember } from '../../../testing/test-member.ts';
import { until } from '../../../testing/until.ts';

interface Estate {
  deactivated_at: string | null;
  facts: Record<string, { value: unknown; origin: string }>;
}

describe('hooks of a provider', () => {
  let sweepbright: SweepBrightSimulator;
  let app: TestApp;
  let client: TestClient;
  let owner: TestMember;
  let connectionId: string;

  before(async () => {
    sweepbright = await startSweepBright();
    const bases = `SWEEPBRIGHT=${sweepbright.base}`;
    app = await startTestApp({ hasWorker: true, env: { ROOFTREE_CONNECTION_BASES: bases } });
  });
  beforeEach(async () => {
    sweepbright.behave();
    sweepbright.estates.clear();
    client = await app.addClient();
    owner = await addMember(app, { contextId: client.contextId });
    const made = await owner.call('POST', '/v1/connections', {
      provider: 'SWEEPBRIGHT',
      name: 'Ours',
      credentials: SWEEPBRIGHT_CREDENTIALS,
      plans_estates: false,
    });
    ({ id: connectionId } = await successOf<{ id: string }>(made));
  });
  after(async () => {
    await app.stop();
    await sweepbright.close();
  });

  const postHook = (hook: { body: Buffer; headers: Record<string, string> }, id = connectionId) =>
    fetch(`${app.url}/v1/connection-hooks/${id}`, {
      method: 'POST',
      headers: hook.headers,
      body: new Uint8Array(hook.body),
    });
  const estate = async (number: number) => client.call('GET', `/v1/estates/${sweepbrightId(number)}`);
  const put = (number: number, changes: Record<string, unknown> = {}) =>
    sweepbright.estates.put(sweepbrightId(number), sweepbrightEstate(number, { images: [], ...changes }));
  const hasRead = () =>
    until(async () => {
      const [row] = await app.dependencies.sql<[{ open: number }]>`
        SELECT (SELECT count(*) FROM connection_events WHERE connection_id = ${connectionId})
          + (SELECT count(*) FROM connection_runs WHERE connection_id = ${connectionId} AND ended_at IS NULL) AS open`;
      return Number(row.open) === 0;
    });

  it('bring the units of a project, and end them with it', async () => {
    const unit = (number: number, year = 1999) =>
      sweepbrightEstate(number, { images: [], type: 'apartment', building: { construction: { year } } });
    const send = async (event: 'estate-updated' | 'estate-deleted', numbers: number[], year?: number) => {
      const project = sweepbrightProject(
        1,
        numbers.map((number) => unit(number, year)),
      );
      sweepbright.estates.put(sweepbrightId(1), project);
      assert.equal((await postHook(sweepbrightHook(event, sweepbrightId(1)))).status, 200);
      await hasRead();
    };
    const states = async () =>
      Promise.all(
        [2, 3, 4].map(async (number) => {
          const answer = await estate(number);
          if (answer.status === 404) return 'missing';
          const { deactivated_at: ended, facts } = await successOf<Estate>(answer);
          return ended === null ? facts['year_built']?.value : 'ended';
        }),
      );
    await send('estate-updated', [2, 3]);
    assert.deepEqual(await states(), [1999, 1999, 'missing']);
    assert.equal((await estate(1)).status, 404, 'the project itself is no home');
    await send('estate-updated', [2, 4], 2003);
    assert.deepEqual(await states(), [2003, 'ended', 2003]);
    await send('estate-deleted', []);
    assert.deepEqual(await states(), ['ended', 'ended', 'ended']);
    await send('estate-updated', [2, 3, 4], 2004);
    assert.deepEqual(await states(), [2004, 2004, 2004]);
  });

  it('are answered at once, and what they announce is fetched', async () => {
    put(1);
    assert.equal((await postHook(sweepbrightHook('estate-added', sweepbrightId(1)))).status, 200);
    await hasRead();
    const { facts } = await successOf<Estate>(await estate(1));
    assert.equal(facts['year_built']?.origin, 'CONNECTION');
    put(1, { building: { construction: { year: 1931 } } });
    assert.equal((await postHook(sweepbrightHook('estate-updated', sweepbrightId(1)))).status, 200);
    await hasRead();
    assert.equal((await successOf<Estate>(await estate(1))).facts['year_built']?.value, 1931);
  });

  it('may come twice, and in bursts', async () => {
    for (let number = 1; number <= 25; number++) put(number);
    const hooks = Array.from({ length: 50 }, (_, index) =>
      postHook(sweepbrightHook('estate-updated', sweepbrightId((index % 25) + 1))),
    );
    assert.ok((await Promise.all(hooks)).every(({ status }) => status === 200));
    await hasRead();
    const { sql } = app.dependencies;
    const [row] = await sql<[{ estates: number }]>`
      SELECT count(*)::int AS estates FROM estates WHERE context_id = ${client.contextId}`;
    assert.equal(row.estates, 25);
  });

  it('deactivate what was deleted, and leave what cannot be fetched any more', async () => {
    put(1);
    put(2);
    await postHook(sweepbrightHook('estate-added', sweepbrightId(1)));
    await postHook(sweepbrightHook('estate-added', sweepbrightId(2)));
    await hasRead();
    await postHook(sweepbrightHook('estate-deleted', sweepbrightId(1)));
    await hasRead();
    assert.notEqual((await successOf<Estate>(await estate(1))).deactivated_at, null);
    // Too late, or never published: SweepBright says the same of both.
    sweepbright.estates.clear();
    await postHook(sweepbrightHook('estate-updated', sweepbrightId(2)));
    await hasRead();
    assert.equal((await successOf<Estate>(await estate(2))).deactivated_at, null);
  });

  it('are refused alike without the right signature, and for a connection that there is not', async () => {
    const wrong = await postHook(
      sweepbrightHook('estate-added', sweepbrightId(1), { secret: 'another secret' }),
    );
    const unknown = await postHook(sweepbrightHook('estate-added', sweepbrightId(1)), randomUUID());
    assert.deepEqual([wrong.status, unknown.status], [401, 401]);
    assert.deepEqual(await wrong.json(), await unknown.json());
    const hook = sweepbrightHook('estate-added', sweepbrightId(1));
    // One byte more than was signed.
    assert.equal(
      (await postHook({ ...hook, body: Buffer.concat([hook.body, Buffer.from(' ')]) })).status,
      401,
    );
    const { sql } = app.dependencies;
    assert.equal((await sql`SELECT FROM connection_events WHERE connection_id = ${connectionId}`).length, 0);
  });

  it('are refused with a content type that is none', async () => {
    const { body, headers } = sweepbrightHook('estate-added', sweepbrightId(1));
    const { status } = await postHook({ body, headers: { ...headers, 'content-type': 'json' } });
    assert.equal(status, 415);
  });

  it('wait for a provider that is busy', async () => {
    put(1);
    sweepbright.misbehave({ kind: 'status', status: 500, times: 2, path: '/api/estates' });
    await postHook(sweepbrightHook('estate-added', sweepbrightId(1)));
    await hasRead();
    assert.equal((await estate(1)).status, 200);
  });

  it('do not wait for an estate that cannot be used: it is named, and the others come', async () => {
    for (const number of [1, 2, 3]) put(number);
    sweepbright.misbehave({ kind: 'status', status: 500, path: sweepbrightId(1) });
    sweepbright.misbehave({ kind: 'status', status: 302, path: sweepbrightId(2) });
    for (const number of [1, 2, 3]) await postHook(sweepbrightHook('estate-added', sweepbrightId(number)));
    await hasRead();
    assert.equal((await estate(3)).status, 200);
    const { sql } = app.dependencies;
    const rows = await sql<{ refused: { external_id: string }[]; status: string }[]>`
      SELECT refused_rows AS refused, run_status AS status FROM connection_runs WHERE connection_id = ${connectionId}`;
    assert.ok(rows.every(({ status }) => status === 'FINISHED'));
    const named = rows.flatMap(({ refused }) => refused.map((row) => row.external_id));
    assert.deepEqual(named.sort(), [sweepbrightId(1), sweepbrightId(2)].sort());
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { connect } from '../infra/database/connection/connect.ts';
import { untilBlocked } from '../testing/database/until-blocked.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const REQUESTS = 1000;
const POOL_SIZE = 10;
const BATCH = '/v1/calculation-jobs/energy-efficiency-indication/batch';

describe('a thousand requests of two contexts at once while the database stands still', () => {
  let app: TestApp;
  let clients: readonly TestClient[];
  before(async () => {
    app = await startTestApp({ env: { DATABASE_POOL_SIZE: String(POOL_SIZE) } });
    clients = [await app.addClient(), await app.addClient()];
  });
  after(() => app.stop());

  const body = (year: number) => ({
    address: { country: 'BE', zip_code: '2800' },
    estate_type: 'HOUSE',
    year_built: year,
  });
  /** Differs by context and by estate: a foreign or a mixed-up row would show. */
  const yearOf = (context: number, number: number) => 1500 + context * 250 + (number % 200);
  const nameOf = (number: number) => `estate-${number}`;

  /**
   * A connection at rest that the server closes meanwhile breaks the request that wanted to use it: nothing was
   * acknowledged.
   */
  async function answerOf(request: () => Promise<Response>): Promise<Response> {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        assert.match(String(error), /fetch failed/);
      }
    }
  }

  interface Answered {
    context: number;
    number: number;
    kind: 'write' | 'read' | 'batch';
    answer: Response;
  }

  async function send(number: number): Promise<Answered> {
    const context = number % 2;
    const client = clients[context];
    assert(client);
    // A write has a name of its own; a read and a batch have one that was there before.
    const kind =
      (['write', 'write', 'read', 'write', 'batch'] as const)[Math.floor(number / 2) % 5] ?? 'read';
    const name = nameOf(kind === 'write' ? number : context);
    const request = {
      write: () => client.call('PUT', `/v1/estates/${name}`, body(yearOf(context, number))),
      read: () => client.call('GET', `/v1/estates/${name}`),
      batch: () => client.call('POST', BATCH, [name]),
    };
    const answer = await answerOf(request[kind]);
    return { context, number, kind, answer };
  }

  it('every acknowledged write is there, nobody sees a foreign row, and who is refused learns when to come back', async (t) => {
    // Beside the pool of the server, all of whose connections are to wait.
    const sql = connect({
      databaseUrl: app.dependencies.databaseUrl,
      applicationName: 'holder',
      poolSize: 2,
      statementTimeoutMs: 0,
    });
    t.after(() => sql.end());
    for (const [context, client] of clients.entries())
      assert.equal(
        (await client.call('PUT', `/v1/estates/${nameOf(context)}`, body(yearOf(context, context)))).status,
        201,
      );
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = sql.begin(async (tx) => {
      await tx`LOCK TABLE estates IN ACCESS EXCLUSIVE MODE`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const sent = Array.from({ length: REQUESTS }, (_, place) => send(place + 2));
    await untilBlocked(sql, POOL_SIZE);
    release.resolve();
    await holder;
    const answered = await Promise.all(sent);
    const jobIds: string[][] = [[], []];
    for (const { context, kind, answer } of answered) {
      if (answer.status === 503) {
        assert.ok(answer.headers.has('retry-after'));
        continue;
      }
      assert.ok(
        [200, 201].includes(answer.status),
        `${kind} ${answer.status} ${await answer.clone().text()}`,
      );
      // What the contract says is checked by the test server.
      const document = (await answer.json()) as { year_built?: number; id: string };
      if (kind === 'read') assert.equal(document.year_built, yearOf(context, context));
      if (kind === 'batch') jobIds[context]?.push(document.id);
    }
    for (const [context, { contextId }] of clients.entries()) {
      const rows = await sql<{ name: string; year: number }[]>`
        SELECT external_id AS name, year_built AS year FROM estates WHERE context_id = ${contextId}`;
      const found = new Map(rows.map(({ name, year }) => [name, year]));
      const written = answered.filter((each) => each.context === context && each.kind === 'write');
      for (const { number, answer } of written)
        if (answer.ok) assert.equal(found.get(nameOf(number)), yearOf(context, number));
      const own = new Set([nameOf(context), ...written.map(({ number }) => nameOf(number))]);
      assert.deepEqual(
        [...found.keys()].filter((name) => !own.has(name)),
        [],
      );
      const jobs = await sql<{ id: string }[]>`
        SELECT id FROM calculation_jobs WHERE context_id = ${contextId} AND parent_id IS NULL`;
      const known = new Set(jobs.map(({ id }) => id));
      assert.deepEqual(
        jobIds[context]?.filter((id) => !known.has(id)),
        [],
      );
    }
  });
});

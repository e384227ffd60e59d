import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { PERMISSIONS } from '../../caller.ts';
import { renderErrors } from '../../http/errors/error-handler.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { insertKey, oldKeys } from './idempotency.repository.ts';
import { answerOnce } from './idempotency.ts';

/** An operation with an effect that can be counted: a user is created. */
describe('Idempotency-Key', () => {
  let app: TestApp;
  let server: FastifyInstance;
  let clientIds: string[];
  let contextId: string;
  /** Each run waits at the same place until so many have come there. */
  let runs: { prepared: number; fails: boolean; together: number };

  before(async () => {
    app = await startTestApp();
    const first = await app.addClient();
    const second = await app.addClient({ contextId: first.contextId });
    contextId = first.contextId;
    clientIds = [first.clientId, second.clientId];
    server = Fastify();
    renderErrors(server);
    server.decorateRequest('caller');
    server.addHook('onRequest', async (request) => {
      const id = String(request.headers['client']);
      request.caller = { contextId, kind: 'client', id, permissions: PERMISSIONS };
    });
    const addUser = (request: FastifyRequest, reply: FastifyReply) =>
      answerOnce(app.dependencies.sql, request, reply, {
        async prepare() {
          runs.prepared += 1;
          await until(() => runs.prepared >= runs.together);
        },
        commit: async (tx) => {
          const [row] = await tx<[{ id: string }]>`
            INSERT INTO users (context_id, external_id) VALUES (${contextId}, uuidv7()::text) RETURNING id`;
          if (runs.fails) throw new Error('the effect failed');
          return { status: 201, headers: { location: `/users/${row.id}` }, body: JSON.stringify(row) };
        },
      });
    server.post('/users', { schema: { operationId: 'addUser' } }, addUser);
    server.post('/guests', { schema: { operationId: 'addGuest' } }, addUser);
    await server.ready();
  });
  after(async () => {
    await server.close();
    await app.stop();
  });
  beforeEach(async () => {
    runs = { prepared: 0, fails: false, together: 1 };
    await app.dependencies.sql`DELETE FROM users`;
  });

  const post = (key: string | undefined, body: object = {}, client = clientIds[0] ?? '', url = '/users') =>
    server.inject({
      method: 'POST',
      url,
      headers: { client, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: body,
    });
  const users = async () => (await app.dependencies.sql`SELECT 1 FROM users`).length;

  it('gives the first answer again, headers and all, without the effect', async () => {
    const first = await post('a');
    const second = await post('a');
    assert.deepEqual([first.statusCode, second.statusCode], [201, 201]);
    assert.equal(second.body, first.body);
    assert.equal(second.headers['location'], first.headers['location']);
    assert.deepEqual(
      [first.headers['idempotency-replayed'], second.headers['idempotency-replayed']],
      [undefined, 'true'],
    );
    assert.equal(await users(), 1);
  });

  it('has the effect each time without a key, for another key, and for another client', async () => {
    await post(undefined);
    await post(undefined);
    await post('b');
    await post('b', {}, clientIds[1]);
    assert.equal(await users(), 4);
  });

  it('keeps the answers of other keys, clients and operations as they are', async () => {
    const requests = [
      () => post('h'),
      () => post('i'),
      () => post('h', {}, clientIds[1]),
      () => post('h', {}, clientIds[0], '/guests'),
    ];
    const first: string[] = [];
    for (const request of requests) first.push((await request()).body);
    assert.equal(new Set(first).size, requests.length);
    const again = await Promise.all(requests.map((request) => request()));
    assert.deepEqual(
      again.map(({ body }) => body),
      first,
    );
  });

  it('refuses the key for another body', async () => {
    await post('c', { a: 1 });
    const other = await post('c', { a: 2 });
    assert.deepEqual(other.json(), {
      statusCode: 422,
      error: 'Unprocessable Entity',
      message: ['Idempotency-Key was already used for another request'],
    });
    assert.equal(await users(), 1);
  });

  it('never gives the report of one renovation for another', async () => {
    const { sql } = app.dependencies;
    const client = await app.addClient();
    const [first, second] = [
      await addPlannedRenovation(sql, client.contextId, 'semiDetached1958'),
      await addPlannedRenovation(sql, client.contextId, 'semiDetached1958'),
    ];
    const report = (id: string) =>
      client.call('POST', `/v1/renovations/${id}/reports`, { language: 'en' }, { 'idempotency-key': 'same' });
    assert.equal((await report(first.id)).status, 201);
    assert.equal((await report(second.id)).status, 422);
    const reports =
      await sql`SELECT renovation_id FROM renovation_reports WHERE context_id = ${client.contextId}`;
    assert.deepEqual(
      reports.map((row) => row['renovation_id']),
      [first.id],
    );
  });

  it('refuses a key that is none', async () => {
    for (const key of ['', 'a b', 'é', 'x'.repeat(256)]) assert.equal((await post(key)).statusCode, 400, key);
  });

  it('makes ten requests at the same moment one', async () => {
    runs.together = 10;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('d')));
    assert.deepEqual(new Set(answers.map(({ body }) => body)).size, 1);
    assert.equal(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true').length, 9);
    assert.equal(await users(), 1);
    assert.equal(runs.prepared, 10);
  });

  it('keeps nothing of a failure: the key is free for the next try', async () => {
    runs.fails = true;
    assert.equal((await post('e')).statusCode, 500);
    assert.equal(await users(), 0);
    runs.fails = false;
    assert.equal((await post('e')).statusCode, 201);
  });

  it('deletes the oldest first when there are more than may be deleted at once', async () => {
    const { sql } = app.dependencies;
    for (const [key, days] of [
      ['aged-3', 3],
      ['aged-5', 5],
      ['aged-4', 4],
    ] as const) {
      await post(key);
      await sql`UPDATE idempotency_keys SET created_at = now() - make_interval(days => ${days}) WHERE key = ${key}`;
    }
    assert.equal(await oldKeys.remove(sql, 2, 2), 2);
    const left = await sql<{ key: string }[]>`SELECT key FROM idempotency_keys WHERE key LIKE 'aged-%'`;
    assert.deepEqual(
      left.map(({ key }) => key),
      ['aged-3'],
    );
  });

  it('holds the key that it met, so that its answer cannot be deleted before it is read', async () => {
    await post('g');
    const { sql } = app.dependencies;
    const [row] = await sql<[{ operation: string; requestHash: Buffer }]>`
      SELECT operation, request_hash AS "requestHash" FROM idempotency_keys WHERE key = 'g'`;
    const key = { contextId, callerId: clientIds[0] ?? '', key: 'g', ...row };
    await sql.begin(async (tx) => {
      assert.equal(await insertKey(tx, key), false);
      const free = await sql`SELECT 1 FROM idempotency_keys WHERE key = 'g' FOR UPDATE SKIP LOCKED`;
      assert.equal(free.length, 0);
    });
  });

  it('forgets a key after a day', async () => {
    const { sql } = app.dependencies;
    const first = await post('f');
    await sql`UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 second' WHERE key = 'f'`;
    assert.notEqual((await post('f', { other: true })).body, first.body);
  });
});

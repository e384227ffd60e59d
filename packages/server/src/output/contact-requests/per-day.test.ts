import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertContactRequest, listContactRequests } from './contact-requests.repository.ts';

const MOST = 2;

let database: TestDatabase;
let contextId: string;
before(async () => {
  database = await createTestDatabase();
  const [context] = await database.sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (${`c-${randomUUID()}`}, 'Context') RETURNING id`;
  contextId = context.id;
});
after(() => database.drop());

const ask = (estateId: string) =>
  insertContactRequest(
    database.sql,
    contextId,
    {
      estateId,
      renovationId: null,
      wish: 'CALL_BACK',
      name: 'An',
      email: 'an@example.com',
      phone: null,
      language: 'en',
      choices: '',
    },
    MOST,
  );

test('so many buyers of an estate are accepted within a day; others, and those of the next day, are not held up by them', async () => {
  const { sql } = database;
  const [flooded, other] = [await addEstate(sql, contextId), await addEstate(sql, contextId)];
  for (let count = 0; count < MOST; count++) assert.notEqual(await ask(flooded), null);
  assert.equal(await ask(flooded), null);
  assert.notEqual(await ask(other), null);
  await sql`
    UPDATE contact_requests SET created_at = now() - interval '25 hours'
    WHERE id = (SELECT min(id::text)::uuid FROM contact_requests WHERE estate_id = ${flooded})`;
  assert.notEqual(await ask(flooded), null);
  assert.equal(await ask(flooded), null);
});

test('they are listed with the newest first, and from one on', async () => {
  const filter = { isHandled: null, renovationId: null, after: null };
  const list = async (more: object) =>
    (
      await listContactRequests(
        database.sql,
        contextId,
        { ...filter, ...more },
        { take: 100, publicUrl: 'http://x' },
      )
    ).map(({ id }) => id);
  const all = await list({});
  assert.ok(all.length > 2);
  assert.deepEqual(all, all.toSorted().reverse());
  assert.deepEqual(await list({ after: all[1] }), all.slice(2));
  await database.sql`UPDATE contact_requests SET handled_at = now() WHERE id = ${all[0] ?? ''}`;
  assert.deepEqual(await list({ isHandled: true }), all.slice(0, 1));
  assert.deepEqual(await list({ isHandled: false }), all.slice(1));
});

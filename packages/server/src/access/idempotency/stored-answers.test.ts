import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findAnswer, insertKey, type Key, storeAnswer } from './idempotency.repository.ts';

let database: TestDatabase;
let key: Key;
before(async () => {
  database = await createTestDatabase();
  const ids = await database.sql<{ id: string }[]>`
    INSERT INTO contexts (slug, name) SELECT 'c-' || n, 'Context' FROM generate_series(1, 2) n RETURNING id`;
  const [contextId = '', otherContext = ''] = ids.map(({ id }) => id);
  key = { contextId, callerId: randomUUID(), operation: 'one', key: 'k', requestHash: Buffer.alloc(32, 'a') };
  others['context'] = { contextId: otherContext };
});
after(() => database.drop());

/** What makes it another key. */
const others: Record<string, Partial<Key>> = {
  caller: { callerId: randomUUID() },
  operation: { operation: 'two' },
  key: { key: 'l' },
};
const answer = (body: string) => ({ status: 201, headers: {}, body });

test('an answer is found by context, caller, operation and key, and by no three of them', async () => {
  const { sql } = database;
  assert.equal(await insertKey(sql, key), true);
  assert.equal(await findAnswer(sql, key), null, 'no answer is there yet');
  await storeAnswer(sql, key, answer('first'));
  const seen = async (more: Partial<Key> = {}) => (await findAnswer(sql, { ...key, ...more }))?.body;
  for (const [what, more] of Object.entries(others)) assert.equal(await seen(more), undefined, what);
  for (const [what, more] of Object.entries(others)) {
    assert.equal(await insertKey(sql, { ...key, ...more }), true);
    await storeAnswer(sql, { ...key, ...more }, answer(what));
  }
  assert.equal(await insertKey(sql, key), false);
  for (const [what, more] of [['first', {}] as const, ...Object.entries(others)])
    assert.equal(await seen(more), what);
});

test('an answer is good for a day', async () => {
  const { sql } = database;
  const aged = { ...key, key: 'aged' };
  await insertKey(sql, aged);
  await storeAnswer(sql, aged, answer('old'));
  const age = (text: string) =>
    sql`UPDATE idempotency_keys SET created_at = now() - ${text}::interval WHERE key = 'aged'`;
  await age('23 hours 59 minutes');
  assert.equal((await findAnswer(sql, aged))?.body, 'old');
  assert.equal(await insertKey(sql, aged), false);
  await age('24 hours 1 minute');
  assert.equal(await findAnswer(sql, aged), null);
  assert.equal(await insertKey(sql, aged), true);
  assert.equal(await findAnswer(sql, aged), null, 'the old answer is not that of the new request');
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { transaction } from '../sql.ts';
import { connect } from './connect.ts';

const database = await createTestDatabase();
after(() => database.drop());
const { sql } = database;

test('int8 comes as a number, and loudly not at all when it does not fit', async () => {
  const [row] =
    await sql`SELECT 9007199254740991::int8 AS largest, count(*) AS count FROM pg_class WHERE false`;
  assert.deepEqual(row, { largest: Number.MAX_SAFE_INTEGER, count: 0 });
  await assert.rejects(async () => await sql`SELECT 9007199254740992::int8`, RangeError);
});

test('a transaction gives its result, and writes nothing when it throws', async () => {
  await sql`CREATE TABLE written (id integer)`;
  const result = await transaction(sql, async (tx) => {
    await tx`INSERT INTO written VALUES (1)`;
    return ['a', 'list'];
  });
  assert.deepEqual(result, ['a', 'list']);
  const failing = transaction(sql, async (tx) => {
    await tx`INSERT INTO written VALUES (2)`;
    throw new Error('no');
  });
  await assert.rejects(failing, /^Error: no$/);
  assert.deepEqual([...(await sql`SELECT id FROM written`)], [{ id: 1 }]);
});

test('a statement that takes too long is cancelled by the server', async () => {
  const impatient = connect({ ...database, applicationName: 'test', poolSize: 1, statementTimeoutMs: 50 });
  await assert.rejects(async () => await impatient`SELECT pg_sleep(5)`, { code: '57014' });
  await impatient.end();
});

test('a server that is not there is an error each time, not a wait', async () => {
  const databaseUrl = 'postgres://nobody@%2Fno-such-folder/none';
  const lost = connect({ databaseUrl, applicationName: 'test', poolSize: 1, statementTimeoutMs: 0 });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await assert.rejects(async () => await lost`SELECT 1`, { code: 'ENOENT' });
  }
  await lost.end();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSql } from './make-sql.ts';
import { STATEMENT_PREFIX, statementOf } from './statement.ts';

// Nothing runs here: a statement is only written.
const sql = makeSql(async () => assert.fail('runs'));

test('a template has a place for each value, with its type where PostgreSQL cannot infer it, and one name per text', () => {
  const find = (id: number | bigint | string, flag: boolean | null) =>
    statementOf(sql`SELECT ${id} AND ${flag}`);
  const { text, name, values } = find(1, true);
  assert.deepEqual([text, values], ['SELECT $1 AND $2::boolean', ['1', 'true']]);
  assert.ok(name?.startsWith(STATEMENT_PREFIX));
  assert.deepEqual(find('2', false), { text, name, values: ['2', 'false'] });
  const others = [find(3n, true), find(1, null)];
  assert.deepEqual(
    others.map((each) => each.text),
    ['SELECT $1::bigint AND $2::boolean', 'SELECT $1 AND $2'],
  );
  assert.equal(new Set([name, ...others.map((each) => each.name)]).size, 3);
});

test('a text has its own places, and is prepared only where that is asked for', () => {
  const text = 'SELECT $1';
  assert.deepEqual(statementOf(sql.unsafe(text, [1])), { text, name: undefined, values: ['1'] });
  const prepared = statementOf(sql.unsafe(text, [1], { prepare: true }));
  assert.ok(prepared.name?.startsWith(STATEMENT_PREFIX));
  assert.deepEqual({ ...prepared, name: undefined }, { text, name: undefined, values: ['1'] });
});

test('parts, names and columns become text, and their values get places in order', () => {
  const part = sql`b = ${'b'} AND ${sql`c = ${null}`}`;
  const { text, values } = statementOf(
    sql`SELECT ${1} FROM ${sql('x.y"z')} WHERE ${part} ${sql.unsafe('LIMIT 1')} ${2n}`,
  );
  assert.equal(text, 'SELECT $1 FROM "x"."y""z" WHERE b = $2 AND c = $3 LIMIT 1 $4::bigint');
  assert.deepEqual(values, ['1', 'b', null, '2']);
  const row = { a: 1, b: true };
  assert.equal(
    statementOf(sql`INSERT INTO t ${sql([row, row])}`).text,
    'INSERT INTO t ("a", "b") VALUES ($1, $2::boolean), ($3, $4::boolean)',
  );
  assert.equal(
    statementOf(sql`INSERT INTO t VALUES (1) ON CONFLICT (a) DO UPDATE SET ${sql(row)}`).text,
    'INSERT INTO t VALUES (1) ON CONFLICT (a) DO UPDATE SET "a" = $1, "b" = $2::boolean',
  );
});

test('a text with places of its own is no part of another statement', () => {
  assert.throws(() => statementOf(sql`SELECT ${sql.unsafe('$1', [1])}`), TypeError);
});

test('what PostgreSQL has no type for is refused, wherever it stands', () => {
  // Code that the compiler does not see through may give it.
  const { missing, plain } = JSON.parse('{"plain":{}}');
  for (const value of [missing, plain, [plain], [[missing]]])
    assert.throws(() => statementOf(sql`SELECT ${value}`), TypeError);
});

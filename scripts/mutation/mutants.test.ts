import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantsOf } from './mutants.ts';

/** What is left of a statement by each mutant that takes something out of it; `<a>` is a value. */
function cut(sql: string): string[] {
  const text = `const rows = await sql\`${sql.replaceAll(/<(\w+)>/g, '$${$1}')}\`;`;
  return mutantsOf('some.repository.ts', text)
    .filter(({ replacement }) => replacement === '')
    .map(({ start, end }) => `${text.slice(0, start)}${text.slice(end)}`.split('`')[1] ?? '')
    .map((left) =>
      left
        .replaceAll(/\$\{(\w+)\}/g, '<$1>')
        .replaceAll(/ +/g, ' ')
        .trim(),
    );
}

test('a condition is taken out whole, whatever it holds, and nothing beside it', () => {
  assert.deepEqual(
    cut("DELETE FROM a WHERE b = <b> AND c = <c> AND d < now() - interval '1 day' RETURNING e"),
    [
      "DELETE FROM a WHERE b = <b> AND d < now() - interval '1 day' RETURNING e",
      'DELETE FROM a WHERE b = <b> AND c = <c> RETURNING e',
    ],
  );
  assert.deepEqual(cut('SELECT (b AND EXISTS (SELECT FROM c WHERE d = any(<e>::uuid[]))) FROM a'), [
    'SELECT (b ) FROM a',
  ]);
  assert.deepEqual(
    cut("UPDATE a SET b = CASE WHEN c AND d IN ('x', 'y') THEN 1 END, e = f AND g = <h>, i = 2"),
    [
      'UPDATE a SET b = CASE WHEN c THEN 1 END, e = f AND g = <h>, i = 2',
      "UPDATE a SET b = CASE WHEN c AND d IN ('x', 'y') THEN 1 END, e = f , i = 2",
    ],
  );
});

test('so are an order, the tenant and a lock', () => {
  assert.deepEqual(
    cut('SELECT a FROM b WHERE context_id = <c> AND d ORDER BY b.a DESC, "e" LIMIT <f> FOR UPDATE'),
    [
      'SELECT a FROM b WHERE d ORDER BY b.a DESC, "e" LIMIT <f> FOR UPDATE',
      'SELECT a FROM b WHERE context_id = <c> ORDER BY b.a DESC, "e" LIMIT <f> FOR UPDATE',
      'SELECT a FROM b WHERE context_id = <c> AND d LIMIT <f> FOR UPDATE',
      'SELECT a FROM b WHERE context_id = <c> AND d ORDER BY b.a DESC, "e" LIMIT <f>',
    ],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withNoBreakSpaces } from './no-break-spaces.ts';

test('no line of a French text ends before a sign that belongs to the word before it', () => {
  const texts = withNoBreakSpaces({
    plain: 'Sans signe',
    nested: { list: ['Prix : 6 %', 'Quoi ? « Typique » ; oui !'] },
    of: (count: number) => `Terminé : ${count}`,
    count: 3,
    none: null,
  });
  assert.equal(texts.plain, 'Sans signe');
  assert.deepEqual(texts.nested.list, [
    'Prix\u00a0: 6\u00a0%',
    'Quoi\u00a0? «\u00a0Typique\u00a0»\u00a0; oui\u00a0!',
  ]);
  assert.equal(texts.of(2), 'Terminé\u00a0: 2');
  assert.deepEqual([texts.count, texts.none], [3, null]);
});

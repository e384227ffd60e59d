import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesOf } from '../testing/page-of.ts';
import { linesOf } from './lines.ts';
import { measuresWithUnits } from './measures-with-units.ts';

const textsOf = (page: string) =>
  measuresWithUnits(linesOf(pagesOf(page)), (words) => words.startsWith('muur')).map(({ cells }) =>
    cells.map(({ text }) => text),
  );

test('what a line of a table on its side measures is in its unit', () => {
  assert.deepEqual(textsOf('Verlies    W/m²K    1,11    1,58'), [['Verlies (W/m²K)', '1,11', '1,58']]);
  assert.deepEqual(textsOf('Maat    16,8 m²    13,1 m²'), [['Maat (m²)', '16,8 m²', '13,1 m²']]);
});

test('a row of a table that stands upright stays as it is', () => {
  for (const row of ['Muur 1    16,8 m²', 'Muur    16,8 m²    13,1 m²', 'Deel    16,8 m²    0,24 W/m²K'])
    assert.deepEqual(textsOf(row), [row.split(/\s{2,}/)]);
});

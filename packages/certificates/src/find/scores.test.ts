import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from '../layout/lines.ts';
import { pagesOf } from '../testing/page-of.ts';
import { scoresIn } from './scores.ts';

const scoresOf = (text: string, confidence?: number) =>
  scoresIn(
    linesOf(
      pagesOf(text).map((page) => ({
        ...page,
        pieces: page.pieces.map((piece) => ({ ...piece, ...(confidence && { confidence }) })),
      })),
    ),
    [],
  ).map(({ value }) => value);

test('figures behind a space are no score of a scan: OCR may have torn a number', () => {
  assert.deepEqual(scoresOf('312 kWh/(m² jaar)', 90), [312]);
  assert.deepEqual(scoresOf('3 12 kWh/(m² jaar)', 90), []);
  assert.deepEqual(scoresOf('Label D    312 kWh/(m² jaar)', 90), [312]);
});

test('two cells are no thousands', () => {
  assert.deepEqual(scoresOf('Label 3    312 kWh/(m² jaar)'), [312]);
  assert.deepEqual(scoresOf('1 312    kWh/(m² jaar)'), [1312]);
});

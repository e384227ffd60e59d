import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf } from '../layout/lines.ts';
import { pagesOf } from '../testing/page-of.ts';
import { findValue } from './find-value.ts';
import { withoutAdvice } from './without-advice.ts';

const left = (page: string) => withoutAdvice(linesOf(pagesOf(page))).map(({ text }) => text);

test('what a heading of advice is above is left out, until the next heading', () => {
  assert.deepEqual(left('Installaties\nVentilatie    geen\n5 Maatregelen\nZonnepanelen    3500 Wp'), [
    'Installaties',
    'Ventilatie  geen',
  ]);
  assert.deepEqual(left('Recommandations : aucune\nMurs\nM1    12,0 m²'), ['Murs', 'M1  12,0 m²']);
});

test('a dash may part the words of one label', () => {
  const lines = linesOf(pagesOf('Eau chaude sanitaire – production    Chauffe-eau au gaz'));
  assert.equal(findValue(lines, ['eau chaude sanitaire'], (text) => text)?.value, 'Chauffe-eau au gaz');
});

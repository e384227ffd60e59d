import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPaper } from './read-paper.ts';
import { FLEMISH_PAPER } from './testing/flemish-paper.ts';
import { pagesOf } from './testing/page-of.ts';

const [FRONT] = FLEMISH_PAPER;
const OTHER = FRONT.replace('Residentiële eenheid', 'Gemeenschappelijke delen');
const scoreOf = (first: string, second: string) =>
  readPaper(
    pagesOf(first).map((page) => ({ ...page, sparsePieces: pagesOf(second)[0]?.pieces ?? [] })),
    '2026-11-15',
    'ocr',
  ).fields.find(({ name }) => name === 'energy_score_kwh_per_m2')?.value;

test('what one pass of OCR over a page lost, the other one gives', () => {
  const lost = FRONT.replace(/250 kWh\S*/, '');
  assert.notEqual(lost, FRONT);
  assert.equal(scoreOf(lost, FRONT), 250);
  assert.equal(scoreOf(FRONT, lost), 250);
  assert.equal(scoreOf(lost, lost), undefined);
});

test('a page that only one pass recognises is read, and one that it recognises as something else is refused', () => {
  assert.equal(scoreOf('Pagina 1', FRONT), 250);
  assert.throws(() => scoreOf('Pagina 1', 'Pagina 1'), { code: 'unreadable' });
  assert.throws(() => scoreOf(FRONT, OTHER), { code: 'other_certificate' });
});

test('the score of comparable homes is not that of the home, whose unit OCR lost', () => {
  const front = FRONT.replace('Gemiddelde woning: 391', 'Vergelijkbare woningen gemiddeld: 391').replace(
    '250 kWh/(m² jaar)',
    'Energiescore van deze woning: 250   jaar',
  );
  assert.equal(scoreOf(front, front), 250);
});

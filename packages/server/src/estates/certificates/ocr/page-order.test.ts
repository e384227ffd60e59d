import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER } from '@rooftree/certificates/testing';
import { madePdf } from '../pdf/made-pdf.fixture.ts';
import { readScan } from './ocr-read.ts';
import type { OcrMode } from './ocr-settings.ts';

const [FRONT, STATE] = FLEMISH_PAPER;
const LETTER = 'Geachte mevrouw\nHierbij bezorgen wij de gevraagde documenten over deze woning.';

/** What OCR writes of plain text, whose columns are runs of spaces. */
function hocrOf(text: string): string {
  return text
    .split('\n')
    .map((line, row) => {
      const bottom = 100 + 40 * row;
      const words = [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const left = 80 + 14 * index;
        return `<span class='ocrx_word' id='w' title='bbox ${left} ${bottom - 20} ${left + 13 * word.length} ${bottom}; x_wconf 95'>${word}</span>`;
      });
      return `<span class='ocr_line' id='l' title="bbox 80 ${bottom - 20} 1600 ${bottom}; baseline 0 0; x_size 24; x_descenders 4; x_ascenders 4">${words.join('')}</span>`;
    })
    .join('\n');
}

/** Reads a scan with an OCR that gives these texts one after the other, and says how each picture was read. */
async function readWith(answers: readonly string[], isOnePage = false) {
  const read: string[] = [];
  const recognise =
    () =>
    async ({ width }: { width: number }, mode: OcrMode) => {
      read.push(`${mode} ${width < 1200 ? 'small' : 'large'}`);
      return hocrOf(answers[read.length - 1] ?? '');
    };
  const ocr = { recognise, until: Date.now() + 300_000, scan: null, isOnePage };
  return { read, result: readScan(madePdf(LETTER, LETTER, FRONT, STATE), '2026-11-15', ocr) };
}

test('the front of a certificate is read first, wherever it lies behind letters', async () => {
  const answers = [LETTER, LETTER, LETTER, FRONT, FRONT, FRONT];
  const { read, result } = await readWith(answers, true);
  const { reading, scan } = await result;
  assert.deepEqual(read, [
    'block large',
    'sparse large',
    'block small',
    'block small',
    'block large',
    'sparse large',
  ]);
  const score = reading.fields.find(({ name }) => name === 'energy_score_kwh_per_m2');
  assert.deepEqual([score?.value, score?.source?.page], [250, 3]);
  assert.deepEqual([scan.front, scan.left], [3, [4]]);
  // The letters are no part of the certificate.
  assert.deepEqual(reading.document.unread_pages, [4]);
});

test('a paper without a front is refused after two pages', async () => {
  const { read, result } = await readWith(Array.from({ length: 9 }, () => LETTER));
  await assert.rejects(result, { code: 'not_a_certificate' });
  assert.equal(read.filter((how) => how.endsWith('large')).length, 3);
});

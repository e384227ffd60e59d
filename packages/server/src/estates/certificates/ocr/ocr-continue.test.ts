import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER, pagesOf } from '@rooftree/certificates/testing';
import { madePdf } from '../pdf/made-pdf.fixture.ts';
import { parseInput, readerInput } from '../reader-input.ts';
import { readScan } from './ocr-read.ts';

const [FRONT, STATE] = FLEMISH_PAPER;
const SCAN = { pages: pagesOf(FRONT), left: [2, 3], front: 1 };

test('a process reads one more page after those that another one has read', async () => {
  let pictures = 0;
  const recognise = () => async () => {
    pictures++;
    return '';
  };
  const ocr = { recognise, until: Date.now() + 300_000, scan: SCAN, isOnePage: true };
  const { reading, scan } = await readScan(madePdf(FRONT, STATE, STATE), '2026-11-15', ocr);
  // As it lies and, because nothing was found on it, upside down.
  assert.equal(pictures, 2);
  assert.deepEqual([scan.pages.map(({ number }) => number), scan.left], [[1, 2], [3]]);
  assert.equal(reading.fields.find(({ name }) => name === 'energy_score_kwh_per_m2')?.value, 250);
  assert.deepEqual([reading.document.pages, reading.document.unread_pages], [3, [3]]);
});

test('what was read of a scan travels before the document', () => {
  const { scan, bytes } = parseInput(Buffer.from(readerInput(SCAN, new Uint8Array([1, 2, 3]))));
  assert.deepEqual(scan, SCAN);
  assert.deepEqual([...bytes], [1, 2, 3]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLEMISH_PAPER, pagesOf } from '@rooftree/certificates/testing';
import { madePdf } from '../pdf/made-pdf.fixture.ts';
import { parseInput, readerInput } from '../reader-input.ts';
import { readScan } from './ocr-read.ts';

const [FRONT, STATE] = FLEMISH_PAPER;

test('a process goes on with the page after those that another one has read', async () => {
  const drawn: number[] = [];
  const recognise = () => async () => {
    drawn.push(drawn.length);
    return '';
  };
  const done = pagesOf(FRONT);
  const ocr = { recognise, until: Date.now() + 300_000, done };
  const { reading, scan } = await readScan(madePdf(FRONT, STATE), '2026-11-15', ocr);
  // The second page alone: as it lies and, because nothing was found on it, upside down.
  assert.equal(drawn.length, 2);
  assert.deepEqual([scan.pages.length, scan.count], [2, 2]);
  assert.equal(reading.fields.find(({ name }) => name === 'energy_score_kwh_per_m2')?.value, 250);
  assert.ok(reading.unread.every((text) => !text.includes('pages')));
});

test('the pages that were read travel before the document', () => {
  const done = pagesOf(FRONT);
  const { done: pages, bytes } = parseInput(Buffer.from(readerInput(done, new Uint8Array([1, 2, 3]))));
  assert.deepEqual(pages, done);
  assert.deepEqual([...bytes], [1, 2, 3]);
});

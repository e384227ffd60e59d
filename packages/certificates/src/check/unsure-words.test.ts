import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPaper } from '../read-paper.ts';
import { FLEMISH_PAPER } from '../testing/flemish-paper.ts';
import { pagesOf } from '../testing/page-of.ts';

/** The sample paper as OCR would give it, unsure of the words that this says. */
function confidenceOf(name: string, isUnsure: (text: string) => boolean) {
  const pages = pagesOf(...FLEMISH_PAPER).map((page) => ({
    ...page,
    pieces: page.pieces.map((piece) => ({ ...piece, confidence: isUnsure(piece.text) ? 40 : 95 })),
  }));
  const { fields } = readPaper(pages, '2026-11-15', 'ocr');
  const field = fields.find((each) => each.name === name);
  return [field?.value, field?.confidence, field?.reasons];
}

describe('what OCR is unsure of', () => {
  it('is not HIGH, although a second reading agrees', () => {
    assert.deepEqual(
      confidenceOf('energy_score_kwh_per_m2', () => false),
      [250, 'HIGH', []],
    );
    assert.deepEqual(
      confidenceOf('energy_score_kwh_per_m2', (text) => text.includes('250')),
      [250, 'MEDIUM', ['unsure_words']],
    );
  });

  it('is a label that follows from the score, whatever letter was made out', () => {
    assert.equal(confidenceOf('energy_label', () => false)[0], 'C');
  });
});

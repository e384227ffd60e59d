import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Basis, Confidence, FactName, FactValue, ReadField, Reading } from '../contract/reading.ts';
import { comparePasses } from './compare-passes.ts';

const field = (
  name: FactName,
  value: FactValue,
  confidence: Confidence = 'MEDIUM',
  basis: Basis = 'printed',
): ReadField => ({ name, value, raw: null, confidence, basis, reasons: [], source: null });

const reading = (...fields: ReadField[]): Reading => ({
  status: 'FINISHED',
  failure: null,
  document: { kind: 'nl-2021', version: null, language: 'nl', pages: 1, text: 'ocr' },
  certificate: null,
  address: null,
  fields,
  checks: [],
  unread: [],
});
const SCORE = 'energy_score_kwh_per_m2';
const compared = (first: ReadField[], second: ReadField[]) =>
  comparePasses(reading(...first), reading(...second)).fields.map(
    ({ name, value, confidence }) => `${name} ${value} ${confidence}`,
  );

describe('two passes of OCR over one page', () => {
  it('give the score that only one of them found, and every other fact of the first', () => {
    assert.deepEqual(compared([field('year_built', 1970)], [field(SCORE, 243), field('year_built', 1979)]), [
      `${SCORE} 243 MEDIUM`,
      'year_built 1970 MEDIUM',
    ]);
  });

  it('give no usable score where they differ and the document confirms neither', () => {
    assert.deepEqual(compared([field(SCORE, 263)], [field(SCORE, 203)]), [`${SCORE} 263 LOW`]);
  });

  it('give the score that the document confirms, without certainty', () => {
    assert.deepEqual(compared([field(SCORE, 263)], [field(SCORE, 203, 'HIGH')]), [`${SCORE} 203 MEDIUM`]);
  });

  it('are as sure as the surer one where they agree', () => {
    assert.deepEqual(compared([field(SCORE, 203)], [field(SCORE, 203, 'HIGH')]), [`${SCORE} 203 HIGH`]);
  });

  it('prefer the label by the score to a letter, and use no letter that one of them found', () => {
    const [letter, derived] = [field('energy_label', 'A'), field('energy_label', 'C', 'MEDIUM', 'derived')];
    assert.deepEqual(compared([letter], [derived]), ['energy_label C MEDIUM']);
    assert.deepEqual(compared([letter], []), ['energy_label A LOW']);
    assert.deepEqual(compared([], [derived]), ['energy_label C MEDIUM']);
  });
});

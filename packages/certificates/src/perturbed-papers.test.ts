import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPaper } from './read-paper.ts';
import { FLEMISH_PAPER } from './testing/flemish-paper.ts';
import { pagesOf } from './testing/page-of.ts';
import { PERTURBATIONS } from './testing/perturbations.ts';

const PAGES = pagesOf(...FLEMISH_PAPER);
const valuesOf = (pages: typeof PAGES) => {
  const { fields } = readPaper(pages, '2026-11-15');
  return new Map(fields.map(({ name, value, confidence }) => [name, { value, confidence }]));
};

describe('the same paper from another writer', () => {
  const asItIs = valuesOf(PAGES);
  for (const [name, perturb] of Object.entries(PERTURBATIONS)) {
    it(`with ${name}: what is HIGH is what stands there, label and score are read`, () => {
      const read = valuesOf(perturb(PAGES));
      for (const [field, { value, confidence }] of read) {
        if (confidence === 'HIGH') assert.deepEqual(value, asItIs.get(field)?.value, field);
      }
      for (const field of ['energy_label', 'energy_score_kwh_per_m2'] as const)
        assert.deepEqual(read.get(field)?.value, asItIs.get(field)?.value, field);
    });
  }
});

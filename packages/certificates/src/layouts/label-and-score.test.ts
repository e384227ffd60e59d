import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelFindings } from './label-and-score.ts';

const SOURCE = { page: 1, box: [0, 0, 1, 1], page_size: [595, 842] } as const;
const score = { value: 353, raw: '353', source: SOURCE };
const letter = (value: string) => ({ value, raw: value, source: SOURCE, isOcr: true, isLarge: true });

test('a large letter of a scan confirms the label by the score, or casts doubt on both', () => {
  assert.deepEqual(labelFindings('flanders', letter('D'), score).checks, [
    { name: 'label_matches_score', about: ['energy_label'], holds: true },
  ]);
  assert.deepEqual(labelFindings('flanders', letter('F'), score).checks, [
    { name: 'label_matches_score', about: ['energy_label', 'energy_score_kwh_per_m2'], holds: false },
  ]);
});

test('any other letter of a scan says nothing where there is a score', () => {
  assert.deepEqual(labelFindings('flanders', { ...letter('F'), isLarge: false }, score).checks, []);
});

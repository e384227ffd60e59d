import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Check, Findings } from '../contract/findings.ts';
import { gradeFindings } from './grade.ts';

function gradeScore(checks: Check[], text: 'layer' | 'data' = 'layer') {
  const found: Findings = {
    kind: 'be-vlg-2019',
    version: null,
    language: 'nl',
    certificate: { scheme: 'BE-VLG', number: null, issued_on: null, valid_until: '2020-01-01', method: null },
    address: null,
    findings: [
      { name: 'energy_score_kwh_per_m2', value: 250, raw: '250', basis: 'printed', source: null },
      { name: 'energy_score_kwh_per_m2', value: 999, raw: '999', basis: 'printed', source: null },
      { name: 'habitable_space_m2', value: 3, raw: '3 m²', basis: 'printed', source: null },
    ],
    checks,
    unread: [],
  };
  return gradeFindings(found, { pages: 1, text }, '2026-11-15');
}
const check = (name: string, holds: boolean, onlyConfirms = false): Check => ({
  name,
  holds,
  about: ['energy_score_kwh_per_m2'],
  onlyConfirms,
});
const confidence = (...args: Parameters<typeof gradeScore>) => gradeScore(...args).fields[0]?.confidence;

describe('confidence is earned', () => {
  it('by a second reading, or by a data file', () => {
    assert.equal(confidence([]), 'MEDIUM');
    assert.equal(confidence([check('repeated', true)]), 'HIGH');
    assert.equal(confidence([], 'data'), 'HIGH');
  });

  it('and lost by one that disagrees', () => {
    assert.equal(confidence([check('repeated', false)]), 'LOW');
    assert.equal(confidence([check('repeated', false), check('total', true)]), 'MEDIUM');
    assert.equal(confidence([check('rough', false, true)]), 'MEDIUM');
  });

  it('one value a fact; what the engine would not take is named as not understood', () => {
    const reading = gradeScore([]);
    assert.deepEqual(
      reading.fields.map(({ value }) => value),
      [250],
    );
    assert.deepEqual(reading.unread, ['habitable_space_m2: 3 m²']);
    assert.equal(reading.certificate?.expired, true);
  });
});

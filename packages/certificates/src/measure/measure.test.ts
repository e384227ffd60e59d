import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Confidence, FactName, FactValue, ReadField } from '../contract/reading.ts';
import { missedBars } from './bars.ts';
import { judge } from './judge.ts';
import { tally, upperBound } from './tally.ts';
import type { Truth } from './truth.ts';

const TRUTH: Truth = {
  file: 'a.pdf',
  group: 'a',
  kind: 'be-vlg-2019',
  text: 'layer',
  outcome: 'FINISHED',
  fields: {
    energy_label: { value: 'C', class: 'label' },
    energy_score_kwh_per_m2: { value: 250, class: 'score', tolerance: { abs: 0.5 } },
    outer_wall_insulation_type: {
      value: { u_value_w_per_m2_k: 1.7 },
      class: 'u_value',
      tolerance: { abs: 0.02 },
      accept: ['NONE'],
    },
  },
  optional: { solar_panels_kwp: { value: 0, class: 'power' } },
  neutral: ['storeys'],
  select: null,
};
const field = (name: FactName, value: FactValue, confidence: Confidence = 'HIGH'): ReadField => ({
  name,
  value,
  confidence,
  raw: null,
  basis: 'printed',
  reasons: [],
  source: null,
});
const judged = (...fields: ReadField[]) =>
  tally([{ verdict: judge(TRUTH, { status: 'FINISHED', failure: null, fields }), milliseconds: 1 }]);

describe('readings are judged', () => {
  it('within tolerances; what is neutral is not judged', () => {
    const all = judged(
      field('energy_label', 'C'),
      field('energy_score_kwh_per_m2', 250.4),
      field('outer_wall_insulation_type', 'NONE'),
      field('storeys', 9),
    );
    assert.deepEqual(missedBars('layer', all), []);
    assert.deepEqual(all.high, { given: 3, high: 3, wrong: 0 });
  });

  it('a wrong value costs precision, a missing or LOW one recall, an invented one is wrong', () => {
    const some = judged(
      field('energy_label', 'B'),
      field('energy_score_kwh_per_m2', 250, 'LOW'),
      field('year_built', 1970),
    );
    assert.deepEqual(some.recall.score, { right: 0, of: 1 });
    assert.deepEqual(some.precision.label, { right: 0, of: 1 });
    assert.deepEqual(some.precision.codes, { right: 0, of: 1 });
    assert.equal(some.high.wrong, 2);
    assert.ok(missedBars('layer', some).length >= 4);
  });

  it('a paper that is not ours must be refused with a right code', () => {
    const other: Truth = { ...TRUTH, outcome: 'FAILED', refusal: ['other_certificate'], fields: {} };
    const failed = (code: 'other_certificate' | 'unreadable') =>
      tally([
        {
          verdict: judge(other, { status: 'FAILED', failure: { code, message: '' }, fields: [] }),
          milliseconds: 1,
        },
      ]);
    assert.deepEqual(missedBars('layer', failed('other_certificate')), []);
    assert.deepEqual(missedBars('layer', failed('unreadable')), ['refused rightly 0 of 1']);
  });

  it('no error among 300 still allows a rate of 1 %', () => {
    assert.ok(Math.abs(upperBound(0, 300) - 0.00994) < 1e-4);
    assert.ok(upperBound(3, 300) > 0.02);
  });
});

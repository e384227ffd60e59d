import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeDwelling } from '../completion/complete.ts';
import { parseEstateInput } from '../completion/estate-input.ts';
import { InputError } from '../contract/input-error.ts';
import { TODAY } from '../testing/arbitrary-estate-input.ts';
import { indicate, indicateWithAssumptions } from './indicate.ts';

const HOUSE = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'OPEN',
  year_built: 1960,
};

function indicationOf(changes: Record<string, unknown>) {
  return indicate(parseEstateInput({ ...HOUSE, ...changes }, TODAY));
}

test('an estate that cannot be planned has the quality label D and nothing else', () => {
  const nothing = { label: null, label_probabilities: {}, primary_kwh_per_m2: null, quality_label: 'D' };
  assert.deepEqual(indicationOf({ estate_type: 'LAND' }), nothing);
  assert.deepEqual(indicationOf({ year_built: null }), nothing);
  assert.deepEqual(indicationOf({ address: null }), nothing);
});

test('probabilities come largest first, add up to one but for rounding, and hold the shown label', () => {
  for (const year_built of [1900, 1935, 1955, 1975, 1995, 2008, 2022]) {
    const { label, label_probabilities } = indicationOf({ year_built });
    const probabilities = Object.values(label_probabilities);
    assert.deepEqual(
      probabilities,
      probabilities.toSorted((a, b) => b - a),
    );
    const total = probabilities.reduce((sum, probability) => sum + probability, 0);
    // Labels below 0.5 % are left out.
    assert.ok(total > 0.97 && total < 1.01, `${total}`);
    assert.ok(label !== null && label in label_probabilities);
  }
});

test('newer houses have better indications, and a certificate decides', () => {
  const median = (changes: Record<string, unknown>) =>
    indicationOf(changes).primary_kwh_per_m2?.p50 ?? Number.NaN;
  assert.ok(median({ year_built: 2020 }) < median({ year_built: 2000 }));
  assert.ok(median({ year_built: 2000 }) < median({ year_built: 1960 }));
  const certified = indicationOf({ dwelling: { energy_score_kwh_per_m2: 230 } });
  assert.equal(certified.label, 'C');
  assert.equal(certified.quality_label, 'A');
  assert.deepEqual(certified.primary_kwh_per_m2, { p10: 230, p50: 230, p90: 230 });
});

test('with assumptions it is the same indication, and the assumptions are those of the plan', () => {
  for (const changes of [
    {},
    { dwelling: { energy_score_kwh_per_m2: 230, outer_wall_insulation_type: 'NONE' } },
    { estate_type: 'APARTMENT', estate_format: null, dwelling: { habitable_space_m2: 80 } },
  ]) {
    const input = parseEstateInput({ ...HOUSE, ...changes }, TODAY);
    const { assumptions } = completeDwelling(input, TODAY);
    assert.deepEqual(indicateWithAssumptions(input), { ...indicate(input), assumptions });
  }
  const land = parseEstateInput({ ...HOUSE, estate_type: 'LAND' }, TODAY);
  assert.throws(() => indicateWithAssumptions(land), InputError);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation, type Remark } from '@rooftree/engine';
import { LANGUAGES } from './language.ts';
import { mergedRemarks } from './plan-remarks.ts';
import { words } from './words.ts';

const DATE = '2026-11-15';
const estate = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1962,
  dwelling: { habitable_space_m2: 150, heating_type: 'GAS' },
};
const plan = planRenovation(parseEstateInput(estate, DATE), { date: DATE });
const merged = (...warnings: Remark[]) => mergedRemarks({ ...plan, warnings });
const of = (code: string, measure: string): Remark => ({ code, values: { measure } });

test('what is said of several works is said once, in every language', () => {
  const [one, ...others] = merged(
    of('needs_co_owners', 'wall_cavity'),
    { code: 'summer_heat' },
    of('needs_co_owners', 'roof_flat'),
  );
  assert.deepEqual(one?.values, { these_works: 'wall_cavity,roof_flat' });
  assert.deepEqual(others, [{ code: 'summer_heat' }]);
  for (const language of LANGUAGES) {
    for (const code of ['needs_co_owners', 'heritage_permit', 'could_be_next']) {
      const { remark, work } = words(language);
      const [both] = merged(of(code, 'solar_panels'), of(code, 'roof_flat'));
      const text = remark(both ?? assert.fail());
      assert.ok(text.includes(work('roof_flat').slice(1)), text);
      assert.ok(text.includes(work('solar_panels').slice(1)), text);
      assert.doesNotMatch(text, /[{}_]/);
    }
  }
  assert.deepEqual(merged(of('needs_co_owners', 'roof_flat')), [of('needs_co_owners', 'roof_flat')]);
});

test('panels that pay for themselves are no next step as well', () => {
  const pays = {
    code: 'work_pays_for_itself',
    values: { measure: 'solar_panels', cost_eur: 5088, saved_eur: 295 },
  };
  assert.deepEqual(merged(pays, of('could_be_next', 'solar_panels')), [pays]);
});

test('what to check of the roof before panels are ordered is one remark', () => {
  const sun = { code: 'panels_need_sun' };
  const sound = { code: 'panels_need_sound_roof' };
  const asbestos = { code: 'panels_need_asbestos_check', values: { year_built: 1962 } };
  assert.deepEqual(merged(sun), [sun]);
  assert.equal(merged(sun, sound).length, 1);
  for (const language of LANGUAGES) {
    const [all, ...others] = merged(sun, sound, asbestos).map(words(language).remark);
    assert.equal(others.length, 0);
    assert.match(all ?? '', /25.*1962/);
    assert.match(all ?? '', /asbest|amiante/);
  }
});

test('the fuel that is left is stated only where it belongs to the home of the bill', () => {
  const { bill_eur: bill } = plan.expected_result;
  const remark = { code: 'fossil_fuel_remains', values: { fuel_kwh: 15_600, fuel: 'gas' } };
  const withBill = (bill_eur: number) =>
    mergedRemarks({ ...plan, result: { ...plan.result, bill_eur }, warnings: [remark] });
  assert.deepEqual(withBill(bill), [remark]);
  assert.deepEqual(withBill(0.85 * bill), [{ code: remark.code, values: { fuel: 'gas' } }]);
  for (const language of LANGUAGES) {
    for (const fuel of [{ fuel: 'gas' }, { fuel: 'oil' }, {}]) {
      const text = words(language).remark({ code: remark.code, values: fuel });
      assert.doesNotMatch(text, /kWh|_|[{}]/, language);
    }
  }
});

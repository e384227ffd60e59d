import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAW_WARNINGS } from '../../contract/remarks.ts';
import { BARE, plan } from '../../testing/adviser-plan.ts';

type Asked = Parameters<typeof plan>;

const asked = (...[region, format, year, facts, options]: Asked): string[] =>
  plan(region, format, year, facts, { ownership: 'landlord', ...options })
    .warnings.map(({ code }) => code)
    .filter((code) => LAW_WARNINGS.some((law) => law === code));

const CERTIFIED = { energy_label: 'F', energy_score_kwh_per_m2: 561 } as const;

test('a let Flemish home with a bare roof and single glass is told what the law requires of it', () => {
  assert.deepEqual(asked('VLG', 'CLOSED', 1962, { ...BARE, ...CERTIFIED }), [
    'rental_roof_bare',
    'rental_glass_single',
  ]);
  const { warnings } = plan('VLG', 'CLOSED', 1962, { ...BARE, ...CERTIFIED }, { ownership: 'landlord' });
  assert.deepEqual(warnings.find(({ code }) => code === 'rental_roof_bare')?.values, {
    limit_kwh_per_m2: 450,
    least_m2k_per_w: 0.75,
    year_from: 2020,
  });
});

test('where roof and glass are not known, the landlord is asked to check them', () => {
  assert.deepEqual(asked('VLG', 'CLOSED', 1962, CERTIFIED), ['rental_roof_unknown', 'rental_glass_unknown']);
  assert.deepEqual(asked('VLG', 'APARTMENT', 1972, { ...CERTIFIED, apartment_floor: 'MIDDLE' }), [
    'rental_roof_unknown',
    'rental_glass_unknown',
  ]);
});

test('a few centimetres on the roof may be too little', () => {
  const thin = {
    roof_type: 'FLAT',
    flat_roof_insulation_type: 'CM_1_5',
    window_glazing_type: 'DOUBLE',
  } as const;
  assert.deepEqual(asked('VLG', 'CLOSED', 1962, { ...thin, ...CERTIFIED }), ['rental_roof_unknown']);
});

test('nothing is asked of an insulated home, of one with a good enough certificate, or of a later one', () => {
  const insulated = {
    roof_type: 'FLAT',
    flat_roof_insulation_type: 'CM_6_10',
    window_glazing_type: 'DOUBLE',
  } as const;
  assert.deepEqual(asked('VLG', 'CLOSED', 1962, { ...insulated, ...CERTIFIED }), []);
  const good = { energy_label: 'D', energy_score_kwh_per_m2: 322 } as const;
  assert.deepEqual(asked('VLG', 'CLOSED', 1962, { ...BARE, ...good }), []);
  assert.deepEqual(asked('VLG', 'CLOSED', 2003, CERTIFIED), []);
});

test('only a home that is let, and only in Flanders, has these norms', () => {
  assert.deepEqual(asked('VLG', 'CLOSED', 1962, { ...BARE, ...CERTIFIED }, { ownership: 'occupier' }), []);
  assert.deepEqual(asked('WAL', 'CLOSED', 1962, { ...BARE, ...CERTIFIED }), []);
});

test('letting needs a certificate in Belgium: a landlord of whose home none is known is told', () => {
  assert.deepEqual(asked('BRU', 'APARTMENT', 1971, {}), ['rental_certificate']);
  assert.deepEqual(asked('NL', 'CLOSED', 1971, {}), []);
  assert.deepEqual(asked('WAL', 'CLOSED', 1971, {}, { ownership: null }), []);
});

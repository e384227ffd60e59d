import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../completion/estate-input.ts';
import { energyProfile } from './energy-profile.ts';
import { indicate } from './indicate.ts';

const LIMITS = [100, 200, 300, 400, 500];
const HOME = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'SEMI_OPEN',
  year_built: 1958,
};
const profileOf = (estate: object) => energyProfile(parseEstateInput(estate, '2026-11-15'), LIMITS);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test('probabilities of bands add up to 1 and agree with the range', () => {
  const profile = profileOf(HOME);
  assert.ok(profile);
  assert.equal(profile.band_probabilities.length, LIMITS.length + 1);
  assert.ok(Math.abs(sum(profile.band_probabilities) - 1) < 1e-5);
  assert.ok(profile.band_probabilities.filter((share) => share > 0.02).length > 1, 'it is not certain');
  assert.equal(profile.label, indicate(parseEstateInput(HOME, '2026-11-15')).label);
  // Nine in ten lie below the ninetieth percentile.
  const { p90 } = profile.primary_kwh_per_m2;
  const below = energyProfile(parseEstateInput(HOME, '2026-11-15'), [p90])?.band_probabilities[0] ?? 0;
  assert.ok(Math.abs(below - 0.9) < 0.06, String(below));
});

test('a score on a certificate is in one band', () => {
  const profile = profileOf({ ...HOME, dwelling: { energy_score_kwh_per_m2: 250 } });
  assert.deepEqual(profile?.band_probabilities, [0, 0, 1, 0, 0, 0]);
});

test('meters are the energy of the home', () => {
  const metered = { metered_gas_kwh: 12_000, metered_electricity_kwh: 2_800, heating_type: 'GAS' };
  const { gas = 0, electricity = 0 } = profileOf({ ...HOME, dwelling: metered })?.final_kwh_by_carrier ?? {};
  assert.ok(Math.abs(gas - 12_000) < 1_200, String(gas));
  assert.ok(Math.abs(electricity - 2_800) < 600, String(electricity));
});

test('an estate without an energy label has no profile', () => {
  assert.equal(profileOf({ ...HOME, estate_type: 'OFFICE', estate_format: undefined }), null);
});

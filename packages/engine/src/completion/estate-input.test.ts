import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../contract/input-error.ts';
import { plannable, requirePlannable } from '../dwelling/plannable.ts';
import { TODAY } from '../testing/arbitrary-estate-input.ts';
import { parseEstateInput } from './estate-input.ts';
import { regionOfZipCode } from './region.ts';

function messages(value: unknown): string[] {
  try {
    parseEstateInput(value, TODAY);
  } catch (error) {
    assert.ok(error instanceof InputError);
    return error.faults.map((fault) => fault.message);
  }
  return [];
}

test('every fault is reported at once, with its path, in the phrasing of the API', () => {
  const body = {
    address: { country: 'BE', zip_code: '99999' },
    estate_type: 'CASTLE',
    year_built: 2031,
    year_renovated: '1990',
    dwelling: {
      habitable_space_m2: -5,
      storeys: 'two',
      roof_type: 'ROUND',
      has_solar_panels: 'yes',
      heating_installation_year: 2030,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 9, thickness: 3 },
      surface: 120,
    },
  };
  assert.deepEqual(messages(body).sort(), [
    'address.zip_code must be a zip code of BE',
    'dwelling.habitable_space_m2 must be a positive number',
    'dwelling.has_solar_panels must be a boolean value',
    'dwelling.heating_installation_year must not be greater than 2026',
    'dwelling.outer_wall_insulation_type.u_value_w_per_m2_k must not be greater than 7',
    'dwelling.roof_type must be one of the following values: INCLINED, FLAT, MIXED',
    'dwelling.storeys must be a number such as 12.5, not "two"',
    'estate_type must be one of the following values: HOUSE, APARTMENT, LAND, OFFICE, COMMERCIAL, INDUSTRIAL, GARAGE, OTHER',
    'property dwelling.outer_wall_insulation_type.thickness should not exist',
    'property dwelling.surface should not exist',
    'year_built must not be greater than 2026',
    'year_renovated must be an integer number',
  ]);
});

test('what is not an object is refused wherever an object belongs', () => {
  assert.deepEqual(messages([]), ['the estate must be an object']);
  assert.deepEqual(messages({ address: 'Ghent', dwelling: 3 }), [
    'address must be an object',
    'dwelling must be an object',
  ]);
});

test('values that contradict each other are faults', () => {
  const address = { country: 'BE', region: 'BE-VLG' };
  assert.deepEqual(messages({ address, year_built: 1990, year_renovated: 1980 }), [
    'year_renovated must not be less than year_built',
  ]);
  assert.deepEqual(messages({ address, dwelling: { energy_label: 'G' } }), [
    'dwelling.energy_label must be one of the following values: A+, A, B, C, D, E, F',
  ]);
  assert.deepEqual(messages({ address: { country: 'NL', region: 'BE-WAL' } }), [
    'address.region must be a region of NL',
  ]);
});

test('other fields of an estate, and nulls, are left alone', () => {
  const input = parseEstateInput(
    { price: 250_000, media: [], year_renovated: null, dwelling: { storeys: null } },
    TODAY,
  );
  assert.deepEqual(input.dwelling, {});
  assert.equal(plannable(input), null);
});

test('a name that is typed wrong is a fault, wherever it stands', () => {
  assert.deepEqual(
    messages({ yaer_built: 1960, address: { country: 'BE', zipcode: '9000' }, dwelling: { stories: 2 } }),
    [
      'property yaer_built should not exist',
      'property address.zipcode should not exist',
      'property dwelling.stories should not exist',
    ],
  );
});

test('an estate that cannot be planned says what it lacks', () => {
  const input = parseEstateInput({ estate_type: 'LAND' }, TODAY);
  assert.throws(
    () => requirePlannable(input),
    (error) =>
      error instanceof InputError &&
      error.faults.map(({ path }) => path).join() === 'estate_type,address.zip_code,year_built',
  );
});

test('a zip code gives the region', () => {
  const regions = [
    ['BE', '1000', 'BE-BRU'],
    ['BE', '1300', 'BE-WAL'],
    ['BE', '1800', 'BE-VLG'],
    ['BE', '5000', 'BE-WAL'],
    ['BE', '9000', 'BE-VLG'],
    ['NL', '1012 AB', 'NL-NH'],
    ['NL', '3511ab', 'NL-UT'],
    ['NL', '6211', 'NL-LI'],
    ['NL', '9711 LX', 'NL-GR'],
    ['BE', '0999', null],
    ['BE', '1012 AB', null],
    ['NL', 'ABCD', null],
  ] as const;
  for (const [country, zipCode, region] of regions)
    assert.equal(regionOfZipCode(country, zipCode), region, zipCode);
});

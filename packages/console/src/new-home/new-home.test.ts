import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estateFrom, type NewHome } from './new-home.ts';

const TYPED: NewHome = {
  country: 'BE',
  zipCode: ' 9000 ',
  place: 'Gent',
  street: 'Lindelaan',
  houseNumber: '14',
  houseNumberExtra: '',
  type: 'HOUSE',
  format: '',
  yearBuilt: '1958',
  area: '142,5',
  reference: '',
};

test('what is typed becomes an estate, what is left open is null', () => {
  assert.deepEqual(estateFrom(TYPED), {
    address: {
      country: 'BE',
      zip_code: '9000',
      place: 'Gent',
      street: 'Lindelaan',
      house_number: '14',
      house_number_extra: null,
    },
    estate_type: 'HOUSE',
    estate_format: null,
    year_built: 1958,
    dwelling: { habitable_space_m2: 142.5 },
  });
});

test('what is no number is sent as it is typed: the server says what is wrong with it', () => {
  const { year_built, dwelling } = estateFrom({ ...TYPED, yearBuilt: 'old', area: '' });
  assert.equal(String(year_built), 'old');
  assert.equal(dwelling?.habitable_space_m2, null);
});

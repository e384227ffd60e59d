import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressLine, addressLines } from './address-lines.ts';

const NOTHING = { street: null, houseNumber: null, houseNumberExtra: null, zipCode: null, place: null };
const FLAT = {
  street: 'Kerkstraat',
  houseNumber: '12',
  houseNumberExtra: 'bus 3',
  zipCode: '9000',
  place: 'Gent',
};

test('an address is written with all that tells it from its neighbours', () => {
  assert.deepEqual(addressLines(FLAT), { street: 'Kerkstraat 12 bus 3', town: '9000 Gent' });
  assert.equal(addressLine(FLAT), 'Kerkstraat 12 bus 3, 9000 Gent');
});

test('what is not known leaves no blank and no comma', () => {
  assert.equal(addressLine({ ...NOTHING, place: 'Gent' }), 'Gent');
  assert.equal(addressLine({ ...FLAT, houseNumber: null, zipCode: null, place: null }), 'Kerkstraat bus 3');
  assert.deepEqual(addressLines(NOTHING), { street: '', town: '' });
  assert.equal(addressLine(NOTHING), '');
});

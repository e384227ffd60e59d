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

test('an address is written with all that sets it apart from its neighbours', () => {
  assert.deepEqual(addressLines(FLAT), { street: 'Kerkstraat 12 bus 3', town: '9000 Gent' });
  assert.equal(addressLine(FLAT), 'Kerkstraat 12 bus 3, 9000 Gent');
});

test('what is not known leaves no blank and no comma', () => {
  assert.equal(addressLine({ ...NOTHING, place: 'Gent' }), 'Gent');
  assert.equal(addressLine({ ...FLAT, houseNumber: null, zipCode: null, place: null }), 'Kerkstraat bus 3');
  assert.deepEqual(addressLines(NOTHING), { street: '', town: '' });
  assert.equal(addressLine(NOTHING), '');
});

test('the number of a Belgian flat stands behind the word for it in the language of the reader', () => {
  const flat = { ...FLAT, houseNumberExtra: '3' };
  const streetFor = (language: 'nl-BE' | 'fr-BE' | 'en', extra: string, country: 'BE' | 'NL' = 'BE') =>
    addressLines({ ...flat, houseNumberExtra: extra }, { country, language }).street;
  assert.equal(streetFor('nl-BE', '3'), 'Kerkstraat 12 bus 3');
  assert.equal(streetFor('fr-BE', '0301'), 'Kerkstraat 12 bte 0301');
  assert.equal(streetFor('en', '3'), 'Kerkstraat 12 box 3');
  assert.equal(streetFor('fr-BE', 'bus 3'), 'Kerkstraat 12 bus 3', 'as it was given');
  assert.equal(streetFor('nl-BE', 'A'), 'Kerkstraat 12 A', 'a number of its own');
  assert.equal(streetFor('nl-BE', '3', 'NL'), 'Kerkstraat 12 3');
  assert.equal(addressLine(flat), 'Kerkstraat 12 3, 9000 Gent');
});

test('a place of two languages is named in that of the reader, in Belgium only', () => {
  const home = { ...FLAT, zipCode: '1050', place: 'Elsene' };
  const town = (language: 'nl-BE' | 'fr-BE' | 'en', country: 'BE' | 'NL' = 'BE') =>
    addressLines(home, { country, language }).town;
  assert.deepEqual(
    [town('nl-BE'), town('fr-BE'), town('en')],
    ['1050 Elsene', '1050 Ixelles', '1050 Elsene'],
  );
  assert.equal(town('fr-BE', 'NL'), '1050 Elsene');
  assert.equal(addressLines(home).town, '1050 Elsene');
});

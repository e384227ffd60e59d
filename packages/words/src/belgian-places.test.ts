import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BELGIAN_PLACES, placeIn, placeNames } from './belgian-places.ts';

test('a place of two languages is named in that of its reader', () => {
  assert.equal(placeIn('nl-BE', '1050', 'Ixelles'), 'Elsene');
  assert.equal(placeIn('nl-NL', '1050', 'IXELLES '), 'Elsene');
  assert.equal(placeIn('fr-BE', '1050', 'Elsene'), 'Ixelles');
  assert.equal(placeIn('fr-BE', '1200', 'Sint Lambrechts Woluwe'), 'Woluwe-Saint-Lambert');
  assert.equal(placeIn('en', '1050', 'Elsene'), 'Elsene');
  assert.equal(placeIn('nl-BE', '4780', 'Sankt Vith'), 'Sankt Vith');
});

test('a place of the same name under another postal code is another place', () => {
  assert.equal(placeIn('nl-BE', '7910', 'Forest'), 'Forest');
  assert.equal(placeIn('fr-BE', '2430', 'Vorst'), 'Vorst');
  assert.equal(placeIn('fr-BE', '9000', 'Gent'), 'Gent');
  assert.equal(placeNames('1050', 'Uccle'), null);
});

test('every place has a postal code and two names', () => {
  for (const [zip, names] of BELGIAN_PLACES) {
    assert.match(zip, /^[1-9]\d{3}$/);
    assert.ok(Object.keys(names).length >= 2, zip);
    for (const name of Object.values(names)) assert.deepEqual(placeNames(zip, name), names);
  }
});

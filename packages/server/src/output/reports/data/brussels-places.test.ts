import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeIn } from './brussels-places.ts';

test('a municipality of Brussels has the name of the reader’s language, any other place the given one', () => {
  assert.equal(placeIn('fr-BE', '1030', 'Schaarbeek'), 'Schaerbeek');
  assert.equal(placeIn('nl-BE', '1050', 'Ixelles'), 'Elsene');
  assert.equal(placeIn('en', '1050', 'Ixelles'), 'Ixelles');
  assert.equal(placeIn('fr-BE', '1030', 'Home of somebody'), 'Home of somebody');
  assert.equal(placeIn('fr-BE', '9000', 'Gent'), 'Gent');
  assert.equal(placeIn('fr-BE', null, null), null);
});

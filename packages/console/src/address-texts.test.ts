import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressTexts } from './address-texts.ts';

test('only the named parameters are taken, and none that is empty', () => {
  const query = new URLSearchParams('place=Gent,Aalst&search=&columns=address&page_size=7');
  assert.deepEqual(addressTexts(query, ['place', 'search', 'region']), { place: 'Gent,Aalst' });
});

test('a value is passed on as it is: the server says what is wrong with it', () => {
  assert.deepEqual(addressTexts(new URLSearchParams('estate_type=CASTLE'), ['estate_type']), {
    estate_type: 'CASTLE',
  });
});

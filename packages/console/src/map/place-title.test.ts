import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords } from '../words/language.ts';
import { placeTitle } from './place-title.ts';

test('a place of two languages has its name in the reader’s', async () => {
  const [dutch, french] = [await loadWords('nl-BE'), await loadWords('fr-BE')];
  const inBrussels = (place: string) => ({ country: 'BE', region: 'BE-BRU', place }) as const;
  assert.equal(placeTitle(inBrussels('Elsene'), french), 'Ixelles');
  assert.equal(placeTitle(inBrussels('Elsene'), dutch), 'Elsene');
  assert.equal(placeTitle(inBrussels('Vorst'), french), 'Forest');
  const elsewhere = { country: 'BE', region: 'BE-VLG' } as const;
  assert.equal(placeTitle({ ...elsewhere, place: 'Vorst' }, french), 'Vorst');
  assert.equal(placeTitle({ ...elsewhere, place: 'Ronse' }, french), 'Renaix');
  assert.equal(placeTitle({ ...elsewhere, place: 'Gent' }, french), 'Gent');
  // The French name of the Belgian town is Mons.
  assert.equal(placeTitle({ country: 'NL', region: null, place: 'Bergen' }, french), 'Bergen');
  assert.equal(placeTitle({ country: 'NL', region: null, place: null }, french), french.texts.map.noPlace);
});

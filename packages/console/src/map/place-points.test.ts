import assert from 'node:assert/strict';
import { test } from 'node:test';
import data from './map-data.json' with { type: 'json' };
import { ALIASES } from './place-aliases.ts';
import { plainName, pointFinder } from './place-points.ts';

const find = pointFinder(data);
const at = (place: string, region: string | null = null, country = 'BE') => find({ country, region, place });

test('a place is found however it is written, in its own region', () => {
  const gent = at('Gent', 'BE-VLG');
  assert.ok(gent);
  for (const name of ['gent', ' GENT ', 'Gand', 'Ghent']) assert.deepEqual(at(name, 'BE-VLG'), gent);
  assert.deepEqual(at('Gent'), gent);
  assert.equal(at('Gent', 'BE-WAL'), null);
  assert.equal(at('Gent', null, 'NL'), null);
  assert.equal(at('Nowhere'), null);
  assert.equal(find({ country: 'BE', region: null, place: null }), null);
});

test('Bergen is Mons in Wallonia, and itself in the Netherlands', () => {
  assert.deepEqual(at('Bergen', 'BE-WAL'), at('Mons', 'BE-WAL'));
  assert.ok(at('Bergen', 'NL-NH', 'NL'));
});

test('north is up and east is right', () => {
  const [groningen, maastricht, middelburg] = ['Groningen', 'Maastricht', 'Middelburg'].map((name) =>
    at(name, null, 'NL'),
  );
  assert(groningen && maastricht && middelburg);
  assert.ok(groningen[1] < maastricht[1]);
  assert.ok(middelburg[0] < maastricht[0]);
});

test('every alias leads to a place that the data have', () => {
  const known = new Set(
    Object.values(data.places).flatMap((text) =>
      text.split(';').map((entry) => plainName(entry.split('|')[0] ?? '')),
    ),
  );
  assert.deepEqual(
    Object.values(ALIASES).filter((name) => !known.has(name)),
    [],
  );
  assert.deepEqual(
    Object.keys(ALIASES).filter((name) => name !== plainName(name)),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlaces } from './belgian-places/read-places.ts';
import { belgianPlaces, onlyCodeOf, placeNames, writtenPlace } from './belgian-places.ts';
import { LANGUAGES } from './language.ts';
import { placeIn, placeOfRegion, TWO_LANGUAGES } from './place-in.ts';

test('a place of two languages is named in that of its reader', () => {
  assert.equal(placeIn('nl-BE', '1050', 'Ixelles'), 'Elsene');
  assert.equal(placeIn('nl-NL', '1050', 'IXELLES '), 'Elsene');
  assert.equal(placeIn('fr-BE', '1050', 'Elsene'), 'Ixelles');
  assert.equal(placeIn('fr-BE', '1200', 'Sint Lambrechts Woluwe'), 'Woluwe-Saint-Lambert');
  assert.equal(placeIn('fr-BE', '1020', 'Laken'), 'Laeken');
  assert.equal(placeIn('fr-BE', '1020', 'Brussel'), 'Bruxelles');
  assert.equal(placeIn('en', '1050', 'Elsene'), 'Elsene');
  assert.equal(placeIn('nl-BE', '4780', 'Saint-Vith'), 'Sankt Vith');
});

test('a customary name is recognised and never written instead of the official one', () => {
  assert.equal(placeNames('4000', 'Luik')?.fr, 'Liège');
  assert.equal(placeNames('4000', 'Lüttich')?.own, 'Liège');
  assert.equal(placeNames('9000', 'Gand')?.own, 'Gent');
  assert.equal(placeNames('1950', 'Crainhem')?.own, 'Kraainem');
  assert.equal(placeIn('fr-BE', '9000', 'Gent'), 'Gent');
  assert.equal(placeIn('fr-BE', '1950', 'Kraainem'), 'Kraainem');
});

test('a place of the same name under another postal code is another place', () => {
  assert.equal(placeIn('nl-BE', '7910', 'Forest'), 'Forest');
  assert.equal(placeIn('fr-BE', '2430', 'Vorst'), 'Vorst');
  assert.equal(placeNames('1050', 'Uccle'), null);
  assert.equal(placeNames('9999', 'Gent'), null);
});

test('a name in capitals or without accents is written as it should be, in its own language', () => {
  assert.equal(writtenPlace('4000', 'LIEGE'), 'Liège');
  assert.equal(writtenPlace('4000', 'LUIK'), 'Luik');
  assert.equal(writtenPlace('1060', 'saint gilles'), 'Saint-Gilles');
  assert.equal(writtenPlace('2970', 'S GRAVENWEZEL'), "'s-Gravenwezel");
  assert.equal(writtenPlace('4000', 'Lieg'), 'Lieg');
});

test('a place gives its postal code when it has only one', () => {
  assert.equal(onlyCodeOf('Zonhoven'), '3520');
  assert.equal(onlyCodeOf('Renaix'), '9600');
  assert.equal(onlyCodeOf('Celles'), null);
  assert.equal(onlyCodeOf('Gent'), null);
  assert.equal(onlyCodeOf('Atlantis'), null);
});

test('every place of every postal code is found by each of its names, in every spelling', () => {
  const places = belgianPlaces();
  assert.equal(places.size, 1143);
  for (const [code, own] of places) {
    assert.match(code, /^[1-9]\d{3}$/);
    for (const { nl, fr, de, own: name } of own) {
      assert.ok([nl, fr, de].includes(name), code);
      for (const each of [nl, fr, de]) {
        assert.match(each, /^(?:\p{Lu}|'s-)[\p{L}' -]*\p{L}$/u, code);
        const found = placeNames(code, each.toUpperCase().replaceAll('-', ' '));
        assert.ok(found && [found.nl, found.fr, found.de].includes(each), `${code} ${each}`);
        assert.equal(writtenPlace(code, each.toUpperCase()), each);
      }
      for (const language of LANGUAGES)
        assert.ok([nl, fr, de].includes(placeIn(language, code, name) ?? ''), `${code} ${name}`);
    }
  }
});

test('what a page has of the list gives the names of the whole list, and no customary ones', () => {
  const official = readPlaces(TWO_LANGUAGES);
  for (const [code, places] of belgianPlaces())
    for (const name of places.flatMap(({ nl, fr, de }) => [nl, fr, de])) {
      const found = placeNames(code, name);
      const isOfficial = official.get(code)?.some(({ own }) => own === found?.own) ?? false;
      assert.equal(placeIn('nl-BE', code, name), isOfficial ? found?.nl : name, `${code} ${name}`);
      assert.equal(placeIn('fr-BE', code, name), isOfficial ? found?.fr : name, `${code} ${name}`);
    }
});

test('a place of a region is named in the language of its reader', () => {
  assert.equal(placeOfRegion('fr-BE', true, 'Vorst'), 'Forest');
  assert.equal(placeOfRegion('fr-BE', false, 'Vorst'), 'Vorst');
  assert.equal(placeOfRegion('fr-BE', false, 'Voeren'), 'Fourons');
  assert.equal(placeOfRegion('fr-BE', false, 'Gent'), 'Gent');
  assert.equal(placeOfRegion('en', true, 'Elsene'), 'Elsene');
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isKnownLabel } from './known-labels.ts';
import { senseOf } from './label-sense.ts';

describe('what a label means', () => {
  for (const [first, ...others] of [
    [
      'bouwjaar',
      'Jaar van bouw',
      'Bouwjaar woning',
      'Gebouwd in',
      'Année de la construction',
      'Construit en',
    ],
    ['zonnepanelen', 'PV-panelen', 'Zonnepanelen (PV)', 'Installation solaire photovoltaïque'],
    ['zonneboiler', 'Zonneboilersysteem', 'Thermische zonne-energie', 'Solaire thermique'],
    ['woningtype', 'Soort woning', 'Type de logement', 'Nature du bien'],
    ['bruikbare vloeroppervlakte', 'Bruikbare vloeropp.'],
    ['sanitair warm water', 'SWW', 'Eau chaude sanitaire (ECS)'],
  ] as const)
    it(`${first} in other words`, () => {
      for (const other of others) assert.equal(senseOf(other), senseOf(first), other);
      for (const other of others) assert.ok(isKnownLabel(other), other);
    });

  it('another measure, a value and two labels are none of it', () => {
    assert.notEqual(senseOf('Bouwjaar toestel'), senseOf('Bouwjaar'));
    for (const other of ['Vloer', 'Gekoppeld aan de verwarming', 'Type Bruto-oppervlakte', 'van de'])
      assert.ok(!isKnownLabel(other), other);
  });
});

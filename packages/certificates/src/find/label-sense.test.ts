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
      'Refertejaar bouw',
      'Bouwjr.',
      'Constructiejaar',
      'Date de construction',
    ],
    ['zonnepanelen', 'PV-panelen', 'Zonnepanelen (PV)', 'Installation solaire photovoltaïque', 'Zonnestroom'],
    [
      'zonneboiler',
      'Capteurs solaires',
      'Zonnecollectoren',
      'Zonneboilersysteem',
      'Thermische zonne-energie',
      'Solaire thermique',
    ],
    ['woningtype', 'Soort woning', 'Type de logement', 'Nature du bien', 'Affectation', 'Bebouwingstype'],
    [
      'bruikbare vloeroppervlakte',
      'Bruikbare vloeropp.',
      'Gebruiksoppervlak thermische zone',
      'BVO bruikbaar',
    ],
    [
      'sanitair warm water',
      'SWW',
      'Eau chaude sanitaire (ECS)',
      'Productie SWW',
      'Tapwaterbereiding',
      "Production d'eau chaude",
    ],
    ['verwarming', 'Wijze van verwarmen', 'CV-installatie', 'Mode de chauffage', 'Hoofdverwarming'],
    ['opwekker', 'Verwarmingstoestel', 'Générateur de chaleur', 'Warmteproductie', 'Soort ketel'],
    ['energiedrager', 'Brandstof', "Source d'énergie", 'Gebruikte energiedrager', 'Vecteur énergétique'],
    ['ventilatie', 'Wijze van ventileren', 'Dispositif de ventilation', 'Ventilatievoorziening(2)'],
    ['fabricagejaar', 'Bouwjaar ketel', 'Année de la chaudière', 'Jaar van plaatsing van de ketel'],
  ] as const)
    it(`${first} in other words`, () => {
      for (const other of others) assert.equal(senseOf(other), senseOf(first), other);
      for (const other of others) assert.ok(isKnownLabel(other), other);
    });

  it('another measure, a value and two labels are none of it', () => {
    assert.notEqual(senseOf('Bouwjaar toestel'), senseOf('Bouwjaar'));
    for (const other of [
      'Vloer',
      'Gekoppeld aan de verwarming',
      'Type Bruto-oppervlakte',
      'van de',
      'ketel Bouwjaar',
      'Centrale verwarming',
      'Via de verwarming',
      'Production : par le générateur du chauffage',
    ])
      assert.ok(!isKnownLabel(other), other);
  });
});

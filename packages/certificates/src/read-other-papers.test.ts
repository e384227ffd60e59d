import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPaper } from './read-paper.ts';
import { pagesOf } from './testing/page-of.ts';

function read(...pages: readonly string[]) {
  const reading = readPaper(pagesOf(...pages), '2026-11-15');
  const values = Object.fromEntries(reading.fields.map(({ name, value }) => [name, value]));
  return { kind: reading.document.kind, language: reading.document.language, values, reading };
}

describe('papers of other forms', () => {
  it('Wallonia: the total is not the score, a class of insulation is no U-value', () => {
    const { kind, values } = read(
      `
Certificat de Performance Énergétique (PEB)
Bâtiment résidentiel existant
Numéro :             Établi le :       Validité maximale :
20200405000123       05/04/2020        05/04/2030
Rue : Rue du Crayon Bleu n° : 7
CP : 5000 Localité : Namur
Certifié comme : Maison unifamiliale, trois façades
Date de construction : entre 1961 et 1970
Consommation théorique totale d'énergie primaire : 40 000 kWh/an
Surface de plancher chauffée : 160 m²
Consommation spécifique d'énergie primaire : 250 kWh/m².an
Indicateurs spécifiques
Système de ventilation   absent   très partiel   partiel   incomplet   complet
`,
      `
Pertes par les parois
4 Parois sans isolation
Type   Dénomination            Surface    Justification
M1     Façade avant            30,5 m²    Constat visuel
P1     Plancher sur cave       70,0 m²    Constat visuel
P2     Porte d'entrée          2,0 m²     Panneau non isolé
5 Parois dont la présence d'isolation est inconnue
T1     Toiture inclinée avant  60,0 m²    Aucune preuve acceptable
F1     Fenêtre nord            12,0 m²    Simple vitrage. Châssis bois
Surface totale des parois de déperdition : 174,5 m²
Pertes par ventilation
Système de ventilation : absent
Installation de chauffage
Production     Chaudière, mazout, non à condensation
Installation d'eau chaude sanitaire
Production     Boiler électrique
Énergies renouvelables
Installation solaire thermique         NÉANT
Installation solaire photovoltaïque    3 200 Wc
`,
    );
    assert.equal(kind, 'be-wal');
    assert.deepEqual(values, {
      energy_score_kwh_per_m2: 250,
      energy_label: 'C',
      habitable_space_m2: 160,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      inclined_roof_surface_m2: 60,
      outer_wall_surface_m2: 30.5,
      outer_wall_insulation_type: 'NONE',
      ground_floor_surface_m2: 70,
      floor_insulation_type: 'NONE',
      window_surface_m2: 12,
      roof_type: 'INCLINED',
      window_glazing_type: 'SINGLE',
      basement_type: 'FULL',
      heating_type: 'OIL',
      heating_device: 'NON_CONDENSING_BOILER',
      sanitary_heating_device: 'ELECTRIC_BOILER',
      ventilation_type: 'NATURAL',
      has_solar_panels: true,
      has_solar_boiler: false,
      solar_panels_kwp: 3.2,
    });
  });

  const brussels = (words: readonly string[]) =>
    `
${words[0]}
${words[1]}
${words[2]} : 20210505-0001234567-01-1
${words[3]} : 05/05/2031
${words[4]} 10, 1000 Brussel
${words[5]}
${words[6]} : 100 m²
${words[7]}
A      ≤ 45
B      46 – 95
C      96 – 150
D      151 – 210
E      211 – 275         E-
F      276 – 345
G      > 345
${words[8]}
${words[9]} : 26 500
`;

  it('Brussels in French: the letter with its minus', () => {
    const { kind, language, values, reading } = read(
      brussels([
        'Certificat PEB - Région de Bruxelles-Capitale',
        'Habitation individuelle',
        'Numéro',
        "valide jusqu'au",
        'Rue Inventée',
        'Appartement',
        'Superficie brute',
        'Classe énergétique',
        '265 [kWhEP/(m².an)]',
        "Consommation d'énergie primaire annuelle totale",
      ]).replace('E-', 'E−'),
      `
Données techniques du logement
Chauffage             Chaudière à condensation, gaz naturel (81 %); Poêle à bois (19 %)
Ventilation           Système D, sans récupération de chaleur
Vitrages              double vitrage (13,4 m²)
`,
    );
    assert.deepEqual([kind, language], ['be-bru', 'fr']);
    assert.deepEqual(values, {
      energy_score_kwh_per_m2: 265,
      energy_label: 'E-',
      habitable_space_m2: 100,
      estate_type: 'APARTMENT',
      heating_type: 'GAS',
      heating_device: 'CONDENSING_BOILER',
      window_glazing_type: 'DOUBLE',
      ventilation_type: 'BALANCED',
    });
    assert.equal(reading.certificate?.issued_on, '2021-05-05');
  });

  it('Brussels in Dutch', () => {
    const { kind, language, values } = read(
      brussels([
        'EPB-certificaat - Leefmilieu Brussel',
        'Wooneenheid',
        'Nummer',
        'geldig tot',
        'Verzonnen Straat',
        'Eengezinswoning',
        'Bruto-oppervlakte',
        'Energieklasse',
        '265 [kWhPE/(m².jaar)]',
        'Totaal jaarlijks primair energieverbruik',
      ]),
    );
    assert.deepEqual([kind, language], ['be-bru', 'nl']);
    assert.equal(values['energy_label'], 'E-');
    assert.equal(values['estate_type'], 'HOUSE');
  });

  it('the Dutch label of 2021: Rc and Uw, values below their labels', () => {
    const { kind, values, reading } = read(
      `
Energielabel woningen
Rijksoverheid
Registratienummer     Datum registratie     Geldig tot
123456789             10-06-2024            10-06-2034
Deze woning heeft energielabel
C
Warmtebehoefte        146,19 kWh/m² per jaar
200,50 kWh/m² per jaar
1 Gevels              -
7 Verwarming          VR-ketel
8 Warm water          Combitoestel
9 Zonneboiler         Niet aanwezig
10 Ventilatie         Natuurlijke toevoer met mechanische afzuiging
12 Zonnepanelen       Aanwezig
Adres
Verzonnen Pad 22C
8001 JE Zwolle

BAG-ID

Bouwjaar
1971

Compactheid
1,70

Vloeroppervlakte
100 m²

Woningtype
Hoekwoning
`,
      `
Detailgegevens
1 Gevels
Noord                     Zuid
Opp.        Rc            Opp.        Rc
20,0 m²     0,83          20,0 m²     0,83
3 Daken
Noord                     Horizontaal
Opp.        Rc            Opp.        Rc
30,0 m²     1,86          10,0 m²     1,86
4 Vloeren
Opp.        Rc
70,0 m²     0,83
5 Ramen
Noord
Opp.        Uw
20,0 m²     2,9
12 Zonnepanelen
Wattpiekvermogen     Oriëntatie
4760 Wp              Zuid
`,
    );
    assert.equal(kind, 'nl-2021');
    assert.deepEqual(values, {
      energy_score_kwh_per_m2: 200.5,
      energy_label: 'C',
      habitable_space_m2: 100,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1971,
      inclined_roof_surface_m2: 30,
      inclined_roof_insulation_type: { u_value_w_per_m2_k: 0.5 },
      flat_roof_surface_m2: 10,
      flat_roof_insulation_type: { u_value_w_per_m2_k: 0.5 },
      outer_wall_surface_m2: 40,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 1 },
      ground_floor_surface_m2: 70,
      floor_insulation_type: { u_value_w_per_m2_k: 1 },
      window_surface_m2: 20,
      window_u_value_w_per_m2_k: 2.9,
      roof_type: 'MIXED',
      window_glazing_type: 'DOUBLE',
      heating_type: 'GAS',
      heating_device: 'NON_CONDENSING_BOILER',
      sanitary_heating_device: 'WITH_HEATING',
      ventilation_type: 'EXHAUST',
      has_solar_panels: true,
      solar_panels_kwp: 4.76,
      has_solar_boiler: false,
    });
    assert.deepEqual(reading.address, {
      country: 'NL',
      street: 'Verzonnen Pad',
      house_number: '22',
      house_number_extra: 'C',
      zip_code: '8001 JE',
      place: 'Zwolle',
    });
  });

  it('Flanders before 2019: the score, and no letter', () => {
    const { kind, values } = read(`
energieprestatiecertificaat
bestaand gebouw met woonfunctie
certificaatnummer: 20160203-0000000001-00000001-7
straat            Verzonnen Laan
nummer            5
postnummer        2800
gemeente          Mechelen
softwareversie    5.0.7
berekend energieverbruik (kWh/m²): 573
0      100      200      300      400      500      600      700
gegevens energiedeskundige
erkenningscode    EP0001
dit certificaat is geldig tot 03-02-2026
`);
    assert.equal(kind, 'be-vlg-2008');
    assert.deepEqual(values, { energy_score_kwh_per_m2: 573 });
  });

  it('the Dutch label to 2014: the index is no score', () => {
    const { kind, values } = read(`
Energielabel woning
Afgegeven conform de Regeling energieprestatie gebouwen.
F (zie toelichting in bijlage)
Labelklasse maakt vergelijking met woningen van het volgende type mogelijk: vrijstaande woning
Gebruiksoppervlak     234,0 m²
Opnamedatum           9 maart 2012
315.443 MJ (megajoules)
2,58 (energie-index)
1.282 kWh (elektriciteit)
`);
    assert.equal(kind, 'nl-2008');
    assert.deepEqual(values, {
      energy_label: 'F',
      habitable_space_m2: 234,
      estate_type: 'HOUSE',
      estate_format: 'OPEN',
    });
  });
});

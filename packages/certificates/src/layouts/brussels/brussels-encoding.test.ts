import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPaper } from '../../read-paper.ts';
import { pagesOf } from '../../testing/page-of.ts';

const LISTS = `
Rapport d'encodage
Région de Bruxelles-Capitale
Partie 1 : généralités
Année de construction     1952                Superficie brute     154 m²
Partie 2 : preuves acceptables
Partie 3 : composantes de l'enveloppe
3.1 Composantes opaques
Code      Composition                Isolation     U [W/m²K]
TI1       Toiture inclinée           MW 10 cm      0,40
MU1       Mur en briques             Inconnue      1,30
MM1       Mur mitoyen en briques     Inconnue      2,13
PL1       Plancher en béton          Inconnue      1,72
3.2 Composantes châssis
Code      Vitrage                    Profilé       U [W/m²K]
CH1       Double                     Bois          2,89
PO1       Porte opaque               Bois          2,54
`;
const WALLS = `
Partie 4 : parois de déperdition
4.1 Toitures
Dénomination     Composante     Environnement       Orientation     Superficie [m²]
Versant 1        TI1            Extérieur           S               57,2
4.2 Façades
Dénomination     Composante     Environnement       Orientation     Superficie [m²]
Façade 1         MU1            Extérieur           E               50,0
Mitoyen 2        MM1            Espace chauffé      N               54,2
4.3 Planchers
Dénomination     Composante     Environnement       Orientation     Superficie [m²]
Plancher 1       PL1            Vide sanitaire      -               22,0
4.4 Ouvertures
Dénomination     Composante     Orientation     Superficie [m²]
Fenêtre 1        CH1            E               3,1
Fenêtre 2        CH1            N               8,7
Porte 1          PO1            O               2,4
Partie 5 : installations techniques
5.1 Chauffage
Type de système     Générateur                       Combustible / vecteur     Année
Central             Chaudière sans condensation      Mazout                    1998
5.2 Eau chaude sanitaire
Combinée au chauffage     Appareil
Non                       Boiler électrique
5.3 Ventilation
Pas de système de ventilation
`;

it('walls refer to lists of what they are made of, and the installations behind them are none', () => {
  const { document, fields } = readPaper(pagesOf(LISTS, WALLS), '2026-11-15');
  assert.equal(document.kind, 'be-bru-encoding');
  assert.deepEqual(Object.fromEntries(fields.map(({ name, value }) => [name, value])), {
    year_built: 1952,
    habitable_space_m2: 154,
    inclined_roof_surface_m2: 57.2,
    inclined_roof_insulation_type: { u_value_w_per_m2_k: 0.4 },
    roof_type: 'INCLINED',
    outer_wall_surface_m2: 50,
    outer_wall_insulation_type: { u_value_w_per_m2_k: 1.3 },
    ground_floor_surface_m2: 22,
    floor_insulation_type: { u_value_w_per_m2_k: 1.72 },
    basement_type: 'CRAWL_SPACE',
    window_surface_m2: 11.8,
    window_u_value_w_per_m2_k: 2.89,
    window_glazing_type: 'DOUBLE',
    door_u_value_w_per_m2_k: 2.54,
    heating_type: 'OIL',
    heating_device: 'NON_CONDENSING_BOILER',
    sanitary_heating_device: 'ELECTRIC_BOILER',
    ventilation_type: 'NATURAL',
  });
  assert.ok(fields.every(({ confidence }) => confidence !== 'HIGH'));
});

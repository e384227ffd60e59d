import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPaper } from './read-paper.ts';
import { pagesOf } from './testing/page-of.ts';

const TODAY = '2026-11-15';

function read(...texts: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    readPaper(pagesOf(...texts), TODAY).fields.map(({ name, value }) => [name, value]),
  );
}

const WALLOON = `
Certificat de Performance Énergétique (PEB)
Bâtiment résidentiel existant
Numéro : 20240309320940
Établi le : 09/03/2024
Type de bâtiment : Maison unifamiliale
Année de construction : 1964
Volume protégé : 296 m³
Surface de plancher chauffée : 102 m²
109 kWh/m².an
Ce logement
La consommation théorique totale d'énergie primaire de ce logement est de 11 118 kWh/an
Exigences : 130 kWh/m².an`;

describe('certificates in another hand than the known forms', () => {
  it('give rows that are sentences, and no sentence about areas', () => {
    const values = read(
      WALLOON,
      `
Pertes par les parois

Murs

M1 Mur extérieur avant – Surface 19,8 m² – Justification Valeur par défaut – U 0,41 W/m²K

M2 Mur extérieur droite – U 0,31 W/m²K – Surface 20,2 m² – Justification Preuve acceptable

Planchers

P1 Plancher sur sol – Surface 33,9 m² – U 1,20 W/m²K

34 m² de murs sont insuffisamment isolés. € 8 500`,
    );
    assert.equal(values['outer_wall_surface_m2'], 40);
    assert.equal(values['ground_floor_surface_m2'], 33.9);
    assert.deepEqual(values['floor_insulation_type'], { u_value_w_per_m2_k: 1.2 });
  });

  it('give the score that fits the total, where nothing names it', () => {
    const values = read(WALLOON);
    assert.equal(values['energy_score_kwh_per_m2'], 109);
    assert.equal(values['year_built'], 1964);
  });

  it('give a table on its side and lists side by side, each under its own heading', () => {
    const values = read(
      WALLOON,
      `
Pertes par les parois

Murs
Justification      Observation visuelle       Preuve acceptable
Surface            33,5 m²                    47,9 m²
Désignation        M1 Mur extérieur gauche    M2 Mur extérieur avant

Planchers
P1 Plancher sur cave        P2 Plancher sur cave
Surface: 65,4 m²            Surface: 28,0 m²
Valeur U: 0,53 W/m²K        Valeur U: 0,99 W/m²K`,
    );
    assert.equal(values['outer_wall_surface_m2'], 81.4);
    assert.equal(values['ground_floor_surface_m2'], 93.4);
  });

  it('give the score of an old Flemish form among eight reference numbers', () => {
    const form = (score: string) => `
energieprestatiecertificaat
bestaand gebouw met woonfunctie
certificaatnummer      20101116-0001380741-00005194-8
straat                 Zilveren Lepelstraat
bestemming             eengezinswoning
softwareversie         9.14.2
${score}
0      100      200      300      400      500      600      700
lage energiekost        hoge energiekost`;
    assert.equal(
      read(form('Het berekende energieverbruik van deze woning bedraagt 315 kWh/m²'))[
        'energy_score_kwh_per_m2'
      ],
      315,
    );
    assert.equal(read(form('kengetal van deze woning (kWh/m² jaar)\n315'))['energy_score_kwh_per_m2'], 315);
    assert.equal(read(form(''))['energy_score_kwh_per_m2'], undefined);
  });

  it('give a label that a sentence states, and none that it states of another home', () => {
    const form = (sentence: string) => `
Rijksoverheid
Energielabel woning
Registratienummer      917054901
Datum van registratie  22-06-2017
${sentence}
A
B
C
D
E
F
G
Woningtype             Twee onder een kap
Bouwperiode            1975 t/m 1982
Glas woonruimte(s)     Enkel glas
Glas slaapruimte(s)    Enkel glas`;
    assert.equal(read(form('Deze woning heeft energielabel C.'))['energy_label'], 'C');
    assert.equal(read(form('Na de werken heeft deze woning energielabel A.'))['energy_label'], undefined);
  });
});

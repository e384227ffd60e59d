import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { envelopeTableOf } from './envelope-table.ts';

const rowsOf = (lines: ReturnType<typeof linesOf>) =>
  envelopeTableOf(lines, [])?.map(({ text, numbers }) => [
    text.replaceAll('  ', ' | '),
    numbers.get('area')?.value,
    numbers.get('u')?.value ?? numbers.get('rc')?.value,
  ]);

/** Area, and U or Rc, of each row. */
const measuresOf = (lines: ReturnType<typeof linesOf>) =>
  rowsOf(lines)?.map(([, area, other]) => [area, other]);

describe('tables of the envelope', () => {
  it('rows take the names of a legend by their key', () => {
    const lines = linesOf([
      pageOf(`
Nr.     Opp. (m²)   U (W/(m²K))
1       35,0        1,50
2       24,7        1,02
Legende
1 Gevel voor
2 Gevel achter
`),
    ]);
    assert.deepEqual(rowsOf(lines), [
      ['Gevel voor | 35,0 | 1,50', 35, 1.5],
      ['Gevel achter | 24,7 | 1,02', 24.7, 1.02],
    ]);
  });

  it('rows take the values of a list of constructions by their key', () => {
    const lines = linesOf([
      pageOf(`
Ligging   Constructie   Opp. (m²)
Noord     K-1           35,0
Oost      K-2           24,7
Zuid      K-1           30,0
Lijst van constructies
Constructie   Rc (m²K/W)
K-1           1,50
K-2           3,02
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [35, 1.5],
      [24.7, 3.02],
      [30, 1.5],
    ]);
  });

  it('areas may stand in a column for each point of the compass', () => {
    const lines = linesOf([
      pageOf(`
                       Opp. (m²)
Omschrijving   N       O       Z       U (W/(m²K))
Gevel voor             35,0            1,50
Gevel achter                   24,7    1,02
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [35, 1.5],
      [24.7, 1.02],
    ]);
  });

  it('of a measured area the result counts, of works what is now', () => {
    const lines = linesOf([
      pageOf(`
Paroi       Surface nette (m²)               U (W/(m².K)): actuel → après travaux
Façade 1    14,10 m × 2,60 m - 4,76 = 31,9   1,79 → 0,24
Façade 2    17,50 m × 2,60 m - 2,30 = 43,2   0,58 → 0,24
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [31.9, 1.79],
      [43.2, 0.58],
    ]);
  });

  it('headers are known by their unit, and a running total is no area', () => {
    const lines = linesOf([
      pageOf(`
Omschrijving   U (W/(m²K))   Verliesopp. (m²)   Cumulatief
Gevel 1        1,50          35,0               35,0
Gevel 2        1,02          24,7               59,7
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [35, 1.5],
      [24.7, 1.02],
    ]);
  });

  it('a table that goes on beside itself is read as two', () => {
    const lines = linesOf([
      pageOf(`
Naam        Oppervlakte  U-waarde   Naam        Oppervlakte  U-waarde
Gevel 1     24,7         1,02       Gevel 3     41,9         1,73
Gevel 2     46,9         2,12
`),
    ]);
    assert.deepEqual(rowsOf(lines), [
      ['Gevel 1 | 24,7 | 1,02', 24.7, 1.02],
      ['Gevel 2 | 46,9 | 2,12', 46.9, 2.12],
      ['Gevel 3 | 41,9 | 1,73', 41.9, 1.73],
    ]);
  });

  it('what stands above each of two tables names its rows only', () => {
    const lines = linesOf([
      pageOf(`
Noord                     Horizontaal
Opp.        Rc            Opp.        Rc
30,0 m²     1,86          10,0 m²     2,00
`),
    ]);
    const groups = envelopeTableOf(lines, [])?.map(({ group, text }) => `${group} ${text}`);
    assert.deepEqual(
      groups?.map((text) => /Horizontaal/.test(text)),
      [false, true],
    );
  });

  it('numbers in the middle of rows of several lines belong to the words around them', () => {
    const at = (text: string, x: number, y: number): TextPiece => ({
      text,
      x,
      y,
      width: text.length * 4,
      height: 8,
      rotation: 0,
    });
    const page = {
      ...pageOf(''),
      pieces: [
        ...[at('Naam', 40, 50), at('Oppervlakte', 140, 50), at('U-waarde', 220, 50)],
        ...[
          at('Hellend dak', 40, 70),
          at('58,7 m²', 140, 75.4),
          at('0,51', 220, 75.4),
          at('voor 1', 40, 80.8),
        ],
        ...[
          at('Hellend dak', 40, 95),
          at('41,2 m²', 140, 100.4),
          at('1,58', 220, 100.4),
          at('rechts 2', 40, 105.8),
        ],
      ],
    };
    assert.deepEqual(rowsOf(linesOf([page])), [
      ['Hellend dak voor 1 | 58,7 m² | 0,51', 58.7, 0.51],
      ['Hellend dak rechts 2 | 41,2 m² | 1,58', 41.2, 1.58],
    ]);
  });

  it('a column of units between labels and values is no value', () => {
    const lines = linesOf([
      pageOf(`
Benaming       -         Gevel 1     Gevel 2
Oppervlakte    m²        44,7        23,4
U-waarde       W/(m²K)   0,58        0,23
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [44.7, 0.58],
      [23.4, 0.23],
    ]);
  });

  it('a few lines that look like rows do not hide a list that has them all', () => {
    const lines = linesOf([
      pageOf(`
Murs
M1 Mur avant (Surface 17,2 m²; U 1,62 W/m²K)
M2 Mur droite (Surface 16,6 m²; U 2,19 W/m²K)
M3 Mur gauche (Surface 49,2 m²; U 1,10 W/m²K)

Volume      1     12,0 m²
`),
    ]);
    assert.deepEqual(
      rowsOf(lines)
        ?.slice(0, 3)
        .map(([, area, u]) => [area, u]),
      [
        [17.2, 1.62],
        [16.6, 2.19],
        [49.2, 1.1],
      ],
    );
  });

  it('a number and its unit in two lines of a bracket', () => {
    const lines = linesOf([
      pageOf(`
P1 Plancher (U 0,55 W/m²K; Justification Preuve; Superficie 51,8
m²)
P2 Plancher (U 0,75 W/m²K; Justification
Observation; Superficie 43,0 m²)
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [51.8, 0.55],
      [43, 0.75],
    ]);
  });

  it('the rest of a value below its list does not take the name of the next row', () => {
    const lines = linesOf([
      pageOf(`
Voorgevel-GL1
U-waarde: 3,15 W/(m²K)    Oppervlakte: 9,2 m²    Beglazing: dubbel
glas
Voordeur-DE1
U-waarde: 3,70 W/(m²K)    Oppervlakte: 2,3 m²    Beglazing: -
`),
    ]);
    assert.deepEqual(
      rowsOf(lines)?.map(([text]) => /deur/.test(String(text))),
      [false, true],
    );
  });

  it('panels side by side, each with its name above its figures', () => {
    const lines = linesOf([
      pageOf(`
Façade 1                              Mur mitoyen
1,37 W/m²K       47,9 m²              0,90 W/m²K       47,2 m²
Coefficient U    Superficie           Coefficient U    Superficie
extérieur, E                          espace chauffé, S
`),
    ]);
    assert.deepEqual(
      rowsOf(lines)?.map(([text, area, u]) => [/mitoyen/.test(String(text)), area, u]),
      [
        [false, 47.9, 1.37],
        [true, 47.2, 0.9],
      ],
    );
  });

  it('sentences that go on in the next line', () => {
    const lines = linesOf([
      pageOf(`
Zuid: de oppervlakte bedraagt 23,5 m² en de Rc-waarde 1,91 m²K/W. Oost: de oppervlakte bedraagt
55,1 m² en de Rc-waarde 1,68 m²K/W.
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [23.5, 1.91],
      [55.1, 1.68],
    ]);
  });

  it('two lists of the same names, one for each measure', () => {
    const lines = linesOf([
      pageOf(`
Paroi        Surf. nette (m²)      Paroi        Valeur U (W/m²K)
Façade 1     59,1                  Façade 1     1,76
Façade 2     44,9                  Façade 2     1,27
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [59.1, 1.76],
      [44.9, 1.27],
    ]);
  });

  it('a list of labels beside the name of each row', () => {
    const lines = linesOf([
      pageOf(`
Buitenmuur links 1    Oppervlakte    27,9 m²
                      Richting       W
                      U-waarde       0,59 W/(m²K)
Buitenmuur achter 2   Oppervlakte    19,7 m²
                      Richting       N
                      U-waarde       0,31 W/(m²K)
`),
    ]);
    assert.deepEqual(rowsOf(lines), [
      ['Buitenmuur links 1 | Oppervlakte | 27,9 m² | U-waarde | 0,59 W/(m²K)', 27.9, 0.59],
      ['Buitenmuur achter 2 | Oppervlakte | 19,7 m² | Richting | N | U-waarde | 0,31 W/(m²K)', 19.7, 0.31],
    ]);
  });

  it('codes that a line below explains', () => {
    const lines = linesOf([
      pageOf(`
Omschrijving    Begrenzing    Oppervlakte (m²)    U-waarde (W/(m²K))
Gevel 1         a             53,2                1,65
Gevel 2         b             17,5                1,52
Afkortingen: a = buiten; b = verwarmde ruimte
`),
    ]);
    assert.deepEqual(rowsOf(lines), [
      ['Gevel 1 | buiten | 53,2 | 1,65', 53.2, 1.65],
      ['Gevel 2 | verwarmde ruimte | 17,5 | 1,52', 17.5, 1.52],
    ]);
  });

  it('bars of a chart have the unit of its header, and its scale is no row', () => {
    const lines = linesOf([
      pageOf(`
                            Rc-waarde (m²K/W)
Gevel noord                             0,88
18,7 m², buiten

Gevel zuid                                   1,32
35,7 m², buiten

                            0,0    0,5    1,0    1,5    2,0
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [18.7, 0.88],
      [35.7, 1.32],
    ]);
  });

  it('a symbol before a number says as much as its unit', () => {
    const lines = linesOf([pageOf('Dakvlak voor – 26,0 m²    U 1,72\nDakvlak achter – 35,6 m²    U 0,61')]);
    assert.deepEqual(measuresOf(lines), [
      [26, 1.72],
      [35.6, 0.61],
    ]);
  });

  it('questions about each element', () => {
    const lines = linesOf([
      pageOf(`
24    Surface de T1 Toiture              57,2 m²
25    Coefficient U de T1 Toiture        0,80 W/(m²K)
26    Surface de T2 Toiture              51,1 m²
27    Coefficient U de T2 Toiture        0,44 W/(m²K)
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [57.2, 0.8],
      [51.1, 0.44],
    ]);
  });

  it('numbers with a tolerance or a limit', () => {
    const lines = linesOf([
      pageOf(`
Omschrijving    Oppervlakte       Berekende U (W/(m².K)) / Eis
Gevel 1         53,2 m² (± 2 %)   1,59 > 1,50 (voldoet niet)
Gevel 2         (17,5 ± 0,4) m²   0,20 < 0,24 (voldoet)
`),
    ]);
    assert.deepEqual(measuresOf(lines), [
      [53.2, 1.59],
      [17.5, 0.2],
    ]);
  });
});

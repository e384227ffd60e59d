import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withKeyedHeaders } from '../layout/keyed-headers.ts';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { arrangePairs } from './arrange-pairs.ts';

const cellsOf = (text: string) =>
  arrangePairs(linesOf([pageOf(text)]), () => false).map(({ cells }) => cells.map((cell) => cell.text));
const PAIRS = [
  ['Bouwjaar', '1962'],
  ['Woningtype', 'Tussenwoning'],
  ['Ventilatie', 'systeem C'],
];

describe('labels and values as programs type them', () => {
  for (const [name, text] of [
    [
      'with tags',
      `
<veld naam="Bouwjaar">1962</veld>
<veld naam="Woningtype">Tussenwoning</veld>
<veld naam="Ventilatie">systeem C</veld>`,
    ],
    [
      'as fields with a sign between them',
      `
F001;Bouwjaar;1962;
F002;Woningtype;Tussenwoning;
F003;Ventilatie;systeem C;`,
    ],
    [
      'with numbers of the rows',
      `
Bouwjaar                 1510     1962
Woningtype               1520     Tussenwoning
Ventilatie               1530     systeem C`,
    ],
    [
      'with a grade of each',
      `
Bouwjaar                 A     1962
Woningtype               C     Tussenwoning
Ventilatie               A     systeem C`,
    ],
    ['in brackets behind values', '1962 (Bouwjaar); Tussenwoning (Woningtype); systeem C (Ventilatie)'],
    ['behind a dash', '1962 – Bouwjaar · Tussenwoning – Woningtype · systeem C – Ventilatie'],
  ] as const)
    it(`${name}`, () => assert.deepEqual(cellsOf(text), PAIRS));

  it('a value that may be a number keeps it where rows have none', () => {
    assert.deepEqual(cellsOf('Bouwjaar     1962\nCompactheid     3'), [
      ['Bouwjaar', '1962'],
      ['Compactheid', '3'],
    ]);
  });
});

describe('columns with letters', () => {
  for (const [place, text] of [
    ['above', '(a) Netto-opp. (m²)  (b) U-waarde\nGevel    (a)    (b)\nVoorgevel    40,5    1,2'],
    ['below', 'Gevel    (a)    (b)\nVoorgevel    40,5    1,2\n(a) Netto-opp. (m²)  (b) U-waarde'],
  ] as const)
    it(`are what the line ${place} their table says`, () => {
      const [header] = withKeyedHeaders(linesOf([pageOf(text)]));
      assert.deepEqual(
        header?.cells.map((cell) => cell.text),
        ['Gevel', 'Netto-opp. (m²)', 'U-waarde'],
      );
    });
});

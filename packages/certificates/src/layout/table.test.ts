import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { pageOf } from '../testing/page-of.ts';
import { readMatrix } from './matrix.ts';
import { paperOf } from './paper.ts';
import { readTable, type TableForm } from './table.ts';

const FORM: TableForm<'area' | 'u' | 'known' | 'text'> = {
  headerWords: new Set([
    'beschrijving',
    'oppervlakte',
    'm2',
    'u',
    'waarde',
    'bekend',
    'berekende',
    'isolatie',
  ]),
  measures: ['area', 'u'],
  group: /^hellend/,
  roles: [
    ['known', ['bekend']],
    ['area', ['oppervlakte']],
    ['u', ['berekende']],
    ['text', ['beschrijving', 'isolatie']],
  ],
};

function rowsOf(pieces: readonly TextPiece[]) {
  const paper = paperOf([{ number: 1, width: 600, height: 800, pieces, shapes: [] }]);
  return readTable(paper.lines, paper.turned, FORM).map(({ group, numbers }) => ({
    group,
    area: numbers.get('area')?.value,
    u: numbers.get('u')?.value,
  }));
}

describe('tables', () => {
  it('take numbers by their column, not by their order', () => {
    const page = pageOf(`
Beschrijving   U-waarde bekend   Berekende U-waarde   Isolatie            Oppervlakte (m²)
Hellend dak
Voorgevel      -                 0,30                 isolatie aanwezig   40,0
Plat dak
Achterbouw     0,52              0,52                 -                   32,4
`);
    assert.deepEqual(rowsOf(page.pieces), [
      { group: 'Hellend dak', area: 40, u: 0.3 },
      { group: 'Plat dak', area: 32.4, u: 0.52 },
    ]);
  });

  it('may have the name of each row in a line above it', () => {
    const page = pageOf(`
Isolatie            Oppervlakte (m²)     Berekende U-waarde
Gevel rechts
aanwezig            40,0                 0,30

Voordeur
-                   2,1                  3,10
`);
    const rows = readTable(paperOf([page]).lines, [], FORM);
    assert.deepEqual(
      rows.map(({ text, numbers }) => [text.includes('Voordeur'), numbers.get('area')?.value]),
      [
        [false, 40],
        [true, 2.1],
      ],
    );
  });

  it('may begin on the page behind their turned headers', () => {
    const upright = (text: string, x: number, y: number): TextPiece => ({
      ...{ text, x, y, height: 9, rotation: 0 },
      width: text.length * 4.5,
    });
    const turned = (text: string, x: number): TextPiece => ({ ...upright(text, x, 760), rotation: 90 });
    const head = [
      upright('Beschrijving', 40, 640),
      turned('Oppervlakte (m²)', 206),
      turned('Berekende U-waarde', 306),
    ];
    const rows = [
      ...[upright('Voorgevel', 40, 60), upright('40,0', 200, 60), upright('0,30', 300, 60)],
      ...[upright('Achtergevel', 40, 76), upright('50,0', 200, 76), upright('0,52', 300, 76)],
    ];
    const paper = paperOf(
      [head, rows].map((pieces, at) => ({ number: at + 1, width: 600, height: 800, pieces, shapes: [] })),
    );
    assert.deepEqual(
      readTable(paper.lines, paper.turned, FORM).map(({ numbers }) =>
        [...numbers].map(([name, { value }]) => [name, value]),
      ),
      [
        [
          ['area', 40],
          ['u', 0.3],
        ],
        [
          ['area', 50],
          ['u', 0.52],
        ],
      ],
    );
  });

  it('find their columns under turned headers, right-aligned values included', () => {
    const turned = (text: string, x: number): TextPiece => ({
      text,
      x,
      y: 180,
      width: text.length * 4,
      height: 8,
      rotation: 90,
    });
    const at = (text: string, x: number, y: number): TextPiece => ({
      text,
      x,
      y,
      width: text.length * 4.5,
      height: 8,
      rotation: 0,
    });
    const rows = rowsOf([
      at('Beschrijving', 48, 100),
      turned('Oppervlakte (m²)', 173),
      turned('U-waarde bekend', 208),
      turned('Berekende U-waarde', 520),
      at('Voorgevel', 48, 200),
      at('33,8', 181, 200),
      at('-', 226, 200),
      at('2,08', 526, 200),
      at('Achtergevel', 48, 215),
      at('132,0', 177, 215),
      at('0,41', 215, 215),
      at('0,41', 526, 215),
    ]);
    assert.deepEqual(rows, [
      { group: '', area: 33.8, u: 2.08 },
      { group: '', area: 132, u: 0.41 },
    ]);
  });

  it('with one column for each generator go on over the end of a page', () => {
    const paper = paperOf([
      pageOf('                       RV1          RV2\nAandeel in volume (%)  20           80', 1),
      pageOf('                       RV1          RV2\nEnergiedrager          hout         gas', 2),
    ]);
    const columns = readMatrix(paper.lines, /^RV\d$/).map(({ heading, values }) => [
      heading,
      values.get('energiedrager')?.text,
    ]);
    assert.deepEqual(columns, [
      ['RV1', 'hout'],
      ['RV2', 'gas'],
    ]);
  });
});

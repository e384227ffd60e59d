import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { paperOf } from './paper.ts';

const SIZE = 10;

/** Words one by one, as a writer places them, with the given space between them. */
function line(text: string, y: number, letter: number, space: number, x = 40): TextPiece[] {
  let at = x;
  return text.split(' ').map((word) => {
    const piece = { text: word, x: at, y, width: word.length * letter, height: SIZE, rotation: 0 };
    at += piece.width + space;
    return piece;
  });
}
const page = (pieces: readonly TextPiece[]) => ({ number: 1, width: 600, height: 800, pieces, shapes: [] });
const cellsOf = (pieces: readonly TextPiece[]) =>
  paperOf([page(pieces)]).lines.map(({ cells }) => cells.map(({ text }) => text));

describe('words of one cell', () => {
  const PROSE = ['dit certificaat is geldig tot en met', 'de energiescore van deze woning in dit jaar'];

  it('stay together in a font whose spaces are as wide as its letters', () => {
    const prose = PROSE.flatMap((text, index) => line(text, 100 + index * 14, 6, 6));
    const row = [...line('Type ventilatie', 140, 6, 6), ...line('niet aanwezig', 140, 6, 6, 300)];
    assert.deepEqual(cellsOf([...prose, ...row]), [
      ...PROSE.map((text) => [text]),
      ['Type ventilatie', 'niet aanwezig'],
    ]);
  });

  it('stay together when ligatures part them', () => {
    const pieces = [
      { text: 'Installation de chau', x: 40, y: 100, width: 120, height: SIZE, rotation: 0 },
      { text: 'ff', x: 160, y: 100, width: 7, height: SIZE, rotation: 0 },
      { text: 'age', x: 167, y: 100, width: 18, height: SIZE, rotation: 0 },
    ];
    assert.deepEqual(cellsOf(pieces), [['Installation de chauffage']]);
  });

  it('come together again where a narrow box parted them', () => {
    const header = [
      ...line('Opper-', 100, 5, 3, 40),
      ...line('U-', 100, 5, 3, 120),
      ...line('vlakte', 112, 5, 3, 40),
      ...line('waarde', 112, 5, 3, 120),
    ];
    assert.deepEqual(cellsOf(header), [['Oppervlakte', 'U-waarde']]);
  });

  it('do not leave their line for a stray letter above it', () => {
    const pieces = [
      { text: 'A', x: 312, y: 215.3, width: 6, height: 9, rotation: 0 },
      { text: '120,5 kWh/m²', x: 45, y: 218.2, width: 70, height: 14, rotation: 0 },
      { text: 'per jaar', x: 118, y: 217.6, width: 30, height: 9, rotation: 0 },
    ];
    assert.deepEqual(cellsOf(pieces), [['A'], ['120,5 kWh/m² per jaar']]);
  });
});

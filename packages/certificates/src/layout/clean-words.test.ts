import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { linesOf } from './lines.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5): TextPiece => ({
  text,
  x,
  y,
  width,
  height: 10,
  rotation: 0,
});
const cells = (...pieces: readonly TextPiece[]) =>
  linesOf([{ number: 1, width: 600, height: 800, pieces, shapes: [] }]).map((line) =>
    line.cells.map(({ text }) => text),
  );

describe('words are cleaned of what their writer drew around them', () => {
  it('one box for each figure is one number', () => {
    const boxes = [...'1962'].map((figure, at) => piece(figure, 200 + at * 14, 100));
    assert.deepEqual(cells(piece('Bouwjaar', 40, 100), ...boxes), [['Bouwjaar', '1962']]);
    // Figures of columns stand further apart.
    assert.deepEqual(cells(piece('1', 40, 100), piece('2', 140, 100)), [['1', '2']]);
  });

  it('branches of a tree are no words', () => {
    assert.deepEqual(cells(piece('├── Bouwjaar: 1962', 40, 100), piece('│', 40, 120, 5)), [
      ['Bouwjaar: 1962'],
    ]);
  });

  it('a spreadsheet is printed without the letters of its columns and the numbers of its rows', () => {
    const sheet = [
      ...['A', 'B'].map((letter, at) => piece(letter, 100 + at * 100, 100)),
      ...[8, 9, 10].flatMap((row, at) => [
        piece(String(row), 40, 120 + at * 20),
        piece('Oppervlakte', 90, 120 + at * 20),
        piece('30', 200, 120 + at * 20),
      ]),
    ];
    assert.deepEqual(
      cells(...sheet),
      Array.from({ length: 3 }, () => ['Oppervlakte', '30']),
    );
  });
});

describe('marks are filled in', () => {
  it('a ditto mark repeats the cell above, or the unit behind its number', () => {
    assert.deepEqual(
      cells(
        piece('Plan', 40, 100),
        piece('33,1 m²', 200, 100),
        piece('″', 45, 120),
        piece('41,0 ″', 200, 120, 32),
      ),
      [
        ['Plan', '33,1 m²'],
        ['Plan', '41,0 m²'],
      ],
    );
  });

  it('a cross says what its column says', () => {
    assert.deepEqual(
      cells(
        ...['Kenmerk', 'Ja', 'Neen'].map((text, at) => piece(text, 40 + at * 150, 100)),
        piece('Zonneboiler', 40, 120),
        piece('X', 342, 120),
      ),
      [['Zonneboiler', 'Neen']],
    );
  });
});

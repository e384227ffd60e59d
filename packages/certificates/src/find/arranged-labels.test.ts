import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Line } from '../layout/lines.ts';
import { linesOf } from '../layout/lines.ts';
import { arrangePairs } from './arrange-pairs.ts';

type Placed = readonly [text: string, x: number, y: number, size?: number];

/** Lines of a page with these pieces, each letter half as wide as it is high. */
function linesWith(pieces: readonly Placed[]): Line[] {
  const placed = pieces.map(([text, x, y, size = 8]) => ({
    text,
    x,
    y,
    width: text.length * size * 0.5,
    height: size,
    rotation: 0,
  }));
  return linesOf([{ number: 1, width: 595, height: 842, pieces: placed, shapes: [] }]);
}

const pairsOf = (pieces: readonly Placed[]) =>
  arrangePairs(linesWith(pieces), () => false).map(({ cells }) => cells.map(({ text }) => text));

describe('labels and values', () => {
  it('in columns of different heights belong to those of their own column', () => {
    const found = pairsOf([
      ['Verwarming', 40, 100],
      ['Sanitair warm', 200, 100],
      ['condenserende', 40, 111],
      ['water', 200, 111],
      ['ketel', 40, 122],
      ['elektrische boiler', 200, 122],
      ['Bouwjaar', 40, 150],
      ['Ventilatie', 200, 150],
      ['1962', 40, 161],
      ['systeem C', 200, 161],
    ]);
    assert.deepEqual(
      new Map(found.map(([label = '', value = '']) => [label, value])),
      new Map([
        ['Verwarming', 'condenserende ketel'],
        ['Bouwjaar', '1962'],
        ['Sanitair warm water', 'elektrische boiler'],
        ['Ventilatie', 'systeem C'],
      ]),
    );
  });

  it('stand below values where the first row has values', () => {
    const found = pairsOf([
      ['1962', 40, 100],
      ['239', 200, 100],
      ['Bouwjaar', 40, 114],
      ['Bruikbare vloeroppervlakte', 200, 114],
      ['gas', 40, 128],
      ['aanwezig', 200, 128],
      ['Energiedrager', 40, 142],
      ['Zonneboiler', 200, 142],
    ]);
    assert.deepEqual(found.find(([label]) => label === 'Bruikbare vloeroppervlakte')?.[1], '239');
    assert.deepEqual(found.find(([label]) => label === 'Zonneboiler')?.[1], 'aanwezig');
  });

  it('in running text are parted at the marks that end a value', () => {
    assert.deepEqual(
      pairsOf([
        ['Type maison; Année de construction 1950; Chauffage chaudière, mazout;', 40, 100],
        ['Ventilation absent.', 40, 110],
      ]).map(([text]) => text),
      ['Type maison', 'Année de construction 1950', 'Chauffage chaudière, mazout', 'Ventilation absent'],
    );
  });
});

describe('text of lines', () => {
  const textOf = (pieces: readonly Placed[]) => linesWith(pieces).map(({ text }) => text);

  it('has no spaces within letter-spaced words', () => {
    assert.deepEqual(textOf([['B o u w j a a r', 40, 100]]), ['Bouwjaar']);
    for (const text of ['a b en c', 'A B C D E F G']) assert.deepEqual(textOf([[text, 40, 100]]), [text]);
  });

  it('has no marks of footnotes, and powers only behind a metre', () => {
    assert.deepEqual(
      textOf([
        ['146 m', 40, 100],
        ['2', 60, 97, 5],
        ['Bouwjaar', 120, 100],
        ['2', 152, 97, 5],
      ]),
      ['146 m²  Bouwjaar'],
    );
  });

  it('joins decimals of a column of their own', () => {
    assert.deepEqual(
      textOf([
        ['24', 40, 100],
        [',7', 48, 100],
        ['30', 90, 100],
        ['12,5', 140, 100],
      ]),
      ['24,7  30  12,5'],
    );
  });
});

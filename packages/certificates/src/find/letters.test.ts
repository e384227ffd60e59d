import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { linesOf } from '../layout/lines.ts';
import { lettersIn } from './letters.ts';

const piece = (text: string, y: number, height = 9): TextPiece => ({
  text,
  x: 60,
  y,
  width: text.length * height * 0.5,
  height,
  rotation: 0,
});
const lettersOf = (pieces: readonly TextPiece[]) =>
  lettersIn(linesOf([{ number: 1, width: 595, height: 842, pieces, shapes: [] }]), 'netherlands').map(
    ({ value }) => value,
  );
const TEXT = ['Energielabel woning', 'Registratienummer', 'Bouwperiode'].map((text, row) =>
  piece(text, 60 + 20 * row),
);
const scanned = (pieces: readonly TextPiece[]) => pieces.map((each) => ({ ...each, confidence: 90 }));

test('a letter in a sentence comes before one that stands alone', () => {
  const letters = lettersOf([...TEXT, piece('E', 200, 20), piece('Deze woning heeft energielabel D.', 300)]);
  assert.deepEqual(letters, ['D', 'E']);
});

test('a letter alone is the label of a scan only where it was read in large print: others are left of a scale', () => {
  assert.deepEqual(lettersOf([...TEXT, piece('E', 200)]), ['E']);
  assert.deepEqual(lettersOf(scanned([...TEXT, piece('E', 200)])), []);
  const large = { ...piece('D', 300, 20), isLargeLetter: true };
  assert.deepEqual(lettersOf(scanned([...TEXT, piece('E', 200), large])), ['D']);
});

test('letters of a scan that differ leave the label open', () => {
  const large = { ...piece('D', 300, 20), isLargeLetter: true };
  const sentence = (letter: string) => piece(`Deze woning heeft energielabel ${letter}.`, 200);
  assert.deepEqual(lettersOf(scanned([...TEXT, sentence('B'), large])), []);
  assert.deepEqual(lettersOf(scanned([...TEXT, sentence('D'), large])), ['D', 'D']);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextPiece } from '../contract/text.ts';
import { linesOf } from './lines.ts';
import { mendText } from './mend-text.ts';
import { paperOf } from './paper.ts';

const piece = (text: string, x: number, y: number, width: number, height = 10, rotation = 0): TextPiece => ({
  text,
  x,
  y,
  width,
  height,
  rotation,
});
const page = (pieces: readonly TextPiece[]) => ({ number: 1, width: 600, height: 800, pieces, shapes: [] });
const cells = (pieces: readonly TextPiece[]) =>
  linesOf([page(pieces)]).map((line) => line.cells.map((cell) => cell.text));

describe('pieces become words, lines and cells', () => {
  it('a raised 2 joins the m before it, on its line', () => {
    assert.deepEqual(cells([piece('oppervlakte: 188 m', 50, 100, 90), piece('2', 140.5, 96, 4, 6)]), [
      ['oppervlakte: 188 m²'],
    ]);
  });

  it('a unit goes on behind a raised 2', () => {
    assert.deepEqual(
      cells([piece('202 kWh/(m', 50, 100, 50), piece('2', 100, 96, 4, 6), piece('jaar)', 106.5, 100, 25)]),
      [['202 kWh/(m² jaar)']],
    );
  });

  it('a ligature that was written apart is no word of its own', () => {
    assert.deepEqual(cells([piece('Pro', 50, 100, 15), piece('fi', 65, 100, 6), piece('el', 71, 100, 9)]), [
      ['Profiel'],
    ]);
  });

  it('a gap parts cells, a small difference of height does not part lines', () => {
    assert.deepEqual(
      cells([piece('Bouwjaar', 50, 100, 40), piece('1962', 200, 101, 20), piece('Daken', 50, 120, 30)]),
      [['Bouwjaar', '1962'], ['Daken']],
    );
  });

  it('turned text is read upwards and stands where it stands', () => {
    const paper = paperOf([
      page([piece('Netto-oppervlakte', 100, 300, 80, 8, 90), piece('(m²)', 100, 215, 20, 8, 90)]),
    ]);
    assert.deepEqual(
      paper.turned.map(({ text }) => text),
      ['Netto-oppervlakte', '(m²)'],
    );
    const [left = 0, top = 0, right = 0, bottom = 0] = paper.turned[0]?.box ?? [];
    assert.ok(left < 100 && right > 100 && Math.abs(bottom - 300) < 1 && Math.abs(top - 220) < 1);
  });
});

describe('what writers do to letters is undone', () => {
  for (const [written, meant] of [
    ['Energiepresta琀椀ecer琀椀ficaat', 'Energieprestatiecertificaat'],
    ['certiﬁcaat', 'certificaat'],
    ['Chauûage', 'Chauffage'],
    ['août', 'août'],
    ['12\u202f300 m2', '12 300 m²'],
    ['E\u2212', 'E-'],
  ] as const) {
    it(`${written} is ${meant}`, () => assert.equal(mendText(written), meant));
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Box } from '../contract/text.ts';
import { paperOf } from '../layout/paper.ts';
import { pageOf } from '../testing/page-of.ts';
import { drawnLabel } from './drawn-label.ts';

/** The scale's letters stand 14 points apart, the first at 40. */
const arrowAt = (row: number): Box => [500, 30 + 14 * row, 550, 42 + 14 * row];

function labelWith(...shapes: Box[]) {
  const paper = paperOf([{ ...pageOf('A\nB\nC\nD\nE\nF\nG'), shapes }]);
  return drawnLabel(paper, paper.lines, 'netherlands')?.value;
}

describe('a label that is only drawn', () => {
  it('is that of the row beside which the arrow stands', () => {
    assert.equal(labelWith(arrowAt(0)), 'A');
    assert.equal(labelWith([40, 30, 300, 130], arrowAt(4)), 'E');
  });

  it('is none without an arrow, with two, or with something as large as the scale', () => {
    assert.equal(labelWith(), undefined);
    assert.equal(labelWith(arrowAt(1), arrowAt(5)), undefined);
    assert.equal(labelWith([400, 20, 580, 160]), undefined);
  });
});

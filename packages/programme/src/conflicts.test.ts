import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findConflict } from './conflicts.ts';
import { ProblemBuilder } from './problem.ts';
import { drawPortfolio } from './testing/draw-problem.ts';

describe('limits that cannot all be kept', () => {
  it('are the few that contradict each other, not all', () => {
    const builder = new ProblemBuilder([
      { id: 'budget', kind: 'AT_MOST', amount: 100 },
      { id: 'hours', kind: 'AT_MOST', amount: 1_000 },
      { id: 'good_labels', kind: 'AT_LEAST', amount: 3 },
    ]);
    for (let home = 0; home < 5; home++) {
      const works = {
        cost: 5,
        uses: new Map([
          [0, 50],
          [1, 10],
          [2, 1],
        ]),
      };
      builder.addHome([{ cost: 0, uses: new Map() }, works]);
    }
    assert.deepEqual(
      findConflict(builder.build())?.limits.map(({ id }) => id),
      ['budget', 'good_labels'],
    );
  });

  it('do not exist where a programme does', () => {
    assert.equal(findConflict(drawPortfolio({ homes: 100, years: 4, packages: 4, seed: 8 })), null);
  });
});

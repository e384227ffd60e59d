import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadSolver } from './load-solver.ts';
import { at, excessOf, ProblemBuilder, totalsOf } from './problem.ts';
import { solve } from './solve.ts';
import { drawPortfolio, drawSmallProblem, randomFrom } from './testing/draw-problem.ts';
import { cheapestByEnumeration } from './testing/enumerate.ts';

const highs = await loadSolver();

describe('the best programme', () => {
  it('is the one that trying every choice finds, and its bound is never above it', () => {
    const random = randomFrom(11);
    for (let drawn = 0; drawn < 150; drawn++) {
      const problem = drawSmallProblem(random);
      const cheapest = cheapestByEnumeration(problem);
      const programme = solve(highs, problem, { gap: 0 });
      assert.equal(programme?.costCents ?? null, cheapest, `problem ${drawn}`);
      if (programme !== null)
        assert.ok(programme.boundCents <= programme.costCents + 1e-6, `bound of problem ${drawn}`);
    }
  });

  it('breaks no limit and is within 0.1 % of its bound for a thousand homes', () => {
    const problem = drawPortfolio({ homes: 1000, years: 8, packages: 6, seed: 4 });
    const programme = solve(highs, problem, { gap: 1e-3 });
    assert.ok(programme !== null);
    const { used, costCents } = totalsOf(problem, programme.choice);
    assert.equal(costCents, programme.costCents);
    assert.deepEqual(
      [...excessOf(problem, used)].filter((excess) => excess > 0),
      [],
    );
    assert.ok(programme.costCents - programme.boundCents <= 1e-3 * programme.boundCents);
  });

  it('reports a bound that only rises and a cost that only falls', () => {
    const problem = drawPortfolio({ homes: 200, years: 4, packages: 4, seed: 5 });
    let [bound, cost] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    solve(highs, problem, {
      onProgress: ({ costCents, boundCents }) => {
        assert.ok(boundCents >= bound && (costCents ?? cost) <= cost);
        [bound, cost] = [boundCents, costCents ?? cost];
      },
    });
    assert.ok(bound > 0 && cost < Number.POSITIVE_INFINITY);
  });

  it('has the price of a limit as what one more unit of it saves', () => {
    const problem = drawPortfolio({ homes: 1000, years: 8, packages: 6, seed: 6 });
    const before = solve(highs, problem, { gap: 1e-4 });
    assert.ok(before !== null);
    const limit = before.prices.indexOf(Math.max(...before.prices.subarray(0, 16)));
    const more = Math.round((problem.limits[limit]?.amount ?? 0) * 0.01);
    const limits = problem.limits.map((own, index) =>
      index === limit ? { ...own, amount: own.amount + more } : own,
    );
    const after = solve(highs, { ...problem, limits }, { startPrices: before.prices });
    assert.ok(after !== null);
    const saved = before.boundCents - after.boundCents;
    assert.ok(Math.abs(saved / (at(before.prices, limit) * more) - 1) < 0.05, `${saved} saved`);
  });
});

describe('a problem', () => {
  it('is refused when an amount is not whole or a home has no column', () => {
    const builder = new ProblemBuilder([{ id: 'budget', kind: 'AT_MOST', amount: 10 }]);
    assert.throws(() => builder.addHome([]), /at least one column/);
    assert.throws(() => builder.addHome([{ cost: 0.5, uses: new Map() }]), /integer of cents/);
    assert.throws(
      () => builder.addHome([{ cost: 1, uses: new Map([[0, 0.5]]) }]),
      /amount must be an integer/,
    );
    assert.throws(() => builder.addHome([{ cost: 1, uses: new Map([[1, 1]]) }]), /no limit 1/);
  });
});

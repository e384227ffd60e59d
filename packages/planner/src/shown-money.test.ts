import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import fc from 'fast-check';
import { addUp } from './add-up.ts';
import { monthOf, paymentPerMonth } from './month.ts';
import { roundFigures, roundRange } from './round-figures.ts';
import { shownMoney } from './shown-money.ts';

const DATE = '2026-11-15';
const planOf = (zip_code: string, country = 'BE', options: object = {}) => {
  const estate = {
    address: { country, zip_code },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1935,
  };
  return planRenovation(parseEstateInput({ ...estate, dwelling: { habitable_space_m2: 140 } }, DATE), {
    date: DATE,
    ...options,
  });
};

test('whole amounts add up to the whole sum, each within a euro of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 9_000_000 }), { maxLength: 12 }), (cents) => {
      const amounts = cents.map((one) => one / 100);
      const shown = addUp(amounts);
      const sum = amounts.reduce((all, one) => all + one, 0);
      assert.ok(
        Math.abs(shown.reduce((all, one) => all + one, 0) - Math.round(sum)) <=
          1e-6 + Number(sum % 1 === 0.5),
      );
      for (const [at, one] of shown.entries()) assert.ok(Math.abs(one - (amounts[at] ?? 0)) <= 1);
    }),
  );
});

test('steps, totals and the bridge of a plan agree to the euro', () => {
  for (const plan of [
    planOf('9000'),
    planOf('9000', 'BE', { income_group: 4 }),
    planOf('3511AB', 'NL'),
    planOf('4000'),
  ]) {
    const { steps, works, vat, inclVat, grants, net } = shownMoney(plan);
    const sum = (of: (money: (typeof steps)[number]) => number) =>
      steps.reduce((all, one) => all + of(one), 0);
    assert.equal(
      sum(({ net: one }) => one),
      net,
    );
    assert.equal(
      sum(({ grants: one }) => one),
      grants,
    );
    assert.equal(works + vat, inclVat);
    assert.equal(inclVat - grants, net);
    assert.equal(net, Math.round(plan.totals.net_cost));
  }
});

test('two figures count, and a range never leaves out the figure beside it', () => {
  assert.deepEqual(
    [31_023, 444, 99, 7, 0, 995].map((value) => roundFigures(value)),
    [31_000, 440, 99, 7, 0, 1000],
  );
  fc.assert(
    fc.property(fc.tuple(fc.nat(200_000), fc.nat(200_000), fc.nat(200_000)), ([a, b, figure]) => {
      const range = roundRange({ p10: Math.min(a, b), p90: Math.max(a, b) }, figure);
      const shown = roundFigures(figure);
      assert.ok(range.p10 <= shown && shown <= range.p90);
    }),
  );
});

test('a month is bill and loan; a public loan costs what the engine says', () => {
  const plan = planOf('3511AB', 'NL');
  const { loan } = plan.cash_flow;
  assert.ok(loan);
  assert.equal(
    Math.round(paymentPerMonth(loan.amount, loan.rate_percent, loan.years)),
    Math.round(loan.payment_per_month),
  );
  const open = monthOf(plan, { ratePercent: null, years: null });
  assert.equal(open.loan?.id, loan.id);
  assert.equal(open.moreThanNow, open.billAfter - open.support + (open.loan?.perMonth ?? 0) - open.billNow);
  const own = monthOf(plan, { ratePercent: 0, years: 10 });
  assert.equal(own.loan?.perMonth, Math.round(Math.round(plan.totals.net_cost) / 120));
  assert.equal(own.ownMoney, 0);
  // No rate is known in Flanders without an income: then there is a bill, and no loan.
  assert.equal(monthOf(planOf('9000'), { ratePercent: null, years: null }).loan, null);
});

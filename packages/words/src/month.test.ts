import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { monthOf, NO_OWN_LOAN, paymentPerMonth } from './month.ts';

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

test('a month is bill and loan; a public loan costs what the engine says', () => {
  const plan = planOf('3511AB', 'NL');
  const { loan } = plan.cash_flow;
  assert.ok(loan);
  assert.equal(
    Math.round(paymentPerMonth(loan.amount, loan.rate_percent, loan.years)),
    Math.round(loan.payment_per_month),
  );
  const open = monthOf(plan, NO_OWN_LOAN);
  assert.equal(open.loan?.id, loan.id);
  assert.equal(open.moreThanNow, open.billAfter - open.support + (open.loan?.perMonth ?? 0) - open.billNow);
  const own = monthOf(plan, { ratePercent: 0, years: 10 });
  assert.equal(own.loan?.perMonth, Math.round(Math.round(plan.totals.net_cost) / 120));
  assert.equal(own.ownMoney, 0);
  // No rate is known in Flanders without an income: then the loan is an example, and named so.
  const example = monthOf(planOf('9000'), NO_OWN_LOAN).loan;
  assert.deepEqual(
    [example?.kind, example?.id, example?.ratePercent, example?.years],
    ['example', null, 3.5, 20],
  );
});

test('the month of an owner who lets the home has no energy bill, which is the tenant’s', () => {
  const rented = monthOf(planOf('3511AB', 'NL', { ownership: 'landlord' }), NO_OWN_LOAN);
  assert.equal(rented.isWithBill, false);
  assert.equal(rented.moreThanNow, (rented.loan?.perMonth ?? 0) - rented.support);
  assert.equal(rented.totalDuring, rented.moreThanNow);
});

/** What a plan is a month: energy bill and loan, before, during the loan and after it. Whole euros that add up. */
import { isLet, type StoredPlan } from '@rooftree/engine';
import { billsOf } from './bills.ts';

const MONTHS = 12;
/**
 * What banks ask for a renovation, to show what a month would be; a reader enters the rate of their own. General
 * knowledge (2026).
 */
const EXAMPLE_LOAN = { ratePercent: 3.5, years: 20 };
export const LOAN_BOUNDS = { rate: { min: 0, max: 20 }, years: { min: 1, max: 40 } } as const;

export interface OwnLoan {
  ratePercent: number | null;
  years: number | null;
}

export interface Loan {
  kind: 'public' | 'own' | 'example';
  /** Of a public loan. */
  id: string | null;
  amount: number;
  ratePercent: number;
  years: number;
  perMonth: number;
}

export interface Month {
  /** False where a tenant pays the energy bill: the owner's month is what the loan costs. */
  isWithBill: boolean;
  billNow: number;
  billAfter: number;
  /** Paid for the power of the panels, in the first years. */
  support: number;
  loan: Loan | null;
  ownMoney: number;
  totalDuring: number;
  /** What is more (or, below zero, less) each month than today, during the loan; without one, after the works. */
  moreThanNow: number;
}

/** Without terms of the reader's own. */
export const NO_OWN_LOAN: OwnLoan = { ratePercent: null, years: null };

export function monthOf(plan: StoredPlan, own: OwnLoan): Month {
  const loan = loanOf(plan, own);
  const bills = billsOf(plan);
  const billNow = Math.round(bills.now / MONTHS);
  const billAfter = Math.round(bills.after / MONTHS);
  const support = Math.round(plan.cash_flow?.years[0]?.support ?? 0);
  const isWithBill = !isLet(plan.controls.ownership);
  const totalDuring = (isWithBill ? billAfter : 0) - support + (loan?.perMonth ?? 0);
  return {
    isWithBill,
    billNow,
    billAfter,
    support,
    loan,
    ownMoney: Math.max(0, Math.round(plan.totals.net_cost) - (loan?.amount ?? 0)),
    totalDuring,
    moreThanNow: totalDuring - (isWithBill ? billNow : 0),
  };
}

/**
 * The reader's own terms for the whole sum; else the public loan that the engine found; else an example. None where
 * there is nothing to pay.
 */
function loanOf(plan: StoredPlan, own: OwnLoan): Loan | null {
  const found = plan.cash_flow?.loan ?? null;
  const amount = Math.round(plan.totals.net_cost);
  if (amount <= 0) return null;
  const isOwn = own.ratePercent !== null || own.years !== null;
  if (!isOwn && found !== null) {
    return {
      kind: 'public',
      id: found.id,
      amount: Math.round(found.amount),
      ratePercent: found.rate_percent,
      years: found.years,
      perMonth: Math.round(found.payment_per_month),
    };
  }
  const ratePercent = own.ratePercent ?? found?.rate_percent ?? EXAMPLE_LOAN.ratePercent;
  const years = own.years ?? found?.years ?? EXAMPLE_LOAN.years;
  const perMonth = Math.round(paymentPerMonth(amount, ratePercent, years));
  return { kind: isOwn ? 'own' : 'example', id: null, amount, ratePercent, years, perMonth };
}

/** Equal payments at a nominal yearly rate: the annuity formula. */
export function paymentPerMonth(amount: number, ratePercent: number, years: number): number {
  const months = years * MONTHS;
  const rate = ratePercent / 100 / MONTHS;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

/** What a buyer pays and saves each month, with the public loan that costs least. */
import type { CashFlow, CashFlowYear, Plan } from '../../contract/plan.ts';
import { HORIZON_YEARS } from '../../money/lifetime-cost.ts';
import { minAmountEur } from '../../money/loans.ts';

const MONTHS = 12;

/** What the months of a plan are made of. */
export interface MonthlyMoney {
  netCents: number;
  /** Of the energy bill at the prices of the plan's date, EUR a year. */
  savingsEur: number;
  /** Support that is paid yearly: EUR a year, and for how long. */
  supportEurPerYear: number;
  supportYears: number;
  firstYear: number;
  /** Energy bills of a year, EUR, before and after the works. */
  billsIn: (year: number) => { before: number; after: number };
}

export function cashFlowOf(money: MonthlyMoney, loans: Plan['loans']): CashFlow {
  const { netCents } = money;
  const savingsCents = perMonthCents(money.savingsEur + money.supportEurPerYear);
  const loan = cheapestLoan(netCents, loans);
  const paidCents = Math.round((loan?.payment_per_month ?? 0) * 100);
  return {
    loan,
    own_money: (netCents - Math.round((loan?.amount ?? 0) * 100)) / 100,
    savings_per_month: savingsCents / 100,
    net_per_month: loan === null ? null : (savingsCents - paidCents) / 100,
    years: netCents > 0 ? yearsOf(money, paidCents, loan?.years ?? 0) : [],
  };
}

/** What a loan may depend on that no plan knows: then it is not counted. */
const OPEN_CONDITIONS: readonly string[] = ['income_group', 'association_applies', 'rent_agreed'];

function cheapestLoan(netCents: number, loans: Plan['loans']): CashFlow['loan'] {
  const usable = loans.flatMap(
    ({ id, max_amount_eur, max_years: years, rate_percent, conditions, confidence }) => {
      if (years === null || rate_percent === null || max_amount_eur === null || netCents <= 0) return [];
      if (netCents < minAmountEur(id) * 100) return [];
      if (OPEN_CONDITIONS.some((one) => conditions.includes(one))) return [];
      const amountCents = Math.min(netCents, Math.round(max_amount_eur * 100));
      const payment = paymentCents(amountCents, rate_percent, years);
      return [
        { id, amount: amountCents / 100, years, rate_percent, payment_per_month: payment / 100, confidence },
      ];
    },
  );
  return usable.sort((a, b) => a.rate_percent - b.rate_percent || b.years - a.years)[0] ?? null;
}

function yearsOf(money: MonthlyMoney, paidCents: number, loanYears: number): CashFlowYear[] {
  const rows: CashFlowYear[] = [];
  for (let at = 0; at < HORIZON_YEARS; at++) {
    const { before, after } = money.billsIn(money.firstYear + at);
    const beforeCents = perMonthCents(before);
    const afterCents = perMonthCents(after);
    const supportCents = at < money.supportYears ? perMonthCents(money.supportEurPerYear) : 0;
    const loanCents = at < loanYears ? paidCents : 0;
    const row: CashFlowYear = {
      from_year: money.firstYear + at,
      bill_before: beforeCents / 100,
      bill_after: afterCents / 100,
      support: supportCents / 100,
      loan_payment: loanCents / 100,
      net: (beforeCents - afterCents + supportCents - loanCents) / 100,
    };
    const last = rows.at(-1);
    const isSame =
      last?.bill_before === row.bill_before &&
      last.bill_after === row.bill_after &&
      last.support === row.support &&
      last.loan_payment === row.loan_payment;
    if (!isSame) rows.push(row);
  }
  return rows;
}

function perMonthCents(eurPerYear: number): number {
  return Math.round((eurPerYear * 100) / MONTHS);
}

/** Equal monthly payments at a nominal yearly rate: the annuity formula. */
function paymentCents(amountCents: number, ratePercent: number, years: number): number {
  const months = years * MONTHS;
  const rate = ratePercent / 100 / MONTHS;
  const payment = rate === 0 ? amountCents / months : (amountCents * rate) / (1 - (1 + rate) ** -months);
  return Math.round(payment);
}

/** What a buyer pays and saves each month, with the public loan that costs least. */
import type { CashFlow, Plan } from '../contract/plan.ts';

const MONTHS = 12;

/** `savingsEur`: of the energy bill, with support that is paid yearly. */
export function cashFlowOf(netCents: number, savingsEur: number, loans: Plan['loans']): CashFlow {
  const savingsCents = Math.round((savingsEur * 100) / MONTHS);
  const usable = loans.flatMap((loan) => {
    const { max_amount_eur: most, max_years: years, rate_percent: ratePercent } = loan;
    if (years === null || ratePercent === null || most === null || netCents <= 0) return [];
    const amountCents = Math.min(netCents, Math.round(most * 100));
    return [
      { loan, years, ratePercent, amountCents, monthlyCents: paymentCents(amountCents, ratePercent, years) },
    ];
  });
  const [cheapest] = usable.sort((a, b) => a.ratePercent - b.ratePercent || b.years - a.years);
  if (cheapest === undefined) {
    return {
      loan: null,
      own_money: netCents / 100,
      savings_per_month: savingsCents / 100,
      net_per_month: null,
    };
  }
  const { loan, years, ratePercent, amountCents, monthlyCents } = cheapest;
  return {
    loan: {
      id: loan.id,
      amount: amountCents / 100,
      years,
      rate_percent: ratePercent,
      payment_per_month: monthlyCents / 100,
      confidence: loan.confidence,
    },
    own_money: (netCents - amountCents) / 100,
    savings_per_month: savingsCents / 100,
    net_per_month: (savingsCents - monthlyCents) / 100,
  };
}

/** Equal monthly payments at a nominal yearly rate: the annuity formula. */
function paymentCents(amountCents: number, ratePercent: number, years: number): number {
  const months = years * MONTHS;
  const rate = ratePercent / 100 / MONTHS;
  const payment = rate === 0 ? amountCents / months : (amountCents * rate) / (1 - (1 + rate) ** -months);
  return Math.round(payment);
}

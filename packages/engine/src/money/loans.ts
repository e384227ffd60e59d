import type { Plan } from '../contract/plan.ts';
import { LOAN_TABLE } from '../data/loans.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';

/** Public loans that are open in the region on the date. */
export function loansFor({ region, country, estateType }: Dwelling, date: string): Plan['loans'] {
  return LOAN_TABLE.filter(
    (loan) =>
      (loan.region === region || loan.region === country) &&
      loan.from <= date &&
      (loan.to === null || date <= loan.to) &&
      (loan.forApartmentsOnly !== true || estateType === 'APARTMENT'),
  ).map((loan) => ({
    id: loan.id,
    max_amount_eur: loan.maxAmountEur,
    max_years: loan.maxYears,
    rate_percent: loan.ratePercent,
    confidence: loan.confidence,
  }));
}

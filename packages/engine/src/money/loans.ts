import type { IncomeGroup } from '../contract/codes.ts';
import type { Plan } from '../contract/plan.ts';
import type { LoanCondition } from '../contract/remarks.ts';
import { LOAN_TABLE } from '../data/loans.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';

/** Public loans that are open in the region on the date, for this income; those that go by an income that is not told say so. */
export function loansFor(
  { region, country, estateType }: Dwelling,
  date: string,
  incomeGroup: IncomeGroup | null,
): Plan['loans'] {
  return LOAN_TABLE.filter(
    (loan) =>
      (loan.region === region || loan.region === country) &&
      loan.from <= date &&
      (loan.to === null || date <= loan.to) &&
      (loan.forApartmentsOnly !== true || estateType === 'APARTMENT') &&
      (incomeGroup === null || (loan.incomeGroups?.includes(incomeGroup) ?? true)),
  ).map((loan) => {
    const isOpen = loan.incomeGroups !== undefined && incomeGroup === null;
    const conditions: LoanCondition[] = isOpen ? ['income_group', ...loan.conditions] : [...loan.conditions];
    return {
      id: loan.id,
      max_amount_eur: loan.maxAmountEur,
      max_years: loan.maxYears,
      rate_percent: loan.ratePercent,
      conditions,
      confidence: loan.confidence,
    };
  });
}

import type { Plan, PlanControls } from '../contract/plan.ts';
import type { LoanCondition } from '../contract/remarks.ts';
import { LOAN_TABLE, type Loan } from '../data/prices/loans.ts';
import type { Dwelling } from '../dwelling/dwelling.ts';
import { isNear, isOpenOn } from './validity.ts';

type Owner = Pick<PlanControls, 'income_group' | 'ownership'>;

/**
 * Public loans for what a plan costs after grants that are open in the region on the date, to this owner, for a
 * dwelling of this age. Those that go by something that is not known say so.
 */
export function loansFor(dwelling: Dwelling, date: string, owner: Owner, netCents: number): Plan['loans'] {
  return LOAN_TABLE.filter((loan) => isFor(loan, dwelling, date, owner)).map((loan) => ({
    id: loan.id,
    max_amount_eur: maxAmountEur(loan, dwelling),
    max_years: maxYears(loan, netCents),
    rate_percent: loan.ratePercent,
    conditions: conditionsOf(loan, date, owner),
    confidence: loan.confidence,
  }));
}

function isFor(
  loan: Loan,
  { region, country, estateType, yearBuilt }: Dwelling,
  date: string,
  { income_group: group, ownership = null }: Owner,
): boolean {
  const isOfOccupier = ownership === null || ownership === 'occupier';
  return (
    (loan.region === region || loan.region === country) &&
    isOpenOn(date, loan) &&
    (loan.forApartmentsOnly !== true || estateType === 'APARTMENT') &&
    Number(date.slice(0, 4)) - yearBuilt >= (loan.minAgeYears ?? 0) &&
    (ownership === null || (loan.ownerships?.includes(ownership) ?? true)) &&
    // Groups are those of occupiers.
    (!isOfOccupier || group === null || (loan.incomeGroups?.includes(group) ?? true))
  );
}

function conditionsOf(loan: Loan, date: string, { income_group: group, ownership }: Owner): LoanCondition[] {
  const conditions = loan.conditions.filter((one) => one !== 'owner_occupier' || ownership !== 'occupier');
  const isOfOccupier = ownership == null || ownership === 'occupier';
  if (isOfOccupier && loan.incomeGroups !== undefined && group === null) conditions.unshift('income_group');
  if (ownership === 'landlord') conditions.push(...(loan.conditionsOfLandlords ?? []));
  if (isNear(date, loan.to)) conditions.push('terms_change');
  return conditions;
}

/** Of a loan to an association, what falls on this dwelling. */
function maxAmountEur(
  { maxAmountEur: eur, maxAmountOfBuildingEur = 0 }: Loan,
  { building }: Dwelling,
): number | null {
  return eur === null ? null : Math.round(eur + maxAmountOfBuildingEur * (building?.ownerShare ?? 1));
}

function maxYears({ maxYears: years, maxYearsBelow }: Loan, netCents: number): number | null {
  const isBelow = maxYearsBelow !== undefined && netCents < maxYearsBelow.eur * 100;
  return isBelow ? maxYearsBelow.years : years;
}

/** The least that is lent. */
export function minAmountEur(id: string): number {
  return LOAN_TABLE.find((loan) => loan.id === id)?.minAmountEur ?? 0;
}

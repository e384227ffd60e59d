/** What an association can borrow for its works, to the euro and by date. */
import type { AssociationLoan } from '../../contract/building-plan.ts';
import type { Country, MeasureCode, Region, RelatedWork } from '../../contract/codes.ts';
import type { LoanCondition } from '../../contract/remarks.ts';
import {
  ASSOCIATION_BANK_LOAN,
  ASSOCIATION_TERMS,
  type AssociationTerms,
  LOAN_TABLE,
  type Loan,
  type LoanPackage,
} from '../../data/prices/loans.ts';
import { isNear, isOpenOn } from '../../money/validity.ts';

export interface LoanScope {
  date: string;
  region: Region;
  yearBuilt: number;
  dwellings: number;
  works: readonly (MeasureCode | RelatedWork)[];
  /** Null: `USUAL`. */
  package?: LoanPackage;
}

/** A loan that is open to an association. */
export interface LoanOffer {
  id: string;
  minCents: number;
  /** Null: the bank decides. */
  maxCents: number | null;
  /** Shortest first. */
  years: readonly number[];
  ratePercent: number;
  /** The last day of these terms; null: no end is known. */
  until: string | null;
  conditions: LoanCondition[];
  confidence: AssociationLoan['confidence'];
}

/** The public loan of the region on the day, or null. */
export function publicLoanFor(scope: LoanScope): LoanOffer | null {
  const { date, region, yearBuilt, dwellings } = scope;
  const country: Country = region.startsWith('BE') ? 'BE' : 'NL';
  for (const loan of LOAN_TABLE) {
    const association = ASSOCIATION_TERMS[loan.id];
    const isHere = loan.region === region || loan.region === country;
    // Without a known amount nothing can be counted on.
    if (association === undefined || loan.maxAmountEur === null || !isHere || !isOpenOn(date, loan)) continue;
    if (Number(date.slice(0, 4)) - yearBuilt < (loan.minAgeYears ?? 0)) continue;
    if (dwellings < association.minDwellings || isPanelsAlone(association, scope.works)) continue;
    return offerOf(loan, association, scope);
  }
  return null;
}

function isPanelsAlone({ panelsNeedOtherWork }: AssociationTerms, works: LoanScope['works']): boolean {
  return panelsNeedOtherWork && works.length > 0 && works.every((work) => work === 'solar_panels');
}

function offerOf(
  loan: Loan,
  terms: AssociationTerms,
  { date, dwellings, package: kind = 'USUAL' }: LoanScope,
) {
  const { maxAmountOfBuildingEur = 0, ratePercent } = loan;
  const eur = maxAmountOfBuildingEur + terms.perDwellingEur[kind] * dwellings;
  const conditions = [...loan.conditions];
  if (isNear(date, loan.to)) conditions.push('terms_change');
  return {
    id: loan.id,
    minCents: terms.minAmountEur * 100,
    maxCents: Math.min(eur, terms.maxAmountEur ?? eur) * 100,
    years: terms.years[kind],
    ratePercent: ratePercent ?? terms.assumedRatePercent,
    until: loan.to,
    conditions,
    confidence: ratePercent === null ? ('low' as const) : loan.confidence,
  };
}

/** The public loan, else what a bank would ask. */
export function loanOfferFor(scope: LoanScope): LoanOffer {
  const { id, years, ratePercent, conditions, confidence } = ASSOCIATION_BANK_LOAN;
  const bank = {
    id,
    minCents: 0,
    maxCents: null,
    years: [years],
    ratePercent,
    until: null,
    conditions: [...conditions],
    confidence,
  };
  return publicLoanFor(scope) ?? bank;
}

/**
 * The term that is asked for, or the next that is offered; the longest without one. A list of one term means any up to
 * it.
 */
export function termOf({ years }: LoanOffer, wanted: number | null): number {
  const longest = years.at(-1) ?? 1;
  if (wanted === null || wanted >= longest) return longest;
  return years.length === 1 ? wanted : (years.find((one) => one >= wanted) ?? longest);
}

/** Cents a month of a loan that is paid back in equal months. */
export function monthlyCents(amountCents: number, ratePercent: number, years: number): number {
  const months = 12 * years;
  const rate = ratePercent / 1200;
  if (rate === 0) return Math.round(amountCents / months);
  return Math.round((amountCents * rate) / (1 - (1 + rate) ** -months));
}

/** Of what must be paid, what the loan covers: nothing below its least amount. */
export function loanCentsFor({ minCents, maxCents }: LoanOffer, neededCents: number): number {
  if (neededCents <= 0 || neededCents < minCents) return 0;
  return maxCents === null ? neededCents : Math.min(neededCents, maxCents);
}

export function writeLoan(
  offer: LoanOffer,
  amountCents: number,
  wanted: number | null,
): AssociationLoan | null {
  if (amountCents === 0) return null;
  const years = termOf(offer, wanted);
  const { id, ratePercent, until, conditions, confidence } = offer;
  return {
    id,
    amount: amountCents / 100,
    max_amount: (offer.maxCents ?? amountCents) / 100,
    years,
    rate_percent: ratePercent,
    payment_per_month: monthlyCents(amountCents, ratePercent, years) / 100,
    available_until: until,
    conditions,
    confidence,
  };
}

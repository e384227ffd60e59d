/**
 * Where the money of the common works comes from, year by year: the reserve fund, a loan of the association, the
 * owners. Integer cents.
 */
import type { BuildingControls, BuildingInput, BuildingPart } from '../../contract/building.ts';
import type { MaintenancePlan } from '../../contract/building-plan.ts';
import type { Country } from '../../contract/codes.ts';
import { CATALOGUE } from '../../measures/catalogue.ts';
import type { PricedCommonWork, WholeBuilding } from '../search/price-common.ts';
import { commonQuantity, neededShare, partKindOf } from '../search/price-common.ts';
import { type LoanOffer, loanCentsFor, loanOfferFor, monthlyCents, termOf } from './association-loan.ts';
import {
  indexedCents,
  type MaintenanceScope,
  maintenanceCents,
  maintenancePlan,
  nextDueYear,
  type RenewingWork,
  renewedKind,
} from './maintenance.ts';

export interface PhaseCents {
  year: number;
  works: readonly PricedCommonWork[];
  netCents: number;
  fromReserve: number;
  fromLoan: number;
  fromOwners: number;
}

export interface Finance {
  date: string;
  phases: readonly PhaseCents[];
  offer: LoanOffer;
  loanYears: number;
  loanPerMonthCents: number;
  netCents: number;
  fromReserve: number;
  fromLoan: number;
  fromOwners: number;
  maintenance: MaintenancePlan;
  scope: MaintenanceScope;
}

/** How the works are paid: what a vote can hang on. */
export type MoneyWishes = Pick<
  BuildingControls,
  'loan_years' | 'budget_per_year_eur' | 'first_year' | 'maintenance_years'
> & {
  /** Of what is in the fund and not needed soon, the share that goes into the works. */
  shareOfReserve: number;
};

/** Maintenance that is due within so many years stays in the fund. Own rule. */
const KEPT_FOR_YEARS = 3;
/** Longer is no phase of one plan: what the fund cannot pay by then, the owners pay. */
const LONGEST_PHASING_YEARS = 10;

export function financeOf(
  building: BuildingInput,
  whole: WholeBuilding,
  works: readonly PricedCommonWork[],
  wishes: MoneyWishes,
): Finance {
  const { dwelling, pricingContext } = whole;
  const { date } = pricingContext;
  const firstYear = wishes.first_year ?? Number(date.slice(0, 4)) + 1;
  const offer = loanOfferFor({
    date,
    region: dwelling.region,
    yearBuilt: dwelling.yearBuilt,
    dwellings: building.units.length,
    works: works.map(({ priced }) => priced.work),
  });
  const phases = phasesOf(building, whole, works, wishes, offer, firstYear);
  const sum = (read: (phase: PhaseCents) => number) =>
    phases.reduce((total, phase) => total + read(phase), 0);
  const fromLoan = sum((phase) => phase.fromLoan);
  const loanYears = termOf(offer, wishes.loan_years);
  const scope = maintenanceScope(building, whole, wishes, phases);
  const without = maintenancePlan({ ...scope, works: [], fromReserveCents: new Map() });
  return {
    date,
    phases,
    offer,
    loanYears,
    loanPerMonthCents: fromLoan === 0 ? 0 : monthlyCents(fromLoan, offer.ratePercent, loanYears),
    netCents: sum((phase) => phase.netCents),
    fromReserve: sum((phase) => phase.fromReserve),
    fromLoan,
    fromOwners: sum((phase) => phase.fromOwners),
    maintenance: {
      ...maintenancePlan(scope),
      contribution_without_works_per_month: without.contribution_per_month,
    },
    scope,
  };
}

function maintenanceScope(
  building: BuildingInput,
  whole: WholeBuilding,
  { maintenance_years: years, first_year: firstYear }: Pick<MoneyWishes, 'maintenance_years' | 'first_year'>,
  phases: readonly PhaseCents[],
): MaintenanceScope {
  const country: Country = whole.dwelling.country;
  const nextYear = Number(whole.pricingContext.date.slice(0, 4)) + 1;
  return {
    building,
    country,
    fromYear: Math.min(firstYear ?? nextYear, nextYear),
    years,
    areaM2Of: areasOf(whole),
    works: phases.flatMap(({ year, works }) =>
      works.flatMap(({ priced, measure }): RenewingWork[] => {
        const kind = renewedKind(priced.work, country);
        return kind === null ? [] : [{ work: priced.work, kind, year, share: neededShare(measure, whole) }];
      }),
    ),
    fromReserveCents: new Map(phases.map(({ year, fromReserve }) => [year, fromReserve])),
  };
}

/** Of parts whose area is not given: what all apartments have of it, in equal parts for each part of the kind. */
function areasOf(whole: WholeBuilding): (part: BuildingPart) => number {
  return ({ kind, area_m2: m2 }) => {
    if (m2 !== null) return m2;
    const measure = CATALOGUE.find((one) => partKindOf(one) === kind);
    if (measure === undefined) return 0;
    const sameKind = whole.parts.filter((part) => part.kind === kind).length;
    const all = whole.classes.reduce(
      (sum, one) => sum + one.units.length * measure.quantity(one.dwelling, 0),
      0,
    );
    return kind === 'heating' ? commonQuantity(measure, whole, 0) : all / Math.max(1, sameKind);
  };
}

/**
 * All works in the first year, unless the association's own money and the loan do not pay for them and more of it comes
 * in later years.
 */
function phasesOf(
  building: BuildingInput,
  whole: WholeBuilding,
  works: readonly PricedCommonWork[],
  wishes: MoneyWishes,
  offer: LoanOffer,
  firstYear: number,
): PhaseCents[] {
  if (works.length === 0) return [];
  const netCents = works.reduce((sum, work) => sum + work.netCents, 0);
  const free = freeReserve(building, whole, wishes, works);
  const budget =
    wishes.budget_per_year_eur === null
      ? Number.POSITIVE_INFINITY
      : Math.round(wishes.budget_per_year_eur * 100);
  const groups = phaseGroups(works);
  const phases: PhaseCents[] = [];
  let taken = 0;
  let loanLeft = loanCentsFor(offer, Math.max(0, netCents - Math.min(netCents, free(firstYear), budget)));
  let year = firstYear;
  for (const [index, group] of groups.entries()) {
    const cents = group.reduce((sum, work) => sum + work.netCents, 0);
    const available = (at: number) => {
      const inYear = phases
        .filter((phase) => phase.year === at)
        .reduce((sum, phase) => sum + phase.fromReserve, 0);
      return Math.max(0, Math.min(free(at) - taken, budget - inYear));
    };
    // Waiting is worth it only where the fund and the loan pay for it all in the end.
    const last = firstYear + LONGEST_PHASING_YEARS;
    let at = year;
    if (index > 0) while (at < last && available(at) + loanLeft < cents) at++;
    if (at < last && available(at) + loanLeft >= cents) year = at;
    const fromReserve = Math.min(cents, available(year));
    const fromLoan = Math.min(cents - fromReserve, loanLeft);
    taken += fromReserve;
    loanLeft -= fromLoan;
    phases.push({
      year,
      works: group,
      netCents: cents,
      fromReserve,
      fromLoan,
      fromOwners: cents - fromReserve - fromLoan,
    });
  }
  return mergedByYear(phases);
}

/** The envelope first, then the heating, which is chosen for what is left. */
function phaseGroups(works: readonly PricedCommonWork[]): PricedCommonWork[][] {
  const heating = works.filter(({ measure }) => measure.slot === 'heating');
  const windows = works.filter(({ measure }) => measure.slot === 'windows');
  const shell = works.filter((work) => !heating.includes(work) && !windows.includes(work));
  return [shell, windows, heating].filter((group) => group.length > 0);
}

function mergedByYear(phases: readonly PhaseCents[]): PhaseCents[] {
  const byYear = new Map<number, PhaseCents>();
  for (const phase of phases) {
    const known = byYear.get(phase.year);
    byYear.set(
      phase.year,
      known === undefined
        ? phase
        : {
            year: phase.year,
            works: [...known.works, ...phase.works],
            netCents: known.netCents + phase.netCents,
            fromReserve: known.fromReserve + phase.fromReserve,
            fromLoan: known.fromLoan + phase.fromLoan,
            fromOwners: known.fromOwners + phase.fromOwners,
          },
    );
  }
  return [...byYear.values()].sort((a, b) => a.year - b.year);
}

/**
 * What is in the fund by a year beyond what maintenance of that year and the next ones needs, with today's
 * contributions.
 */
function freeReserve(
  building: BuildingInput,
  whole: WholeBuilding,
  wishes: MoneyWishes,
  works: readonly PricedCommonWork[],
): (year: number) => number {
  const scope = maintenanceScope(building, whole, wishes, []);
  const renewed = new Map(
    works.map(({ priced, measure }) => [
      renewedKind(priced.work, scope.country),
      neededShare(measure, whole),
    ]),
  );
  const dues = building.parts.map((part) => {
    const year = nextDueYear(part, scope);
    const left = maintenanceCents(part, scope) * (1 - (renewed.get(part.kind) ?? 0));
    return { year, cents: indexedCents(left, Math.max(0, year - scope.fromYear)) };
  });
  const { reserve_fund_eur: fund, reserve_contribution_eur_per_year: perYear } = building.money;
  return (year) => {
    const paidIn = Math.max(0, year - scope.fromYear) * perYear;
    const needed = dues.reduce((sum, due) => sum + (due.year <= year + KEPT_FOR_YEARS ? due.cents : 0), 0);
    return Math.max(0, Math.floor(wishes.shareOfReserve * (Math.round((fund + paidIn) * 100) - needed)));
  };
}

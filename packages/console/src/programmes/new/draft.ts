/** A new programme as the form holds it: texts until they are sent. */
import type { NewProgramme } from '@rooftree/client/members';
import { FILTERS, type FilterName } from '../../homes/views/view.ts';
import { type Duty, type Objective, TRADES, type Trade } from '../programme.ts';

export interface Draft {
  name: string;
  /** The filter of the homes, as in an address; empty for all. */
  filter: string;
  /** The homes of the programme that this one is like, named one by one. */
  externalIds: readonly string[] | null;
  firstYear: string;
  years: string;
  budget: string;
  /** By year, where it differs. */
  budgets: Readonly<Record<string, string>>;
  hasOtherBudgets: boolean;
  objective: Objective;
  ownership: NonNullable<NewProgramme['ownership']> | '';
  /** Null for those that the regions suggest. */
  duties: readonly Duty[] | null;
  chance: string;
  homesPerYear: string;
  hours: Readonly<Record<Trade, string>>;
  /** Percent of the homes that have this label at the end of the last year. */
  labelShare: string;
  label: string;
  /** Percent of primary energy that is saved by then, and whether the worst homes save their share of it. */
  energyCut: string;
  isFromWorst: boolean;
  noneWithHigherBill: boolean;
  /** What the form has no fields for. */
  rest: Partial<NewProgramme>;
}

const NO_HOURS = { shell: '', glass: '', installer: '', electrician: '' };
const FIRST_YEARS = 6;
const FIRST_LABEL = 'B';
/** Directive (EU) 2024/1275, article 9(2). */
export const WORST_HOMES_PERCENT = 55;

export function newDraft(thisYear: number, isHousingCompany: boolean, filter: string): Draft {
  return {
    name: '',
    filter,
    externalIds: null,
    firstYear: String(thisYear + 1),
    years: String(FIRST_YEARS),
    budget: '',
    budgets: {},
    hasOtherBudgets: true,
    objective: 'LOWEST_COST',
    ownership: isHousingCompany ? 'social_landlord' : '',
    duties: null,
    chance: '0.7',
    homesPerYear: '',
    hours: NO_HOURS,
    labelShare: '',
    label: FIRST_LABEL,
    energyCut: '',
    isFromWorst: false,
    noneWithHigherBill: false,
    rest: {},
  };
}

/** To change what was solved. Limits of a place or of some years, other than budgets, stay as they are. */
export function draftOf(request: NewProgramme): Draft {
  const {
    name,
    homes,
    first_year,
    years,
    objective,
    ownership,
    limits = {},
    duties,
    scenarios,
    ...rest
  } = request;
  const { budget = [], hours = [], homes: perYear = [], labels = [], energy = [], bills, ...others } = limits;
  const lastYear = first_year + years - 1;
  const [label] = labels.length === 1 && labels[0]?.by_year === lastYear ? labels : [];
  const [cut] = energy.filter(
    ({ by_year, from_worst_homes_at_least_percent: share = WORST_HOMES_PERCENT }) =>
      energy.length === 1 && by_year === lastYear && share === WORST_HOMES_PERCENT,
  );
  const { no_tenant_pays_more: noneWithHigherBill = false, ...otherBills } = bills ?? {};
  const plain = perYear.find(({ year, place }) => year === undefined && place === undefined);
  const isPlainHour = ({ year }: { year?: number | undefined }) => year === undefined;
  const euros = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100));
  return {
    name,
    filter: filterText(homes?.filter),
    externalIds: homes?.external_ids ?? null,
    firstYear: String(first_year),
    years: String(years),
    budget: euros(budget.find(({ year }) => year === undefined)?.at_most_cents),
    budgets: Object.fromEntries(
      budget.flatMap(({ year, at_most_cents }) => (year === undefined ? [] : [[year, euros(at_most_cents)]])),
    ),
    hasOtherBudgets: (scenarios?.length ?? 0) > 0,
    objective,
    ownership: ownership ?? '',
    duties: duties?.ids ?? [],
    chance: String(duties?.required_probability ?? 0.5),
    homesPerYear: plain === undefined ? '' : String(plain.at_most_homes),
    hours: {
      ...NO_HOURS,
      ...Object.fromEntries(
        hours.filter(isPlainHour).map(({ trade, at_most_hours }) => [trade, String(at_most_hours)]),
      ),
    },
    labelShare: label === undefined ? '' : String(label.at_least_percent),
    label: label?.label ?? FIRST_LABEL,
    energyCut: cut === undefined ? '' : String(cut.cut_at_least_percent),
    isFromWorst: cut?.from_worst_homes_at_least_percent !== undefined,
    noneWithHigherBill,
    rest: {
      ...rest,
      limits: {
        ...others,
        ...(label === undefined && labels.length > 0 && { labels }),
        ...(cut === undefined && energy.length > 0 && { energy }),
        ...(Object.keys(otherBills).length > 0 && { bills: otherBills }),
        hours: hours.filter((limit) => !isPlainHour(limit)),
        homes: perYear.filter((limit) => limit !== plain),
      },
    },
  };
}

/** Of the budget, in percent. */
const OTHER_BUDGETS = [50, 75, 125, 150];

/** What is sent. Whether it makes sense is the server's to decide. */
export function requestOfDraft(
  draft: Draft,
  duties: readonly Duty[],
  nameOfShare: (percent: number) => string,
): NewProgramme {
  const years = yearsOf(draft);
  const budget = budgetOf(draft, years);
  const { limits: others, ...rest } = draft.rest;
  const homes = [
    ...(others?.homes ?? []),
    ...numberIn(draft.homesPerYear, (at_most_homes) => ({ at_most_homes })),
  ];
  const hours = [
    ...(others?.hours ?? []),
    ...TRADES.flatMap((trade) => numberIn(draft.hours[trade], (at_most_hours) => ({ trade, at_most_hours }))),
  ];
  const lastYear = years.at(-1) ?? 0;
  const { label, isFromWorst } = draft;
  const labels = numberIn(draft.labelShare, (at_least_percent) => ({
    label,
    by_year: lastYear,
    at_least_percent,
  }));
  const energy = numberIn(draft.energyCut, (cut_at_least_percent) => ({
    by_year: lastYear,
    cut_at_least_percent,
    ...(isFromWorst && { from_worst_homes_at_least_percent: WORST_HOMES_PERCENT }),
  }));
  const filter = filterIn(new URLSearchParams(draft.filter));
  return {
    ...rest,
    name: draft.name,
    first_year: Number(draft.firstYear),
    years: years.length,
    objective: draft.objective,
    ...(draft.externalIds !== null
      ? { homes: { external_ids: [...draft.externalIds] } }
      : Object.keys(filter).length > 0 && { homes: { filter } }),
    ...(draft.ownership !== '' && { ownership: draft.ownership }),
    limits: {
      ...others,
      ...(budget.length > 0 && { budget }),
      ...(homes.length > 0 && { homes }),
      ...(hours.length > 0 && { hours }),
      ...(labels.length > 0 && { labels }),
      ...(energy.length > 0 && { energy }),
      ...(draft.noneWithHigherBill && { bills: { ...others?.bills, no_tenant_pays_more: true } }),
    },
    ...(duties.length > 0 && { duties: { ids: [...duties], required_probability: Number(draft.chance) } }),
    ...(draft.hasOtherBudgets && budget.length > 0 && { scenarios: sharesOf(budget, nameOfShare) }),
  };
}

type Budget = NonNullable<NonNullable<NewProgramme['limits']>['budget']>;

export function sharesOf(
  budget: Budget,
  nameOfShare: (percent: number) => string,
): NewProgramme['scenarios'] {
  return OTHER_BUDGETS.map((percent) => ({
    name: nameOfShare(percent),
    limits: {
      budget: budget.map((limit) => ({
        ...limit,
        at_most_cents: Math.round((limit.at_most_cents * percent) / 100),
      })),
    },
  }));
}

export function yearsOf({ firstYear, years }: Pick<Draft, 'firstYear' | 'years'>): number[] {
  const [first, count] = [Number(firstYear), Number(years)];
  if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1 || count > 25) return [];
  return Array.from({ length: count }, (_, index) => first + index);
}

function budgetOf({ budget, budgets }: Draft, years: readonly number[]): Budget {
  const cents = (euros: number) => Math.round(euros * 100);
  return [
    ...numberIn(budget, (euros) => ({ at_most_cents: cents(euros) })),
    ...years.flatMap((year) =>
      numberIn(budgets[year] ?? '', (euros) => ({ year, at_most_cents: cents(euros) })),
    ),
  ];
}

function numberIn<Limit>(text: string, limitOf: (amount: number) => Limit): Limit[] {
  return text.trim() === '' ? [] : [limitOf(Number(text))];
}

type Filter = NonNullable<NonNullable<NewProgramme['homes']>['filter']>;

const NUMBERS: readonly FilterName[] = ['net_cost_min', 'net_cost_max', 'certificate_expires_within'];
const TEXTS: readonly FilterName[] = ['search', 'planned_since', 'planned_before', 'missing', 'import_id'];

/** The filter of an address as the API takes it in a body. */
function filterIn(query: URLSearchParams): Filter {
  const fields = FILTERS.flatMap((name): [string, unknown][] => {
    const text = query.get(name);
    if (text === null || text === '') return [];
    if (NUMBERS.includes(name)) return [[name, Number(text)]];
    if (name === 'is_planned') return [[name, text === 'true']];
    return [[name, TEXTS.includes(name) ? text : text.split(',')]];
  });
  // The server checks what an address holds, as with every list under a filter.
  return Object.fromEntries(fields) as Filter;
}

/** Only the parameters that filter: an address also has an order and columns. */
export function filterText(filter: object = {}): string {
  const given: Record<string, unknown> = { ...filter };
  const query = new URLSearchParams();
  for (const name of FILTERS) if (given[name] !== undefined) query.set(name, String(given[name]));
  return query.toString();
}

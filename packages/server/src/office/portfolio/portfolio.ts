/** Without which no home is planned: see `plannable.ts` of the engine. */
export const MISSING_FACTS = ['year_built', 'location'] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** What a portfolio can be filtered and sorted by. */
export interface PortfolioFilter {
  /** Words, each the beginning of a word of the address or of an identifier. */
  search: string | null;
  /** Names of places, or zip codes. */
  places: readonly string[] | null;
  regions: readonly string[] | null;
  estateTypes: readonly string[] | null;
  estateStatuses: readonly string[] | null;
  qualityLabels: readonly string[] | null;
  labelsNow: readonly string[] | null;
  labelsAfter: readonly string[] | null;
  externalUserIds: readonly string[] | null;
  providers: readonly string[] | null;
  leastNetEuros: number | null;
  mostNetEuros: number | null;
  plannedSince: string | null;
  plannedBefore: string | null;
  isPlanned: boolean | null;
  externalIds: readonly string[] | null;
  /** Estates that cannot be planned for want of this. */
  missing: MissingFact | null;
  /** Estates that this import has changed, or brought. */
  importId: string | null;
  /** Estates whose newest certificate expires within so many days, or has expired. */
  certificateDays: number | null;
  includeDeactivated: boolean;
}

export const PORTFOLIO_SORTS = [
  'address',
  'updated_at',
  'planned_at',
  'net_cost',
  'label_now',
  'label_after',
  'energy_now',
] as const;
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number];

export interface PortfolioOrder {
  sortBy: PortfolioSort;
  direction: 'ASC' | 'DESC';
}

/** Whether every estate that passes has a plan, or none has; null where both may be. */
export function plansOf(filter: PortfolioFilter): boolean | null {
  const { labelsAfter, leastNetEuros, mostNetEuros, plannedSince, plannedBefore } = filter;
  const ofPlans = [labelsAfter, leastNetEuros, mostNetEuros, plannedSince, plannedBefore];
  return ofPlans.some((value) => value !== null) ? true : filter.isPlanned;
}

const SEPARATORS = /[\s,.;:/()'"_&+-]+/;
const ACCENTS = /\p{Mn}/gu;

/** The words that a search looks for, as `search_words` of the database writes those of an estate. */
export function searchedWords(search: string): string[] {
  return search.normalize('NFD').replace(ACCENTS, '').toLowerCase().split(SEPARATORS).filter(Boolean);
}

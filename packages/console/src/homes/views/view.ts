/** What the table shows, as the address has it: the filter, the order and the chosen columns. */
import type { PortfolioFilter, PortfolioQuery } from '@rooftree/client';
import { addressTexts } from '../../address-texts.ts';
import { linkTo } from '../../route.ts';

export const FILTERS = [
  'search',
  'place',
  'region',
  'estate_type',
  'estate_status',
  'quality_label',
  'label_now',
  'label_after',
  'external_user_id',
  'estate_provider_type',
  'net_cost_min',
  'net_cost_max',
  'planned_since',
  'planned_before',
  'is_planned',
  'missing',
  'import_id',
  'certificate_expires_within',
] as const satisfies readonly (keyof PortfolioFilter)[];
export type FilterName = (typeof FILTERS)[number];

export const COLUMNS = [
  'address',
  'type',
  'year',
  'labels',
  'cost',
  'quality',
  'status',
  'agent',
  'planned',
  'energy',
  'certificate',
  'source',
  'updated',
  'reference',
] as const;
export type Column = (typeof COLUMNS)[number];
const FIRST_COLUMNS: readonly Column[] = [
  'address',
  'type',
  'year',
  'labels',
  'cost',
  'quality',
  'status',
  'planned',
];

export type Sort = NonNullable<PortfolioQuery['sort_by']>;

/** The order that each column gives; a column without one cannot be sorted by. */
export const SORTS: Partial<Record<Column, Sort>> = {
  address: 'address',
  labels: 'label_now',
  cost: 'net_cost',
  energy: 'energy_now',
  planned: 'planned_at',
  updated: 'updated_at',
};

export interface Order {
  sort_by: Sort;
  sort_direction: 'ASC' | 'DESC';
}

/** The parameters of the API's filter in an address. */
export function filterOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(addressTexts(query, FILTERS));
}

/** The same as a query of a call. */
export const filterQuery = (query: URLSearchParams) => addressTexts(query, FILTERS);

export function orderOf(query: URLSearchParams): Order {
  return {
    sort_by: Object.values(SORTS).find((sort) => sort === query.get('sort_by')) ?? 'address',
    sort_direction: query.get('sort_direction') === 'DESC' ? 'DESC' : 'ASC',
  };
}

export function columnsOf(query: URLSearchParams): Column[] {
  const chosen = query.get('columns')?.split(',');
  const columns = COLUMNS.filter((column) => (chosen ?? FIRST_COLUMNS).includes(column));
  return columns.includes('address') ? columns : ['address', ...columns];
}

/** The address of the view with some of it changed; null takes a parameter out. */
export function changed(query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return linkTo(['homes'], next);
}

/** A list parameter with a value put in, or taken out when it was there. */
export function toggled(query: URLSearchParams, name: FilterName, values: readonly string[]): string | null {
  const chosen = query.get(name)?.split(',') ?? [];
  const isOn = values.every((value) => chosen.includes(value));
  const next = isOn ? chosen.filter((one) => !values.includes(one)) : [...new Set([...chosen, ...values])];
  return next.length === 0 ? null : next.join(',');
}

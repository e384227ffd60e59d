/** What the table shows, as the address has it: the filter, the order and the chosen columns. */
import { linkTo } from '../route.ts';

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
] as const;
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
const FIRST_COLUMNS: readonly Column[] = COLUMNS.slice(0, 9);

/** The order that each column gives; a column without one cannot be sorted by. */
export const SORTS: Partial<Record<Column, string>> = {
  address: 'address',
  labels: 'label_now',
  cost: 'net_cost',
  energy: 'energy_now',
  planned: 'planned_at',
  updated: 'updated_at',
};

/** The parameters of the API's filter in an address. */
export function filterOf(query: URLSearchParams): URLSearchParams {
  const filter = new URLSearchParams();
  for (const name of FILTERS) {
    const value = query.get(name);
    if (value !== null && value !== '') filter.set(name, value);
  }
  return filter;
}

export function orderOf(query: URLSearchParams): { sort_by: string; sort_direction: string } {
  const sort = query.get('sort_by') ?? 'address';
  const isKnown = Object.values(SORTS).includes(sort);
  return {
    sort_by: isKnown ? sort : 'address',
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

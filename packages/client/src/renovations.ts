import type { Api } from './api.ts';
import type {
  Renovation,
  RenovationDecision,
  RenovationListItem,
  RenovationPage,
  RenovationQuery,
  RenovationVariants,
} from './contract.ts';
import { eachItem } from './pages.ts';
import { createReports, type Reports } from './reports.ts';
import type { CallOptions, Send } from './send.ts';

export interface Renovations {
  /** One page of the context's renovations. */
  search(query?: RenovationQuery, options?: CallOptions): Promise<RenovationPage>;
  /** Every renovation, page after page. Oldest first unless asked otherwise, so that a new one shifts no page. */
  searchAll(query?: RenovationQuery, options?: CallOptions): AsyncGenerator<RenovationListItem, void>;
  /** One renovation with its whole plan. */
  get(renovationId: string, options?: CallOptions): Promise<Renovation>;
  /** What is sure in the plan, what depends on facts that are not known, and what to find out next. */
  decision(renovationId: string, options?: CallOptions): Promise<RenovationDecision>;
  /** Three ways side by side: cheapest, best over thirty years, off gas and oil. */
  variants(renovationId: string, options?: CallOptions): Promise<RenovationVariants>;
  readonly reports: Reports;
}

export function createRenovations(api: Api, send: Send): Renovations {
  const search = (query?: RenovationQuery, options?: CallOptions) =>
    api.json<RenovationPage>({ path: ['renovations'], query }, options);
  return {
    search,
    searchAll(query = {}, options) {
      const all: RenovationQuery = { page_size: 100, sort_direction: 'ASC', ...query };
      return eachItem(query.page ?? 1, (page) => search({ ...all, page }, options));
    },
    get: (renovationId, options) => api.json({ path: ['renovations', renovationId] }, options),
    decision: (renovationId, options) =>
      api.json({ path: ['renovations', renovationId, 'decision'] }, options),
    variants: (renovationId, options) =>
      api.json({ path: ['renovations', renovationId, 'variants'] }, options),
    reports: createReports(api, send),
  };
}

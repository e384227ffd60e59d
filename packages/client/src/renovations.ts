import type {
  Renovation,
  RenovationBasis,
  RenovationDecision,
  RenovationEdit,
  RenovationListItem,
  RenovationOfEstate,
  RenovationPage,
  RenovationPatch,
  RenovationQuery,
  RenovationVariants,
} from './contract.ts';
import { createReports, type Reports } from './reports.ts';
import type { Api } from './transport/api.ts';
import { eachItem } from './transport/pages.ts';
import { bytes, nothing } from './transport/read.ts';
import { type CallOptions, type Expand, expanded, type Send } from './transport/send.ts';

export interface Renovations {
  /** One page of the context's renovations. */
  search(query?: RenovationQuery, options?: CallOptions): Promise<RenovationPage>;
  /** Every renovation, page after page. Oldest first by default, so that a new one shifts no page. */
  searchAll(query?: RenovationQuery, options?: CallOptions): AsyncGenerator<RenovationListItem, void>;
  /** One renovation with its whole plan; with `expand: 'estate'` also its estate. */
  get(renovationId: string, options?: CallOptions & Expand<'estate'>): Promise<Renovation>;
  /** Renames it, or assigns it to another user; `managing_user: null` removes the user. */
  patch(renovationId: string, patch: RenovationPatch, options?: CallOptions): Promise<Renovation>;
  /** Takes it out of the search; it can be restored. */
  delete(renovationId: string, options?: CallOptions): Promise<void>;
  restore(renovationId: string, options?: CallOptions): Promise<Renovation>;
  /** Every renovation of one estate, with who made it; deleted ones on request. */
  listOfEstate(
    externalId: string,
    query?: { include_deleted?: boolean },
    options?: CallOptions,
  ): Promise<RenovationOfEstate[]>;
  /** What its plan is made from. */
  basis(renovationId: string, options?: CallOptions): Promise<RenovationBasis>;
  /** Saves another plan on that basis, beside it. */
  edit(renovationId: string, edit: RenovationEdit, options?: CallOptions): Promise<Renovation>;
  /** What is sure in the plan, what depends on facts that are not known, and what to find out next. */
  decision(renovationId: string, options?: CallOptions): Promise<RenovationDecision>;
  /** Three ways side by side: cheapest, best over thirty years, off gas and oil. */
  variants(renovationId: string, options?: CallOptions): Promise<RenovationVariants>;
  /**
   * The plan of a Dutch home as the draft of a tailored advice: XML. `bag_id` where the register of addresses was not
   * asked.
   */
  tailoredAdvice(
    renovationId: string,
    query?: { bag_id?: string },
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
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
    get: (renovationId, options) =>
      api.json({ path: ['renovations', renovationId], query: expanded(options) }, options),
    patch: (renovationId, patch, options) =>
      api.json({ method: 'PATCH', path: ['renovations', renovationId], body: patch }, options),
    delete: (renovationId, options) =>
      api.call({ method: 'DELETE', path: ['renovations', renovationId] }, nothing, options),
    restore: (renovationId, options) =>
      api.json({ method: 'POST', path: ['renovations', renovationId, 'restore'], once: true }, options),
    listOfEstate: (externalId, query, options) =>
      api.json({ path: ['estates', externalId, 'renovations'], query }, options),
    basis: (renovationId, options) => api.json({ path: ['renovations', renovationId, 'basis'] }, options),
    edit: (renovationId, edit, options) =>
      api.json({ method: 'POST', path: ['renovations', renovationId, 'edits'], body: edit }, options),
    decision: (renovationId, options) =>
      api.json({ path: ['renovations', renovationId, 'decision'] }, options),
    variants: (renovationId, options) =>
      api.json({ path: ['renovations', renovationId, 'variants'] }, options),
    tailoredAdvice: (renovationId, query, options) =>
      api.call({ path: ['renovations', renovationId, 'tailored-advice'], query }, bytes, options),
    reports: createReports(api, send),
  };
}

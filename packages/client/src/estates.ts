import type {
  Estate,
  EstateBatchEntry,
  EstateBatchLine,
  EstateBody,
  EstateItem,
  EstateList,
  EstateListEntry,
  EstateListQuery,
  EstatePage,
  EstatePatch,
  EstateQuery,
  RegisteredLabel,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { ArrayScanner } from './transport/json-array.ts';
import { eachItem } from './transport/pages.ts';
import { nothing } from './transport/read.ts';
import { type CallOptions, type Expand, expanded } from './transport/send.ts';
import { streamObjects } from './transport/stream-objects.ts';

export interface Estates {
  /** All active estates at once. For a large portfolio, `stream`. */
  list(options?: CallOptions): Promise<EstateList>;
  /** All active estates one by one while they arrive, in memory that does not grow with the portfolio. */
  stream(options?: CallOptions): AsyncGenerator<EstateListEntry, void>;
  /** One page of the same list, with its place, or what changed since a moment. */
  listPage(query: EstateListQuery, options?: CallOptions): Promise<EstateList>;
  /** One page of the estates that pass every filter, with all their fields or those that `fields` names. */
  search(query?: EstateQuery, options?: CallOptions): Promise<EstatePage>;
  /** All of them, page after page. */
  searchAll(query?: EstateQuery, options?: CallOptions): AsyncGenerator<EstateItem, void>;
  /**
   * Everything that is known of an estate, also of a deactivated one; with `expand: 'renovation'` also its suggested
   * plan. It can be put back as it is.
   */
  get(externalId: string, options?: CallOptions & Expand<'renovation'>): Promise<Estate>;
  /** Creates the estate, or replaces what was known of it. */
  put(externalId: string, estate: EstateBody, options?: CallOptions): Promise<EstateListEntry>;
  /**
   * Creates or replaces up to 10,000 estates: all, or none when one has a fault; with `partial` those without. Says
   * what became of each, in their order.
   */
  putMany(
    estates: readonly EstateBatchEntry[],
    batch?: { partial?: boolean },
    options?: CallOptions,
  ): Promise<EstateBatchLine[]>;
  /** Changes what the patch names; null forgets a fact. */
  patch(externalId: string, patch: EstatePatch, options?: CallOptions): Promise<Estate>;
  /** Takes the estate off the list; its renovations and reports stay. */
  deactivate(externalId: string, options?: CallOptions): Promise<void>;
  /** Forgets the estate for good, with its plans, reports and jobs. It cannot be undone. */
  erase(externalId: string, options?: CallOptions): Promise<void>;
  /** Takes back what the certificate that this job has read says of the estate. */
  withdrawCertificate(externalId: string, jobId: string, options?: CallOptions): Promise<void>;
  /** What the Dutch register of energy labels says of the estate. */
  registeredLabel(externalId: string, options?: CallOptions): Promise<RegisteredLabel>;
  /** Looks the label up again. The lookup runs in the background: `is_waiting` is true until it finishes. */
  refreshRegisteredLabel(externalId: string, options?: CallOptions): Promise<RegisteredLabel>;
  /** @deprecated Use `refreshRegisteredLabel`. */
  askForRegisteredLabel(externalId: string, options?: CallOptions): Promise<RegisteredLabel>;
}

export function createEstates(api: Api): Estates {
  const listPath = ['estate', 'list'];
  const path = (externalId: string) => ['estates', externalId];
  const search = (query?: EstateQuery, options?: CallOptions) =>
    api.json<EstatePage>({ path: ['estates'], query }, options);
  const refreshRegisteredLabel: Estates['refreshRegisteredLabel'] = (externalId, options) =>
    api.json({ method: 'POST', path: [...path(externalId), 'registered-label'] }, options);
  return {
    search,
    searchAll: (query = {}, options) =>
      eachItem(query.page ?? 1, (page) => search({ page_size: 1000, ...query, page }, options)),
    list: (options) => api.json({ path: listPath }, options),
    listPage: (query, options) => api.json({ path: listPath, query }, options),
    async *stream(options) {
      const read = streamObjects<EstateListEntry>('estates', new ArrayScanner('estates'));
      yield* await api.call({ path: listPath }, read, options);
    },
    get: (externalId, options) => api.json({ path: path(externalId), query: expanded(options) }, options),
    put: (externalId, estate, options) =>
      api.json({ method: 'PUT', path: path(externalId), body: estate }, options),
    putMany: (estates, query, options) =>
      api.json({ method: 'POST', path: path('batch'), query, body: estates, keyed: true }, options),
    patch: (externalId, patch, options) =>
      api.json({ method: 'PATCH', path: path(externalId), body: patch }, options),
    deactivate: (externalId, options) =>
      api.call({ method: 'DELETE', path: path(externalId) }, nothing, options),
    erase: (externalId, options) =>
      api.call({ method: 'DELETE', path: path(externalId), query: { erase: true } }, nothing, options),
    withdrawCertificate: (externalId, jobId, options) =>
      api.call({ method: 'DELETE', path: [...path(externalId), 'certificates', jobId] }, nothing, options),
    registeredLabel: (externalId, options) =>
      api.json({ path: [...path(externalId), 'registered-label'] }, options),
    refreshRegisteredLabel,
    askForRegisteredLabel: refreshRegisteredLabel,
  };
}

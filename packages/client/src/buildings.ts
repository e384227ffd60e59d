import type { Building, BuildingBody, BuildingEntry, BuildingPage, BuildingQuery } from './contract.ts';
import type { Api } from './transport/api.ts';
import { eachItem } from './transport/pages.ts';
import { nothing } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';

export interface Buildings {
  /** One page, in the order of their names. */
  list(query?: BuildingQuery, options?: CallOptions): Promise<BuildingPage>;
  /** All of them, page after page. */
  listAll(query?: BuildingQuery, options?: CallOptions): AsyncGenerator<BuildingEntry, void>;
  /** It can be put back as it is. */
  get(externalId: string, options?: CallOptions): Promise<Building>;
  /** Creates or replaces the building with its parts and units. */
  put(externalId: string, building: BuildingBody, options?: CallOptions): Promise<Building>;
  /** With its plan, documents and link; the estates of its units stay. */
  delete(externalId: string, query?: { erase?: boolean }, options?: CallOptions): Promise<void>;
}

export function createBuildings(api: Api): Buildings {
  const path = (externalId: string, ...rest: string[]) => ['buildings', externalId, ...rest];
  const list: Buildings['list'] = (query, options) => api.json({ path: ['buildings'], query }, options);
  return {
    list,
    listAll: (query = {}, options) =>
      eachItem(query.page ?? 1, (page) => list({ page_size: 100, ...query, page }, options)),
    get: (externalId, options) => api.json({ path: path(externalId) }, options),
    put: (externalId, building, options) =>
      api.json({ method: 'PUT', path: path(externalId), body: building }, options),
    delete: (externalId, query, options) =>
      api.call({ method: 'DELETE', path: path(externalId), query }, nothing, options),
  };
}

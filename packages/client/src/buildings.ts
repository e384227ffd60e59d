import type {
  Building,
  BuildingBody,
  BuildingControls,
  BuildingEntry,
  BuildingOwnerLink,
  BuildingPage,
  BuildingPaper,
  BuildingPlanState,
  BuildingQuery,
  BuildingSuggestions,
  CheckedImport,
  ImportedBuildings,
  NewBuildingPaper,
  RequestedBuildingPlan,
} from './contract.ts';
import type { ImportedFile } from './imports.ts';
import type { Api } from './transport/api.ts';
import { eachItem } from './transport/pages.ts';
import { bytes, nothing } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';

type TableFormat = { format?: 'csv' | 'xlsx' };

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
  /** Apartments of one address that are in no building yet. */
  suggest(options?: CallOptions): Promise<BuildingSuggestions>;
  /** What an import of the file would do. Writes nothing. */
  checkImport(file: ImportedFile, options?: CallOptions): Promise<CheckedImport>;
  /** Imports the file as a whole, or nothing when a row has an error. */
  import(file: ImportedFile, options?: CallOptions): Promise<ImportedBuildings>;
  /** One row per unit, in the form in which it can be imported. */
  export(externalId: string, query?: TableFormat, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Requests a plan; it is computed in the background. */
  requestPlan(
    externalId: string,
    controls?: BuildingControls,
    options?: CallOptions,
  ): Promise<RequestedBuildingPlan>;
  /** The state of the latest request, and the latest finished plan. */
  plan(externalId: string, options?: CallOptions): Promise<BuildingPlanState>;
  /** The maintenance plan of the latest plan as a table. */
  maintenance(
    externalId: string,
    query?: TableFormat,
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** A PDF from the latest plan: the passport, the letters to all owners, or the item for the agenda. */
  createPaper(externalId: string, paper: NewBuildingPaper, options?: CallOptions): Promise<BuildingPaper>;
  /** The public page of the building, and the code of each unit's owner. */
  ownerLink(externalId: string, options?: CallOptions): Promise<BuildingOwnerLink>;
  /** Replaces the link and all codes. */
  renewOwnerLink(externalId: string, options?: CallOptions): Promise<BuildingOwnerLink>;
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
    suggest: (options) => api.json({ path: ['building-suggestions'] }, options),
    checkImport: (file, options) =>
      api.json({ method: 'POST', path: ['building-imports', 'check'], file, once: true }, options),
    import: (file, options) => api.json({ method: 'POST', path: ['building-imports'], file }, options),
    export: (externalId, query, options) =>
      api.call({ path: path(externalId, 'sheet'), query }, bytes, options),
    requestPlan: (externalId, controls = {}, options) =>
      api.json({ method: 'POST', path: path(externalId, 'plan'), body: controls }, options),
    plan: (externalId, options) => api.json({ path: path(externalId, 'plan') }, options),
    maintenance: (externalId, query, options) =>
      api.call({ path: path(externalId, 'maintenance'), query }, bytes, options),
    createPaper: (externalId, paper, options) =>
      api.json({ method: 'POST', path: path(externalId, 'papers'), body: paper, once: true }, options),
    ownerLink: (externalId, options) => api.json({ path: path(externalId, 'owner-link') }, options),
    renewOwnerLink: (externalId, options) =>
      api.json({ method: 'POST', path: path(externalId, 'owner-link', 'renew') }, options),
  };
}

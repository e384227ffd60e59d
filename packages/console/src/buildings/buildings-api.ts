/** The calls of this screen, with what they answer. */
import type { CheckedImport } from '@rooftree/client';
import type { BuildingControls, BuildingInput, BuildingPlan } from '@rooftree/engine';
import type { Language } from '@rooftree/words/language';
import { call, callForFile } from '../api.ts';

export type PlanStatus = 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED';
export type PaperKind = 'PASSPORT' | 'LETTERS' | 'AGENDA';
export type SheetFormat = 'csv' | 'xlsx';

export interface LabelCount {
  label: string;
  units: number;
}

export interface ListedBuilding {
  external_id: string;
  name: string;
  address: BuildingInput['address'];
  units: number;
  plan: PlanOutline | null;
}

export interface PlanOutline {
  status: PlanStatus;
  is_outdated?: boolean;
  labels_before?: LabelCount[];
  labels_after?: LabelCount[];
  vote_probability: number | null;
}

export interface StoredPlan {
  /** Of the latest request; null when there was none. */
  id: string | null;
  status: PlanStatus;
  is_outdated: boolean;
  created_at: string | null;
  plan: BuildingPlan | null;
  messages: string[];
}

/** Requested, and neither finished nor failed. */
export const isPending = ({ id, status }: Pick<StoredPlan, 'id' | 'status'>): boolean =>
  id !== null && (status === 'NOT_STARTED' || status === 'RUNNING');

export type Suggestion = Pick<
  BuildingInput,
  'external_id' | 'name' | 'address' | 'year_built' | 'shares_total' | 'units'
>;

export interface OwnerLink {
  url: string;
  units: { external_id: string; name: string; code: string }[];
}

export interface Imported {
  rows: { new: number; changed: number; unchanged: number; refused: number };
}

interface Sent {
  path?: Record<string, string>;
  query?: object;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

// The operations are not in the generated client yet; their answers are those of the contract.
const send = call as unknown as <Answer>(route: string, options?: Sent) => Promise<Answer>;
// As above.
const fileOf = callForFile as unknown as (route: string, options?: Sent) => Promise<Blob>;

const ONE = '/v1/buildings/{external_id}';
const pathOf = (id: string) => ({ path: { external_id: id } });

export const listBuildings = (query: { page: number; page_size: number; q?: string }, signal?: AbortSignal) =>
  send<{ data: ListedBuilding[]; total: number; prev_page: number | null; next_page: number | null }>(
    'GET /v1/buildings',
    { query, signal },
  );
export const getBuilding = (id: string, signal?: AbortSignal) =>
  send<BuildingInput>(`GET ${ONE}`, { ...pathOf(id), signal });
export const putBuilding = ({ external_id, ...body }: BuildingInput | Suggestion) =>
  send<BuildingInput>(`PUT ${ONE}`, { ...pathOf(external_id), body });
export const deleteBuilding = (id: string) => send<void>(`DELETE ${ONE}`, pathOf(id));
export const listSuggestions = (signal?: AbortSignal) =>
  send<{ suggestions: Suggestion[] }>('GET /v1/building-suggestions', { signal });
export const checkSheet = (body: Blob) => send<CheckedImport>('POST /v1/building-imports/check', { body });
export const importSheet = (body: Blob) => send<Imported>('POST /v1/building-imports', { body });
export const startPlan = (id: string, body: Partial<BuildingControls>) =>
  send<void>(`POST ${ONE}/plan`, { ...pathOf(id), body });
export const getPlan = (id: string, signal?: AbortSignal) =>
  send<StoredPlan>(`GET ${ONE}/plan`, { ...pathOf(id), signal });
export const makePaper = (id: string, kind: PaperKind, language: Language) =>
  send<{ url: string }>(`POST ${ONE}/papers`, { ...pathOf(id), body: { kind, language } });
export const getOwnerLink = (id: string, signal?: AbortSignal) =>
  send<OwnerLink>(`GET ${ONE}/owner-link`, { ...pathOf(id), signal });
export const renewOwnerLink = (id: string) => send<OwnerLink>(`POST ${ONE}/owner-link/renew`, pathOf(id));
export const sheetOf = (id: string, format: SheetFormat) =>
  fileOf(`GET ${ONE}/sheet`, { ...pathOf(id), query: { format } });
export const maintenanceFile = (id: string, format: SheetFormat) =>
  fileOf(`GET ${ONE}/maintenance`, { ...pathOf(id), query: { format } });

/** The calls of this screen, with what they answer. */
import type {
  BuildingBody,
  BuildingControls,
  BuildingEntry,
  BuildingPlanOutline,
  BuildingPlanState,
  NewBuildingPaper,
} from '@rooftree/client/members';
import { call, callForFile } from '../api.ts';
import type { Answer } from '../api-routes.ts';

export type PlanStatus = BuildingPlanState['status'];
export type PaperKind = NewBuildingPaper['kind'];
export type SheetFormat = 'csv' | 'xlsx';
export type ListedBuilding = BuildingEntry;
export type LabelCount = NonNullable<BuildingPlanOutline>['labels_before'][number];
export type StoredPlan = BuildingPlanState;
export type OwnerLink = Answer<'GET /v1/buildings/{external_id}/owner-link'>;
export type Imported = Answer<'POST /v1/building-imports'>;
export type Suggestion = Answer<'GET /v1/building-suggestions'>['suggestions'][number];

/** Requested, and neither finished nor failed. */
export const isPending = ({ id, status }: Pick<StoredPlan, 'id' | 'status'>): boolean =>
  id !== null && (status === 'NOT_STARTED' || status === 'RUNNING');

const pathOf = (id: string) => ({ path: { external_id: id } });

export const listBuildings = (query: { page: number; page_size: number; q?: string }, signal?: AbortSignal) =>
  call('GET /v1/buildings', { query, signal });
export const getBuilding = (id: string, signal?: AbortSignal) =>
  call('GET /v1/buildings/{external_id}', { ...pathOf(id), signal });
export const putBuilding = ({ external_id, ...body }: BuildingBody & { external_id: string }) =>
  call('PUT /v1/buildings/{external_id}', { ...pathOf(external_id), body });
export const deleteBuilding = (id: string) => call('DELETE /v1/buildings/{external_id}', pathOf(id));
export const listSuggestions = (signal?: AbortSignal) => call('GET /v1/building-suggestions', { signal });
export const checkSheet = (body: Blob) => call('POST /v1/building-imports/check', { body });
export const importSheet = (body: Blob) => call('POST /v1/building-imports', { body });
export const startPlan = (id: string, body: BuildingControls) =>
  call('POST /v1/buildings/{external_id}/plan', { ...pathOf(id), body });
export const getPlan = (id: string, signal?: AbortSignal) =>
  call('GET /v1/buildings/{external_id}/plan', { ...pathOf(id), signal });
export const makePaper = (id: string, kind: PaperKind, language: NewBuildingPaper['language']) =>
  call('POST /v1/buildings/{external_id}/papers', { ...pathOf(id), body: { kind, language } });
export const getOwnerLink = (id: string, signal?: AbortSignal) =>
  call('GET /v1/buildings/{external_id}/owner-link', { ...pathOf(id), signal });
export const renewOwnerLink = (id: string) =>
  call('POST /v1/buildings/{external_id}/owner-link/renew', pathOf(id));
export const sheetOf = (id: string, format: SheetFormat) =>
  callForFile('GET /v1/buildings/{external_id}/sheet', { ...pathOf(id), query: { format } });
export const maintenanceFile = (id: string, format: SheetFormat) =>
  callForFile('GET /v1/buildings/{external_id}/maintenance', { ...pathOf(id), query: { format } });

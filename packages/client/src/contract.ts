/** The names that this client's users see, for the shapes that `openapi.json` gives. */
import type { Operations } from './generated/api.ts';

export type {
  CalculationJob,
  CalculationJobPage,
  Estate,
  EstateBatchEntry,
  EstateBatchLine,
  EstateBody,
  EstateItem,
  EstateList,
  EstateListEntry,
  EstatePage,
  EstatePatch,
  Renovation,
  RenovationDecision,
  RenovationListItem,
  RenovationPage,
  RenovationPatch,
  RenovationReport,
  RenovationVariants,
} from './generated/api.ts';

export type EstateQuery = Operations['searchEstates']['query'];
export type RenovationQuery = Operations['searchRenovations']['query'];
export type ReportRequest = Operations['createReport']['body'];
export type PlanControls = Operations['createSuggestedRenovationBatch']['query'];
export type CalculationJobQuery = Operations['listCalculationJobs']['query'];

/** The names that this client's users see, for the shapes that `openapi.json` gives. */
import type { Operations } from './generated/api.ts';

export type RenovationQuery = Operations['searchRenovations']['query'];
export type RenovationPage = Operations['searchRenovations']['answer'];
export type RenovationListItem = RenovationPage['data'][number];
export type Renovation = Operations['getRenovation']['answer'];

export type ReportRequest = Operations['createReport']['body'];
export type Report = Operations['createReport']['answer'];

export type PlanControls = Operations['planRenovations']['query'];
export type CalculationJob = Operations['planRenovations']['answer'];
export type CalculationJobQuery = Operations['listCalculationJobs']['query'];
export type CalculationJobPage = Operations['listCalculationJobs']['answer'];

export type EstateList = Operations['listEstates']['answer'];
export type EstateListEntry = EstateList['estates'][number];
export type EstateInput = Operations['putEstate']['body'];

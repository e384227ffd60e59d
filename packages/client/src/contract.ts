/** The names that this client's users see, for the shapes that `openapi.json` gives. */
import type { CalculationJobEvent, Operations, ReportCreatedEvent } from './generated/api.ts';

export type {
  Building,
  BuildingBody,
  BuildingControls,
  BuildingEntry,
  BuildingOwnerLink,
  BuildingPage,
  BuildingPaper,
  BuildingPlan,
  BuildingPlanState,
  BuildingSuggestion,
  BuildingSuggestions,
  CalculationJob,
  CalculationJobEvent,
  CalculationJobPage,
  CheckedImport,
  CreatedSandboxHomes,
  CreatedWebhook,
  CurrentPriceBook,
  Estate,
  EstateBatchEntry,
  EstateBatchLine,
  EstateBody,
  EstateImport,
  EstateImportList,
  EstateItem,
  EstateList,
  EstateListEntry,
  EstatePage,
  EstatePatch,
  ImportedBuildings,
  ImportedLoans,
  ImportHeadings,
  KeptKind,
  LabelDistribution,
  ListedReport,
  Loan,
  LoanBody,
  LoanEntry,
  LoanPage,
  LoanReport,
  LoanReportCell,
  LoanReportList,
  LoanSettings,
  LoggedRequest,
  LoggedRequestPage,
  NewBuildingPaper,
  NewLoanReport,
  NewPortfolioAction,
  NewProgramme,
  NewProgrammeApproval,
  NewWebhook,
  PlannedAgain,
  PortfolioAction,
  PortfolioChoices,
  PortfolioItem,
  PortfolioOverview,
  PortfolioPage,
  PortfolioPlace,
  PortfolioPlaces,
  PriceBook,
  PriceBookDraft,
  PriceBookPreview,
  PriceBookVersions,
  PriceTables,
  Programme,
  ProgrammeApproval,
  ProgrammeComparison,
  ProgrammeHome,
  ProgrammeHomePage,
  ProgrammePage,
  ProgrammeWorks,
  ProgrammeWorksDone,
  RegisteredLabel,
  Renovation,
  RenovationBasis,
  RenovationDecision,
  RenovationEdit,
  RenovationListItem,
  RenovationOfEstate,
  RenovationPage,
  RenovationPatch,
  RenovationReport,
  RenovationVariants,
  ReportCreatedEvent,
  ReportPage,
  RequestedBuildingPlan,
  ResumedWebhook,
  RetentionList,
  ReviewLink,
  RunningJobs,
  SandboxClock,
  SandboxHomes,
  SandboxReset,
  SentEvent,
  SessionState,
  StoredLoans,
  UndoneImport,
  UnitPlan,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookList,
} from './generated/api.ts';

export type WebhookEvent = CalculationJobEvent | ReportCreatedEvent;
export type EstateQuery = Operations['searchEstates']['query'];
export type EstateListQuery = Operations['listEstates']['query'];
export type PortfolioQuery = Operations['listPortfolio']['query'];
export type PortfolioExportQuery = Operations['exportPortfolio']['query'];
export type PortfolioOverviewPdfQuery = Operations['printPortfolioOverview']['query'];
export type PortfolioFilter = Operations['distributeLabels']['query'];
export type BuildingQuery = Operations['listBuildings']['query'];
export type LoanQuery = Operations['listLoans']['query'];
export type LoanReportFile = 'report.xlsx' | 'template.csv' | 'loans.csv' | 'loans.xlsx';
export type ProgrammeHomeQuery = Operations['listProgrammeHomes']['query'];
export type ProgrammeFile = 'programme.xlsx' | 'homes.csv' | 'hours.csv' | 'problem.txt' | 'certificate.txt';
export type RenovationQuery = Operations['searchRenovations']['query'];
export type WebhookTestQuery = Operations['testWebhook']['query'];
export type RequestQuery = Operations['listRequests']['query'];
export type ReportRequest = Operations['createReport']['body'];
export type AllReportsQuery = Operations['listAllReports']['query'];
export type CertificateQuery = Operations['readCertificate']['query'];
export type PlanControls = Operations['createSuggestedRenovationBatch']['query'];
export type CalculationJobQuery = Operations['listCalculationJobs']['query'];

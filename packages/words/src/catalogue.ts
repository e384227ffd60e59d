/** What each language must have a word for. A missing key is a type error in that language's files. */
import type {
  Carrier,
  ConflictCode,
  Country,
  DWELLING_FIELDS,
  DwellingFieldName,
  DwellingWarning,
  EstateFormat,
  EstateType,
  GrantRequirementCode,
  INSULATION_TYPES,
  IncomeGroup,
  LabelScale,
  LoanCondition,
  LoanId,
  LossPath,
  Material,
  MeasureCode,
  Objective,
  Origin,
  Ownership,
  PlanWarning,
  QualityLabel,
  QuoteLineCode,
  Region,
  RelatedWork,
  SiteCheckCode,
  Slot,
  StepReason,
  SubsidyCondition,
  SubsidyScheme,
  TargetReason,
  Track,
  Trade,
  WishCost,
  WorkField,
  WorkLine,
} from '@rooftree/engine';
import type { ReadBy } from './doubted-certificate.ts';
import type { CertificateWeakness, FactTeller } from './fact-origins.ts';
import type { Language } from './language.ts';
import type { DueReason } from './step-due.ts';

export interface MeasureWords {
  name: string;
  /** For charts and narrow columns. */
  short: string;
  watchFor: string;
  whoDoesIt: string;
}

export interface PlaceWords {
  countries: Record<Country, string>;
  regions: Record<Region, string>;
  /** The scale's own name of its certificate, for "label B (…)". */
  labelScales: Record<LabelScale, string>;
  /** The scale's own name of its score. */
  scoreNames: Record<LabelScale, string>;
  estateTypes: Record<EstateType, string>;
  estateFormats: Record<EstateFormat, string>;
}

export interface EnergyWords {
  lossPaths: Record<LossPath, string>;
  carriers: Record<Carrier | 'electricity_feed_in', string>;
  slots: Record<Slot, string>;
  units: Record<WorkLine['unit'], string>;
  /** More than one piece. */
  pieces: string;
}

export interface PlanningWords {
  relatedWorks: Record<RelatedWork, string>;
  tracks: Record<Track, string>;
  objectives: Record<Objective, string>;
  incomeGroups: Record<IncomeGroup, string>;
  ownerships: Record<Ownership, string>;
  qualityLabels: Record<QualityLabel, string>;
  origins: Record<Origin, string>;
  confidences: Record<'high' | 'medium' | 'low', string>;
}

/** Sentences; `{name}` is filled with the remark's value of that name. */
export interface RemarkWords {
  stepReasons: Record<StepReason, string>;
  /** By when a step should be done, and why. values: year */
  dueReasons: Record<DueReason, string>;
  /** values: contingency_eur */
  keepAside: string;
  targetReasons: Record<TargetReason, string>;
  /** Sentences of remarks that some values ask for. */
  variants: Record<
    | 'next_label_saves_nothing'
    | 'next_label_partly_paid_back'
    | 'next_label_works'
    | 'grant_ended_for_works'
    | 'gas_remains'
    | 'oil_remains'
    /** Of a condition, and of amounts under a table. values: until_date; year_known */
    | 'before_scheme_ends_on'
    | 'amount_of_year'
    | 'amounts_of_year'
    | 'gas_still_burns'
    | 'oil_still_burns'
    | 'fossil_fuel_still_burns'
    | 'needs_co_owners_for_works'
    | 'heritage_permit_for_works'
    | 'could_be_next_for_works'
    | 'panels_need_sun_and_roof'
    | 'panels_need_sun_roof_and_asbestos',
    string
  >;
  warnings: Record<Exclude<DwellingWarning, ConflictCode> | PlanWarning, string>;
  conditions: Record<SubsidyCondition, string>;
  schemes: Record<SubsidyScheme, string>;
  loans: Record<LoanId, string>;
  loanConditions: Record<LoanCondition, string>;
}

/** The list that leads, and what belongs beside it on every surface. */
export interface LeadWords {
  lead: {
    core: string;
    /** Where the facts contradict the certificate: if it is right, the works may not be needed. */
    coreOnceChecked: string;
    decide: string;
    all: string;
    /** values: fact */
    checkFirst: string;
    /** Where it decides about some works of a step. values: fact, works */
    checkFirstFor: string;
    /** Of a step that every home needs, only which form of it being open. */
    neededAnyway: string;
    /** The fact has_solar_panels beside the work that puts them there. */
    panelsAlready: string;
    /** The title where one of the conflicts speaks against the certificate, and what it takes to be sure. values: costs_eur */
    checkCertificate: string;
    checkCertificateCosts: string;
    conflicts: string;
    /** Of a chance that is nearly 1, or nearly 0. values: most_percent; least_percent */
    moreThan: string;
    /** A range of costs that begins at nothing. values: most_eur */
    fromNothing: string;
    /** Near ties: their title, and one of them. */
    asGood: string;
    instead: string;
    leftOut: string;
    /** Where more than half of the money is for the last label. */
    labelAtHalf: string;
    /** Where the plan leads to another label than its goal. */
    goalChance: string;
    /** Where the plan leads to the label that the home probably has. values: label, chance */
    labelAlready: string;
    /** …without works. */
    labelProbable: string;
    /** …and a certificate that nothing contradicts says so; beside it, where there are works. */
    labelCertified: string;
    labelKept: string;
    /** Beside the other label that a doubted certificate may mean. */
    readings: Record<ReadBy, string>;
    /** Of a plan without works. values: label, other_label, the worse one */
    worksIfWorse: string;
    /** Instead of a payback, where the owner lets the home. */
    tenantSaves: string;
    /** What is paid if works are finished by the end of their grant. values: net_eur, until_date, works, otherwise_eur */
    netInTime: string;
    /** …by several days, which stand in `works`. */
    netInTimes: string;
    /** Beside the saving on a second home. */
    partOfYear: string;
    lessThan: string;
    /** What it takes to be surer. values: label, more_eur, from, to */
    nextRung: string;
    nextRungFree: string;
    /** values: works */
    added: string;
    dropped: string;
    /** values: costs_eur */
    certificateCosts: string;
  };
  conflicts: Record<ConflictCode, ConflictWords>;
  adjustments: AdjustmentWords;
}

/** What an adviser changed in the plan, and what wishes against the advice cost. */
export interface AdjustmentWords {
  overrides: string;
  /** values: replaced */
  insteadOf: string;
  reason: string;
  workFields: Record<WorkField, string>;
  wishes: string;
  /** values: measure */
  wish: Record<WishCost['wish'], string>;
  /** values: cost_eur */
  costsMore: string;
  costsLess: string;
  /** values: bill_eur */
  billHigher: string;
  billLower: string;
  /** values: label, other_label */
  label: string;
  /** values: chance, other_chance */
  chance: string;
  noDifference: string;
}

export interface ConflictWords {
  what: string;
  /** Where only the label of a certificate is stated: between two limits, above one, up to one. */
  whatOfLabel?: string;
  whatOfWorstLabel?: string;
  whatOfBestLabel?: string;
  /** Which of the facts the plan goes by, and why. */
  believes: string;
  /** Where it goes by the label of a certificate and not by its score. */
  believesLabel?: string;
  check: string;
}

/** What a contractor needs to quote a work; `{name}` is filled as in the remarks. */
export interface SpecificationWords {
  specification: {
    title: string;
    area: string;
    insulation: string;
    addedR: string;
    uValue: string;
    example: string;
    window: string;
    uOpening: string;
    gValue: string;
    airtightness: string;
    infiltration: string;
    ventilation: string;
    airFlow: string;
    recovery: string;
    power: string;
    units: string;
    heatLoad: string;
    heatLoadAt: string;
    flow: string;
    flowAt: string;
    hotWater: string;
    withHeating: string;
    separate: string;
    residents: string;
    collector: string;
    solar: string;
    solarYield: string;
    orientation: string;
    battery: string;
    between: string;
    /** Of works on parts of a building: its title, the sentence, and what replaces figures of one flat. */
    shared: string;
    sharedQuote: string;
    sharedArea: string;
    sharedConnection: string;
    wholeBuilding: string;
    grants: string;
    met: string;
    notMet: string;
    toShow: string;
    trades: string;
    after: string;
    checks: string;
    lines: string;
    job: string;
    price: string;
    pageHeading: string;
    pageTitle: string;
    pageIntro: string;
  };
  trades: Record<Trade, string>;
  materials: Record<Material, string>;
  grantRequirements: Record<GrantRequirementCode, string>;
  siteChecks: Record<SiteCheckCode, string>;
  quoteLines: Record<QuoteLineCode, string>;
}

/** Why a work on a part of the house is worth doing; `{share_percent}` of the heat leaves there today. */
export interface ReasonWords {
  slotReasons: Record<Slot, string>;
}

/** Where a fact comes from, as a remark behind it; and what to know of a certificate that counts less. */
export interface OriginWords {
  /** values of a certificate: issued_date */
  tellers: Record<FactTeller, string>;
  undatedCertificate: string;
  /** values: year */
  typicalOf: Record<'HOUSE' | 'APARTMENT', string>;
  weaknesses: Record<CertificateWeakness, string>;
  /** values: until_date; issued_date and year of the works */
  certificateNotes: Record<CertificateWeakness, string>;
}

export type Fact = DwellingFieldName | 'year_built' | 'year_renovated' | 'estate_format';

type Fields = typeof DWELLING_FIELDS;
type CodedFact = {
  [Name in DwellingFieldName]: Fields[Name] extends { kind: 'code' } ? Name : never;
}[DwellingFieldName];

/** The facts of a dwelling as the API names them, and their values where these are codes. */
export interface FactWords {
  facts: Record<Fact, string>;
  factValues: { [Name in CodedFact]: Record<Fields[Name]['values'][number], string> };
  insulationTypes: Record<(typeof INSULATION_TYPES)[number], string>;
  yes: string;
  no: string;
}

export interface Catalogue
  extends PlaceWords,
    EnergyWords,
    PlanningWords,
    RemarkWords,
    ReasonWords,
    LeadWords,
    SpecificationWords,
    OriginWords,
    FactWords {
  language: Language;
  measures: Record<MeasureCode, MeasureWords>;
}

/** The texts of the report's chapters on the home, the money and the law around a plan. */
import type { Country, LabelScale } from '@rooftree/engine';

type Text = string;

export interface ContextTexts {
  home: {
    heading: Text;
    title: (percent: string) => Text;
    titleGood: Text;
    lossTitle: Text;
    path: Text;
    before: Text;
    after: Text;
    unit: Text;
    total: Text;
    lossAlt: (shares: string) => Text;
    energyTitle: Text;
    carrier: Text;
    beforeKwh: Text;
    afterKwh: Text;
    price: Text;
    priceDate: Text;
    useNote: Text;
    ready: { now: Text; after: (step: number) => Text; not: Text };
    peakLoad: (before: string, after: string) => Text;
    peakLoadNow: (now: string) => Text;
    solar: (used: string, exported: string, share: string) => Text;
    noSolar: Text;
    livingTitle: Text;
    topics: Record<ComfortTopic, Text>;
  };
  money: {
    heading: Text;
    title: Text;
    grantsTitle: Text;
    group: Text;
    single: Text;
    couple: Text;
    upTo: (amount: string) => Text;
    above: (amount: string) => Text;
    amount: Text;
    yourGroup: Text;
    limits: (date: string, perDependant: string) => Text;
    conditionsTitle: Text;
    noGrants: Text;
    schemeStatus: Record<LabelScale, Text>;
    loansTitle: Text;
    loanUpTo: (amount: string) => Text;
    loanYears: (years: number) => Text;
    loanRate: (rate: string) => Text;
    noLoans: Text;
    /** Loans are known, and none is for this owner or home. */
    noLoanForOwner: Text;
    vatTitle: Text;
    vat: Record<Country, Text>;
    yearsTitle: Text;
    /** `amount` is what is set aside each year. */
    yearsIntro: (amount: string) => Text;
    /** The columns: year, steps, what is paid, label, bill a month. */
    yearsHead: readonly Text[];
    notAdvice: Text;
  };
  duties: {
    heading: Text;
    title: (region: string) => Text;
    read: (site: string, date: string) => Text;
    statuses: Record<LegalDutyStatus, Text>;
    none: Text;
    groups: { label: Text; other: Text };
    /** By when gas and oil heating must end. */
    fossilEnd: {
      heavyRenovation: (year: number, checked: string) => Text;
      unknown: (checked: string) => Text;
    };
  };
  known: {
    heading: Text;
    title: Text;
    /**
     * `unmarked` says where most facts come from, `typical` of what they are typical: once here instead of behind each.
     */
    intro: (meaning: string, unmarked: string, typical: string) => Text;
    factsHead: readonly [fact: Text, value: Text, origin: Text];
    sure: Text;
    fairlySure: Text;
    unsure: Text;
    between: (low: string, high: string) => Text;
    notesTitle: Text;
    roughPrices: (works: string) => Text;
    askQuestion: Text;
    methodTitle: Text;
    method: Text;
    versions: (engine: string, data: string, date: string) => Text;
    glossaryTitle: Text;
    glossary: readonly (readonly [term: Text, meaning: Text])[];
    contactsTitle: Text;
    contacts: Record<AdviceContactId, Text>;
    oneStopShop: (name: string) => Text;
  };
  /** The last page: whom to call, what to do, and room to write. */
  contact: {
    heading: Text;
    title: (name: string) => Text;
    /** Without a name. */
    titleAlone: Text;
    monthTitle: Text;
    /** Of a home that needs nothing. */
    keep: Text;
    quotesTitle: Text;
    quotes: readonly Text[];
    notesTitle: Text;
    adviserTitle: Text;
    /** Lines to write on. */
    adviser: readonly Text[];
  };
  good: {
    headline: (label: string) => Text;
    intro: Text;
    goodTitle: Text;
    keepTitle: Text;
    keep: readonly Text[];
    keepHeatPump: Text;
    keepBoiler: Text;
    keepPanels: Text;
    moreTitle: Text;
    more: (label: string, cost: string) => Text;
    noMore: Text;
  };
  /** Before what explains a name; French has a space there. */
  colon: Text;
  page: (page: string, pages: string) => Text;
}

export type ComfortTopic =
  | 'walls_warm'
  | 'windows_draught'
  | 'summer'
  | 'ventilation_air'
  | 'moisture'
  | 'noise'
  | 'fire'
  | 'asbestos'
  | 'electrical'
  | 'bio_based'
  | 'reuse'
  | 'together'
  | 'network';

/** What the law requires of a dwelling, as the passport lists it. */
export type LegalDutyId =
  | 'vlg_purchase_renovation'
  | 'vlg_minimum_label'
  | 'vlg_epc'
  | 'vlg_asbestos'
  | 'bru_275'
  | 'bru_150'
  | 'bru_certificate'
  | 'wal_certificate'
  | 'be_electrical'
  | 'nl_netting_end'
  | 'nl_rental'
  | 'nl_social_housing';

export type LegalDutyStatus = 'in_force' | 'adopted' | 'agreed' | 'planned';

/** Public, independent advice. */
export type AdviceContactId =
  | 'energiehuis'
  | 'vlaanderen'
  | 'homegrade'
  | 'renolution'
  | 'guichet_energie'
  | 'wallonie'
  | 'verbeterjehuis'
  | 'milieucentraal'
  | 'rvo'
  | 'warmtefonds';

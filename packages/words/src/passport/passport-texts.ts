/** The texts of the report besides the words for the engine's codes. A missing key is a type error in that language. */
import type { Country, LabelScale, Milestone } from '@rooftree/engine';
import type { PluralForms } from '../plural.ts';

type Text = string;

export interface PlanTexts {
  cover: {
    kind: Text;
    title: Text;
    indicative: Text;
    /** Of a plan that an earlier version made; `date` is that of its prices and rules. */
    olderMethod: (date: string) => Text;
    date: Text;
    preparedBy: Text;
    plannerTitle: Text;
    plannerText: Text;
    addressUnknown: Text;
    qrAlt: (url: string) => Text;
    housesAlt: (houses: string) => Text;
    houseTitle: Text;
    houseAlt: (parts: string) => Text;
    /** What a dashed line means. */
    houseKey: Text;
    attachment: Text;
    labelToday: Text;
    labelAfter: Text;
    chance: (label: string) => Text;
    chanceNote: Text;
    /** The same for the goal, where the plan leads to another label. */
    goalChance: (label: string, chance: string) => Text;
    youPay: Text;
    middle: (amount: string) => Text;
    ofWhichCore: (amount: string) => Text;
    monthly: Text;
    /** A month's bill, today and after the works. */
    bills: (now: string, after: string) => Text;
    contact: Text;
    loanNote: (payment: string) => Text;
    exampleLoanNote: (payment: string, rate: string, years: number) => Text;
    /** A good home. */
    bill: Text;
    certified: Text;
    estimated: Text;
  };
  /** Today's label where no certificate says it. */
  probably: (best: string, worst: string) => Text;
  summary: {
    heading: Text;
    headline: (from: string, to: string, steps: number) => Text;
    /** Where today's label is only probable. */
    headlineBand: (best: string, worst: string, to: string, steps: number) => Text;
    dwelling: (kind: string, yearBuilt: number, area: string) => Text;
    stepsTitle: Text;
    year: Text;
    label: Text;
    works: Text;
    vat: Text;
    total: Text;
    subsidy: Text;
    youPay: Text;
    bridgeTitle: Text;
    bridgeAlt: (works: string, vat: string, subsidy: string, net: string) => Text;
    range: (range: string) => Text;
    grantsByIncome: (low: string, high: string) => Text;
    anyway: (anyway: string, extra: string) => Text;
    monthlyTitle: Text;
    billBefore: Text;
    billAfter: Text;
    support: Text;
    loan: (amount: string, years: string, rate: string) => Text;
    exampleLoan: (amount: string, years: string, rate: string) => Text;
    left: Text;
    short: Text;
    noLoan: Text;
    loanByIncome: Text;
    ownMoney: (amount: string) => Text;
    bringsTitle: Text;
    bill: Text;
    perYear: Text;
    perMonth: Text;
    co2: Text;
    primary: Text;
    about: (amount: string) => Text;
    aboutMore: (amount: string) => Text;
    billRange: (range: string) => Text;
    afterRange: (range: string) => Text;
    today: Text;
    after: Text;
    notReached: (target: string) => Text;
    chance: (label: string, probability: string) => Text;
    /** Where given facts contradict each other. */
    certificateNext: Text;
    conflictsNext: Text;
    lawTitle: Text;
    /** Without a certificate: the buyer's duty holds for some labels only. */
    lawIfCertificate: (label: string, year: number, met: string) => Text;
    law: (label: string, year: number, role: Milestone['role'], met: string) => Text;
    /** Of a law that is adopted and not yet in force. */
    lawAdopted: (label: string, year: number, met: string) => Text;
    /** Of what the owners of social housing agreed with the government. */
    lawAgreed: (label: string, year: number, met: string) => Text;
    metToday: Text;
    likelyMetToday: (chance: string) => Text;
    metAfter: (step: number) => Text;
    likelyMetAfter: (step: number, chance: string) => Text;
    notMet: Text;
    noLaw: Text;
    /** No duty is law, and these are planned. */
    onlyPlanned: (duties: string) => Text;
    plannedDuty: (label: string, year: number, role: Milestone['role']) => Text;
    /** The method of the plan did not look for duties. */
    lawUnknown: Text;
    start: (works: string, amount: string) => Text;
    firstQuestion: (fact: string) => Text;
    firstQuotes: (step: number, works: string) => Text;
    firstMeeting: Text;
    firstSupport: Text;
    firstLoan: Text;
    firstAdvice: (contact: string) => Text;
  };
  payback: {
    years: PluralForms;
    underOne: Text;
    noExtra: Text;
    same: (years: string) => Text;
    both: (withSupport: string, without: string) => Text;
    onlyWithSupport: (years: string) => Text;
    never: Text;
    /** Said after a payback that is longer than panels or a heating live. */
    long: Text;
  };
  ways: {
    heading: Text;
    title: (ways: number) => Text;
    /** Where the other ways could not be worked out. */
    titleWithoutWays: Text;
    intro: (objective: string, ways: number) => Text;
    cheapest: Text;
    lifetime: Text;
    fossilFree: Text;
    thisPlan: Text;
    allSame: Text;
    works: Text;
    after: Text;
    chance: Text;
    youPay: Text;
    bill: Text;
    co2: Text;
    fossil: Text;
    yes: Text;
    no: Text;
    nothing: Text;
    ladderTitle: Text;
    ladderUnit: Text;
    /** What the amounts beside the labels are. */
    ladderPrices: Text;
    ladderAlt: (states: string) => Text;
    above: (limit: string) => Text;
    today: Text;
    step: (number: number) => Text;
    target: Text;
    sureTitle: Text;
    dependsTitle: Text;
    dependsOn: (work: string, share: string, fact: string) => Text;
    depends: (work: string, share: string) => Text;
    /** A work on this part, and this very work. */
    shares: (part: string, own: string) => Text;
    notInPlan: Text;
    questionsTitle: Text;
    question: (fact: string, saves: string) => Text;
    missing: (fact: string) => Text;
    chanceIfKnown: (label: string, now: string, known: string) => Text;
  };
  tracks: {
    title: Text;
    intro: Text;
    private: Text;
    building: Text;
    decides: Text;
    owner: Text;
    meeting: Text;
    share: Text;
    works: Text;
    youPay: Text;
  };
  step: {
    heading: Text;
    title: (steps: number) => Text;
    name: (number: number) => Text;
    and: Text;
    cost: Text;
    subsidy: Text;
    youPay: Text;
    saving: Text;
    perYear: Text;
    /** Shown in place of a saving that is none. */
    raises: Text;
    likely: (range: string) => Text;
    work: Text;
    quantity: Text;
    exclVat: Text;
    vatRate: Text;
    /** Of a work whose parts have rates of their own. */
    mixedVat: Record<Country, Text>;
    vat: Text;
    inclVat: Text;
    lifetime: Text;
    years: PluralForms;
    total: Text;
    anyway: (anyway: string, extra: string) => Text;
    maintenance: (amount: string) => Text;
    /** Signed changes per year: amounts with their unit, and shares. */
    energy: (change: Record<'primary' | 'primaryShare' | 'bought' | 'boughtShare' | 'co2', string>) => Text;
    grants: (range: string) => Text;
    noGrants: Text;
    optionsTitle: Text;
    option: (name: string, cost: string) => Text;
    watchTitle: Text;
    whoDoesIt: Text;
    share: (percent: string) => Text;
  };
}

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

export interface PassportTexts extends PlanTexts, ContextTexts {
  dutyTexts: Record<LegalDutyId, { title: string; text: string }>;
}

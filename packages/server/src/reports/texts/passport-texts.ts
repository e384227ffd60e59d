/** The texts of the report besides the words for the engine's codes. A missing key is a type error in that language. */
import type { Country, LabelScale } from '@rooftree/engine';
import type { AdviceContactId } from '../data/advice-contacts.ts';
import type { DutyId, DutyStatus, NamedSource } from '../data/legal-duties.ts';

type Text = string;

export interface PlanTexts {
  cover: {
    kind: Text;
    title: Text;
    indicative: Text;
    reportId: Text;
    date: Text;
    versions: Text;
    versionsValue: (engine: string, data: string) => Text;
    preparedBy: Text;
    plannerTitle: Text;
    plannerText: Text;
    addressUnknown: Text;
    qrAlt: (url: string) => Text;
    housesAlt: (from: string, to: string) => Text;
    attachment: Text;
  };
  summary: {
    heading: Text;
    headline: (from: string, to: string, steps: number) => Text;
    headlineNothing: (label: string) => Text;
    dwelling: (kind: string, yearBuilt: number, area: string) => Text;
    today: Text;
    after: Text;
    costTitle: (net: string) => Text;
    costTitleNoGrants: (net: string) => Text;
    works: Text;
    vat: Text;
    total: Text;
    subsidy: Text;
    youPay: Text;
    range: (range: string) => Text;
    bill: Text;
    perYear: Text;
    saves: (amount: string) => Text;
    co2: Text;
    primary: Text;
    billRange: (range: string) => Text;
    afterRange: (range: string) => Text;
    stepsTitle: Text;
    label: Text;
    confidence: Text;
    confidenceText: (letter: string, meaning: string, label: string, probability: string) => Text;
    bridgeAlt: (works: string, vat: string, subsidy: string, net: string) => Text;
    notReached: (target: string) => Text;
    chance: (label: string, probability: string) => Text;
    monthly: Text;
    billFalls: (amount: string) => Text;
    loan: (amount: string, years: string, rate: string, payment: string) => Text;
    ownMoney: (amount: string) => Text;
  };
  payback: {
    years: (count: string) => Text;
    same: (years: string) => Text;
    both: (withSupport: string, without: string) => Text;
    onlyWithSupport: (years: string) => Text;
    never: Text;
  };
  roadmap: {
    heading: Text;
    title: (from: string, to: string) => Text;
    step: (number: number) => Text;
    today: Text;
    target: Text;
    ladderTitle: Text;
    ladderUnit: Text;
    above: (limit: string) => Text;
    order: Text;
    orderIntro: Text;
    alt: (labels: string) => Text;
    ladderAlt: (states: string) => Text;
  };
  step: {
    heading: (number: number, count: number) => Text;
    and: Text;
    cost: Text;
    subsidy: Text;
    youPay: Text;
    saving: Text;
    perYear: Text;
    worksTitle: Text;
    work: Text;
    quantity: Text;
    exclVat: Text;
    vatRate: Text;
    vat: Text;
    inclVat: Text;
    lifetime: Text;
    years: (count: number) => Text;
    total: Text;
    anyway: (amount: string) => Text;
    maintenance: (amount: string) => Text;
    optionsTitle: Text;
    option: (name: string, insteadOf: string, cost: string) => Text;
    effectTitle: Text;
    before: Text;
    after: Text;
    saves: Text;
    primary: Text;
    final: Text;
    co2: Text;
    bill: Text;
    supportTitle: Text;
    noSupport: Text;
    rule: Text;
    conditionsLead: Text;
    watchTitle: Text;
    whoDoesIt: Text;
    peakLoad: (kw: string) => Text;
  };
  heatLoss: {
    heading: Text;
    title: (path: string, share: string) => Text;
    titleAfter: (percent: string) => Text;
    intro: Text;
    introOne: Text;
    before: Text;
    after: Text;
    unit: Text;
    total: Text;
    path: Text;
    share: Text;
    alt: (when: string, shares: string) => Text;
  };
}

export interface ContextTexts {
  energy: {
    heading: Text;
    title: (before: string, after: string) => Text;
    titleNothing: (before: string) => Text;
    byCarrier: Text;
    carrier: Text;
    before: Text;
    after: Text;
    price: Text;
    priceDate: Text;
    pricesTitle: Text;
    pricesIntro: Text;
    solarTitle: Text;
    solar: (used: string, exported: string) => Text;
    noSolar: Text;
    readyTitle: Text;
    readyNow: Text;
    readyAfter: (step: number) => Text;
    notReady: Text;
    peakLoad: (before: string, after: string) => Text;
    networkTitle: Text;
    network: Text;
    useNote: Text;
  };
  funding: {
    heading: Text;
    title: (subsidy: string) => Text;
    titleNone: Text;
    grants: Text;
    scheme: Text;
    amount: Text;
    conditions: Text;
    noGrants: Text;
    schemeStatus: Record<LabelScale, Text>;
    loans: Text;
    loanUpTo: (amount: string) => Text;
    loanYears: (years: number) => Text;
    loanRate: (rate: string) => Text;
    noLoans: Text;
    vatTitle: Text;
    vat: Record<Country, Text>;
    links: Text;
    checked: (date: string) => Text;
    notAdvice: Text;
  };
  duties: {
    heading: Text;
    title: (region: string) => Text;
    intro: (date: string) => Text;
    source: Text;
    namedSources: Record<NamedSource, Text>;
    statuses: Record<DutyStatus, Text>;
  };
  comfort: {
    heading: Text;
    title: Text;
    comfort: Text;
    health: Text;
    safety: Text;
    circularity: Text;
    topics: Record<ComfortTopic, Text>;
    contactsTitle: Text;
    contacts: Record<AdviceContactId, Text>;
  };
  assumptions: {
    heading: Text;
    title: Text;
    intro: (letter: string, meaning: string) => Text;
    missingTitle: Text;
    missing: (fact: string, share: string) => Text;
    warningsTitle: Text;
    fact: Text;
    value: Text;
    origin: Text;
    spread: Text;
    probability: (percent: string) => Text;
    between: (low: string, high: string) => Text;
    unexplained: (kwh: string) => Text;
    labelsTitle: Text;
    labelsIntro: Text;
    objective: (objective: string) => Text;
  };
  trace: {
    heading: Text;
    title: Text;
    intro: Text;
    step: Text;
    total: Text;
    net: Text;
    footnote: (engine: string, data: string, date: string) => Text;
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
  | 'together';

export interface PassportTexts extends PlanTexts, ContextTexts {
  dutyTexts: Record<DutyId, { title: string; text: string }>;
}

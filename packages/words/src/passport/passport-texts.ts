/** The texts of the report besides the words for the engine's codes. A missing key is a type error in that language. */
import type { Country, Milestone } from '@rooftree/engine';
import type { PluralForms } from '../plural.ts';
import type { ContextTexts, LegalDutyId } from './context-texts.ts';

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
    /** Of a bill, after its amount: what it falls or rises by. */
    less: (amount: string) => Text;
    more: (amount: string) => Text;
    billRange: (range: string) => Text;
    afterRange: (range: string) => Text;
    today: Text;
    after: Text;
    notReached: (target: string) => Text;
    chance: (label: string, probability: string) => Text;
    /** Where the plan leads to a better label than its goal. */
    chanceBeyondGoal: (goal: string, goalProbability: string, label: string, probability: string) => Text;
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
    /** This work, and another one on the same part. */
    ofCases: (share: string) => Text;
    shares: (own: string, other: string) => Text;
    notInPlan: Text;
    questionsTitle: Text;
    /** Where no answer is known to prevent any works. */
    missingTitle: Text;
    question: (fact: string, saves: string) => Text;
    missing: (fact: string) => Text;
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

export interface PassportTexts extends PlanTexts, ContextTexts {
  dutyTexts: Record<LegalDutyId, { title: string; text: string }>;
}

/**
 * The words for buildings with several owners that papers and screens share. A missing key is a type error in that
 * language.
 */
import type { Apportioning, Orientation, PartKind, VoteImprovement } from '@rooftree/engine';
import type { PluralForms } from '../plural.ts';

type Text = string;

export interface BuildingTexts {
  terms: {
    building: Text;
    /** In short, as people say it: VME, VvE, ACP. */
    association: Text;
    associationInFull: Text;
    meeting: Text;
    /** Who runs the building for its owners. */
    manager: Text;
    apartments: PluralForms;
    owners: PluralForms;
    votes: PluralForms;
    years: PluralForms;
    share: Text;
    reserveFund: Text;
    maintenancePlan: Text;
    commonWorks: Text;
    privateWorks: Text;
    groundFloor: Text;
    floor: (number: string) => Text;
  };
  majorities: {
    /** By numerator and denominator. */
    parts: Record<string, Text>;
    otherPart: (numerator: string, denominator: string) => Text;
    atLeast: (part: string) => Text;
    moreThan: (part: string) => Text;
    allVotes: Text;
    quorum: (part: string) => Text;
    /** What the majority is for, by its id. */
    reasons: Record<string, Text>;
    otherReason: Text;
    /** Laws and rules as the engine's articles name them, and how this language does. */
    sources: Record<string, Text>;
    /** Of an article: "(5)", "lid 5". */
    paragraph: (number: string) => Text;
    ofTheDeed: Text;
  };
  partKinds: Record<PartKind, Text>;
  orientations: Record<Orientation, Text>;
  apportionings: Record<Apportioning, Text>;
  /** 1 to 6, as in NEN 2767. */
  conditions: Record<string, Text>;
  /** Sentences with the values of the change in their places. */
  changes: Record<VoteImprovement['change'], Text>;
  changeResult: (chance: string, cost: string) => Text;
  changeResultFree: (chance: string) => Text;
  /** Where it is the next sentence that says what it costs. */
  changeChance: (chance: string) => Text;
  missedSavings: (amount: string) => Text;
  worseLabels: (apartments: string) => Text;
  /** After a list of changes. */
  bestChange: (chance: string) => Text;
  money: {
    reserve: Text;
    loan: Text;
    atOnce: Text;
  };
  month: {
    billBefore: Text;
    billAfter: Text;
    loanPayment: Text;
    reserveMore: Text;
    reserveLess: Text;
    better: Text;
    worse: Text;
    same: Text;
  };
  /** What is not known yet, and what to mind. */
  known: {
    questions: Text;
    question: (fact: string, share: string) => Text;
    ofUnit: (fact: string, unit: string) => Text;
    warnings: Text;
  };
  vote: {
    chance: (chance: string) => Text;
    needed: (needed: string, total: string) => Text;
    nobodyPaysMore: Text;
    losses: (amount: string) => Text;
  };
}

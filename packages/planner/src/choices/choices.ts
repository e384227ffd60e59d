/**
 * What a buyer chose, as written in the page's address: "?target=A&budget=40000&wall_cavity=off&storeys=2".
 * One flat list of names: the controls, the engine's measures (on or off) and the facts that were corrected. Unknown
 * names (campaign tags and the like) are ignored. The page and the server read it with this same code.
 */
import {
  INCOME_GROUPS,
  type IncomeGroup,
  MEASURES,
  OBJECTIVES,
  type Objective,
  OWNERSHIPS,
  type Ownership,
} from '@rooftree/engine';
import { LOAN_BOUNDS } from '@rooftree/words/month';
import type { PinnedYears } from '../years/step-years.ts';
import { FACTS, factValue } from './facts.ts';
import { type MeasureChoices, withMeasure } from './measure-choices.ts';

export interface Choices {
  target: string | null;
  budget: number | null;
  objective: Objective | null;
  income: IncomeGroup | null;
  /** What the owner is to the dwelling: grants, loans and duties follow it. */
  ownership: Ownership | null;
  /** Gas and oil are gone at the end. */
  fossilFree: boolean | null;
  /** Of a loan, percent a year and years; they change no plan, only what it is a month. */
  loanRate: number | null;
  loanYears: number | null;
  /** Of steps that were moved; like a loan they change no plan. */
  years: PinnedYears;
  measures: MeasureChoices;
  /** Corrected facts by name, as text; `factValue` converts it to the engine's value. */
  facts: Record<string, string>;
}

export const NO_CHOICES: Choices = {
  target: null,
  budget: null,
  objective: null,
  income: null,
  ownership: null,
  fossilFree: null,
  loanRate: null,
  loanYears: null,
  years: {},
  measures: {},
  facts: {},
};

/** Before the measure, in the name of a step's year. */
export const YEAR_OF = 'year_of_';
export const MAX_SEARCH_LENGTH = 2000;
/** EUR. At the end of the slider there is no limit; few plans cost more, and an address may contain more. */
export const BUDGET = { step: 1000, sliderEnd: 100_000, max: 1_000_000 };

export interface ReadChoices {
  choices: Choices;
  /** Names whose values make no sense. */
  rejected: string[];
}

/** Reads an address. Labels depend on the region, so the caller passes those of the estate's scale. */
export function readChoices(search: string, labels: readonly string[]): ReadChoices {
  if (search.length > MAX_SEARCH_LENGTH) return { choices: NO_CHOICES, rejected: ['…'] };
  const choices: Choices = { ...NO_CHOICES, years: {}, measures: {}, facts: {} };
  const rejected: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    if (text !== '' && !readChoice(choices, name, text, labels)) rejected.push(name);
  }
  return { choices, rejected };
}

/** False when the name is one of ours and the value is not possible for it. */
function readChoice(choices: Choices, name: string, text: string, labels: readonly string[]): boolean {
  switch (name) {
    case 'target':
      choices.target = labels.find((label) => label === text) ?? null;
      return choices.target !== null;
    case 'budget':
      choices.budget = /^\d{1,7}$/.test(text) && Number(text) <= BUDGET.max ? Number(text) : null;
      return choices.budget !== null;
    case 'objective':
      choices.objective = OBJECTIVES.find((objective) => objective === text) ?? null;
      return choices.objective !== null;
    case 'income':
      choices.income = INCOME_GROUPS.find((group) => String(group) === text) ?? null;
      return choices.income !== null;
    case 'ownership':
      choices.ownership = OWNERSHIPS.find((ownership) => ownership === text) ?? null;
      return choices.ownership !== null;
    case 'fossil_free':
      choices.fossilFree = text === 'on' ? true : text === 'off' ? false : null;
      return choices.fossilFree !== null;
    case 'loan_rate':
      choices.loanRate = numberWithin(text, LOAN_BOUNDS.rate);
      return choices.loanRate !== null;
    case 'loan_years':
      choices.loanYears = /^\d+$/.test(text) ? numberWithin(text, LOAN_BOUNDS.years) : null;
      return choices.loanYears !== null;
  }
  const moved = MEASURES.find((code) => name === `${YEAR_OF}${code}`);
  if (moved !== undefined) {
    // The plan's own bounds are tighter; they are kept where the years are made.
    if (/^2\d{3}$/.test(text)) choices.years[moved] = Number(text);
    return choices.years[moved] !== undefined;
  }
  const measure = MEASURES.find((code) => code === name);
  if (measure !== undefined) {
    if (text !== 'on' && text !== 'off') return false;
    choices.measures = withMeasure(choices.measures, measure, text);
    return true;
  }
  const fact = FACTS.find((one) => one.name === name);
  if (fact === undefined) return true;
  if (factValue(fact, text) === undefined) return false;
  choices.facts[name] = text;
  return true;
}

function numberWithin(text: string, { min, max }: { min: number; max: number }): number | null {
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** The address of these choices; equal choices always give equal text. */
export function writeChoices(choices: Choices): string {
  const params = new URLSearchParams();
  if (choices.target !== null) params.set('target', choices.target);
  if (choices.budget !== null) params.set('budget', String(choices.budget));
  if (choices.objective !== null) params.set('objective', choices.objective);
  if (choices.income !== null) params.set('income', String(choices.income));
  if (choices.ownership !== null) params.set('ownership', choices.ownership);
  if (choices.fossilFree !== null) params.set('fossil_free', choices.fossilFree ? 'on' : 'off');
  if (choices.loanRate !== null) params.set('loan_rate', String(choices.loanRate));
  if (choices.loanYears !== null) params.set('loan_years', String(choices.loanYears));
  for (const measure of MEASURES) {
    const year = choices.years[measure];
    if (year !== undefined) params.set(`${YEAR_OF}${measure}`, String(year));
  }
  for (const measure of MEASURES) {
    const choice = choices.measures[measure];
    if (choice !== undefined) params.set(measure, choice);
  }
  for (const { name } of FACTS) {
    const text = choices.facts[name];
    if (text !== undefined) params.set(name, text);
  }
  return params.toString();
}

export function countChoices(choices: Choices): number {
  const controls = [
    choices.target,
    choices.budget,
    choices.objective,
    choices.income,
    choices.ownership,
    choices.fossilFree,
    choices.loanRate,
    choices.loanYears,
  ];
  return (
    controls.filter((value) => value !== null).length +
    Object.keys(choices.years).length +
    Object.keys(choices.measures).length +
    Object.keys(choices.facts).length
  );
}

/** What a programme's screens compute from its figures. */
import type { NewProgramme, Programme } from '@rooftree/client/members';
import { formatEuro, formatNumber, formatPercent } from '@rooftree/words/format';
import type { OfficeWords } from '../words/language.ts';

export type Scenario = Programme['scenarios'][number];
/** A programme and the one of its scenarios that is shown. */
export interface ProgrammePart {
  programme: Programme;
  scenario: Scenario;
}
export type Objective = Programme['objective'];
export type Duty = Scenario['duties'][number]['duty'];
export type Trade = NonNullable<Scenario['limits'][number]['trade']>;

export const OBJECTIVES = ['LOWEST_COST', 'MOST_CO2_PER_EURO', 'MOST_TENANTS_HELPED'] as const;
export const TRADES = ['shell', 'glass', 'installer', 'electrician'] as const;

export const isEnded = ({ status }: Pick<Programme, 'status'>): boolean =>
  !['WAITING', 'PLANNING', 'SOLVING'].includes(status);

/** As it was created with. */
export function requestOf({ request }: Programme): NewProgramme {
  // The server has checked it as a new programme, and returns it as it was.
  return request as NewProgramme;
}

/** What may be spent in all years together; null without a budget in each of them. */
export function budgetCents({ limits, years }: Pick<Scenario, 'limits' | 'years'>): number | null {
  const budgets = limits.filter(({ kind }) => kind === 'BUDGET');
  return budgets.length < years.length || budgets.length === 0
    ? null
    : budgets.reduce((sum, { amount }) => sum + amount, 0);
}

/** Scenarios that differ by their budgets, the smallest first. */
export function byBudget(scenarios: readonly Scenario[]): { scenario: Scenario; budget: number }[] {
  const found = scenarios.flatMap((scenario) => {
    const budget = budgetCents(scenario);
    return budget === null ? [] : [{ scenario, budget }];
  });
  return found
    .toSorted((one, other) => one.budget - other.budget)
    .filter(({ budget }, place, all) => budget !== all[place - 1]?.budget);
}

/** Whole euros, or millions with one or two decimals where nobody reads the rest. */
export function formatMoney({ texts, language }: OfficeWords, cents: number): string {
  const millions = cents / 1e8;
  if (Math.abs(millions) < 1) return formatEuro(language, Math.round(cents / 100));
  return texts.programmes.millions(formatNumber(language, millions, Math.abs(millions) < 10 ? 2 : 1));
}

/** Below this a gap is a matter of rounding. */
const SMALLEST_GAP = 0.000_005;

/** Null for a proven optimum. Rounded up: what it says is never too good. */
export function gapPercent(language: OfficeWords['language'], gap: number | null): string | null {
  if (gap === null || gap < SMALLEST_GAP) return null;
  const percent = gap * 100;
  const decimals = percent >= 1 ? 1 : percent >= 0.1 ? 2 : 3;
  const factor = 10 ** decimals;
  return formatPercent(language, Math.ceil(percent * factor - 1e-9) / factor, decimals);
}

/** What a programme is measured by, as a number that fits on an axis, and in words. */
export function resultOf(words: OfficeWords, objective: Objective, scenario: Scenario) {
  const { language, texts } = words;
  if (objective === 'LOWEST_COST') {
    const cents = scenario.present_cost_cents;
    return { amount: cents, text: formatMoney(words, cents) };
  }
  if (objective === 'MOST_CO2_PER_EURO')
    return { amount: scenario.co2_saved_kg, text: tonnes(words, scenario.co2_saved_kg) };
  const count = scenario.tenants_helped;
  return { amount: count, text: texts.count(formatNumber(language, count), count === 1) };
}

export function tonnes({ texts, language }: OfficeWords, kilograms: number): string {
  const amount = kilograms / 1000;
  return texts.loans.tonnes(formatNumber(language, amount, Math.abs(amount) < 100 ? 1 : 0));
}

/** The better a label, the lower; over all scales, of which only some have A+ or B−. */
export function labelRank(label: string): number {
  const pluses = label.split('+').length - 1;
  return label.charCodeAt(0) * 10 - pluses + (label.endsWith('-') ? 1 : 0);
}

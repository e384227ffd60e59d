/**
 * Sentences about a programme: its limits and what they cost, its duties, and why a home has its works and its year.
 */
import { programme as en } from './en/passport-context.ts';
import { formatEuro, formatNumber, formatPercent } from './format.ts';
import { programme as frBE } from './fr-BE/passport-context.ts';
import type { Language } from './language.ts';
import { holdsBack, stepOf, type LimitUnit as Unit, type ValueUnit } from './limit-steps.ts';
import { programme as nlBE } from './nl-BE/passport-context.ts';
import { programme as nlNL } from './nl-NL/passport.ts';
import { type PluralForms, plural } from './plural.ts';

type Rule = 'WORST_LABEL_FIRST' | 'CHEAPEST_KWH_FIRST';

export interface ProgrammeWords {
  duties: Record<string, string>;
  trades: Record<string, string>;
  /** The names of limits. */
  budget: (year: number) => string;
  hours: (trade: string, year: number) => string;
  homesIn: (year: number, place: string | null) => string;
  co2: string;
  labels: (label: string, year: number) => string;
  energy: (year: number) => string;
  worstHomes: (year: number) => string;
  bills: string;
  /** Amounts. */
  home: PluralForms;
  hour: PluralForms;
  tenantYear: PluralForms;
  used: (name: string, used: string, amount: string) => string;
  reached: (name: string, used: string, amount: string) => string;
  moreSaves: (step: string, gain: string) => string;
  lessSaves: (step: string, gain: string) => string;
  holdsNothingBack: string;
  dutiesOfLaw: string;
  atMost: (name: string, amount: string) => string;
  atLeast: (name: string, amount: string) => string;
  change: (name: string, amount: string, needed: string) => string;
  allMeet: (duty: string, year: number, homes: string, probability: string) => string;
  someMiss: (duty: string, year: number, met: string, homes: string, probability: string) => string;
  rules: Record<Rule, string>;
  costsMore: (rule: string, more: string) => string;
  costsNoMore: (rule: string) => string;
  missesDuties: (count: number) => string;
  breaksLimits: (count: number) => string;
  reasons: {
    DUTY: string;
    BEST_FOR_THE_HOME: string;
    TOGETHER: string;
    UNCHANGED: string;
    NO_WORKS_WORTHWHILE: string;
    limitFromAbove: (name: string) => string;
    limitFromBelow: (name: string) => string;
    NOT_A_HOME: string;
    NO_REGION: string;
    NO_YEAR_BUILT: string;
    NO_PLAN: string;
  };
}

const WORDS: Record<Language, ProgrammeWords> = { en, 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE };

export interface LimitInWords {
  kind: 'BUDGET' | 'HOURS' | 'HOMES' | 'CO2' | 'LABELS' | 'ENERGY' | 'WORST_HOMES' | 'BILLS';
  year: number | null;
  trade: string | null;
  place: string | null;
  label: string | null;
  comparison: 'AT_MOST' | 'AT_LEAST';
  unit: Unit;
}

const GRAMS_PER_TONNE = 1_000_000;
const POINTS_PER_TENANT_YEAR = 1_000_000;

export function programmeWords(language: Language) {
  const words = WORDS[language];
  const count = (value: number, forms: PluralForms, decimals = 0) =>
    `${formatNumber(language, value, decimals)}\u00a0${plural(language, value, forms)}`;
  const tonnes = (value: number) => `${formatNumber(language, value, value < 10 ? 1 : 0)}\u00a0t\u00a0CO₂`;
  const amountOf = (unit: Unit, amount: number): string => {
    if (unit === 'CENTS') return formatEuro(language, amount / 100);
    if (unit === 'MINUTES') return count(Math.round(amount / 60), words.hour);
    if (unit === 'HOMES') return count(amount, words.home);
    if (unit === 'KILOGRAMS') return tonnes(amount / 1000);
    if (unit === 'MILLIHOMES') return count(Math.round(amount / 1000), words.home);
    return `${formatNumber(language, amount)}\u00a0kWh`;
  };
  const amountOfValue = (unit: ValueUnit, value: number): string => {
    if (unit === 'CENTS') return formatEuro(language, value / 100);
    if (unit === 'GRAMS') return tonnes(value / GRAMS_PER_TONNE);
    return count(Math.round((value / POINTS_PER_TENANT_YEAR) * 10) / 10, words.tenantYear, 1);
  };
  const nameOf = ({ kind, year, trade, place, label }: Omit<LimitInWords, 'comparison' | 'unit'>): string => {
    if (kind === 'BUDGET') return words.budget(year ?? 0);
    if (kind === 'HOURS') return words.hours(words.trades[trade ?? ''] ?? trade ?? '', year ?? 0);
    if (kind === 'HOMES') return words.homesIn(year ?? 0, place);
    if (kind === 'CO2') return words.co2;
    if (kind === 'LABELS') return words.labels(label ?? '', year ?? 0);
    if (kind === 'WORST_HOMES') return words.worstHomes(year ?? 0);
    return kind === 'ENERGY' ? words.energy(year ?? 0) : words.bills;
  };
  const percent = (probability: number) => formatPercent(language, probability * 100);
  return {
    limitName: nameOf,
    duty: (id: string) => words.duties[id] ?? id,
    trade: (id: string) => words.trades[id] ?? id,
    /** How much of it is used, and what a change of it would bring. */
    limit: (
      limit: LimitInWords & { amount: number; used: number; price: number | null },
      valueUnit: ValueUnit,
    ): string => {
      const { unit, comparison, amount, used, price } = limit;
      const isAtMost = comparison === 'AT_MOST';
      const use = (isAtMost ? words.used : words.reached)(
        nameOf(limit),
        isAtMost && unit === 'HOMES' ? formatNumber(language, used) : amountOf(unit, used),
        amountOf(unit, amount),
      );
      if (price === null) return use;
      if (!holdsBack(limit, valueUnit)) return `${use} ${words.holdsNothingBack}`;
      const say = isAtMost ? words.moreSaves : words.lessSaves;
      const step = stepOf(unit, amount);
      return `${use} ${say(amountOf(unit, step), amountOfValue(valueUnit, price * step))}`;
    },
    /** A limit that contradicts others. */
    conflict: (limit: (LimitInWords & { amount: number }) | null): string => {
      if (limit === null) return words.dutiesOfLaw;
      const write = limit.comparison === 'AT_MOST' ? words.atMost : words.atLeast;
      return write(nameOf(limit), amountOf(limit.unit, limit.amount));
    },
    change: (limit: LimitInWords, amount: number, needed: number): string =>
      words.change(nameOf(limit), amountOf(limit.unit, amount), amountOf(limit.unit, needed)),
    dutyResult: (
      { duty, year, homes, met }: { duty: string; year: number; homes: number; met: number },
      requiredProbability: number,
    ): string => {
      const name = words.duties[duty] ?? duty;
      const all = count(homes, words.home);
      return met === homes
        ? words.allMeet(name, year, all, percent(requiredProbability))
        : words.someMiss(name, year, formatNumber(language, met), all, percent(requiredProbability));
    },
    baseline: (
      { rule, more, missed, broken }: { rule: Rule; more: number; missed: number; broken: number },
      valueUnit: ValueUnit,
    ): string => {
      const name = words.rules[rule];
      const parts = [
        more > 0 ? words.costsMore(name, amountOfValue(valueUnit, more)) : words.costsNoMore(name),
        ...(missed > 0 ? [words.missesDuties(missed)] : []),
        ...(broken > 0 ? [words.breaksLimits(broken)] : []),
      ];
      return parts.join(' ');
    },
    reason: (code: string, limit: LimitInWords | null): string => {
      if (limit !== null) {
        const { limitFromAbove, limitFromBelow } = words.reasons;
        return (limit.comparison === 'AT_MOST' ? limitFromAbove : limitFromBelow)(nameOf(limit));
      }
      const { limitFromAbove: _above, limitFromBelow: _below, ...fixed } = words.reasons;
      const sentences: Record<string, string> = fixed;
      return sentences[code] ?? code;
    },
  };
}

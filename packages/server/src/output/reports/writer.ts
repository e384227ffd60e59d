/** What a page needs to put a passport into words: one language's words and texts. */
import type { StoredPlan } from '@rooftree/engine';
import {
  expectedResult,
  labelColour,
  otherGoal,
  type PluralForms,
  plural,
  type Words,
  writeLabel,
} from '@rooftree/words';
import type { PassportTexts } from '@rooftree/words/passport/passport-texts';
import type { Passport } from './passport.ts';

export interface Writer {
  words: Words;
  texts: PassportTexts;
}

/** A label as the layout draws it. */
export function labelBadge(passport: Passport, label: string) {
  return { label: writeLabel(label), ...labelColour(passport.plan.label_scale, label) };
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Of an ISO day: "01/2025". */
export function writeMonth(iso: string): string {
  return iso.slice(0, 7).split('-').reverse().join('/');
}

/** "a, b and c" */
export function joinWithAnd(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** "1 year", "12 years" */
export function writeCount(count: number, forms: PluralForms, { words }: Writer): string {
  return `${words.number(count)}\u00a0${plural(words.language, count, forms)}`;
}

/** The life of panels, and longer than that of any heating: who waits longer does not do it for the money. */
const LONG_PAYBACK_YEARS = 25;

/**
 * How long the saving takes to pay the extra cost back; the engine gives null when it never does, and 0 where there is
 * no extra cost.
 */
export function writePayback(payback: StoredPlan['totals']['payback_years'], writer: Writer): string {
  const t = writer.texts.payback;
  const [supported, unsupported] = [payback.with_support, payback.without_support].map((years) => {
    if (years === null) return null;
    return Math.round(years) < 1 ? t.underOne : writeCount(Math.round(years), t.years, writer);
  });
  if (payback.with_support === 0) return t.noExtra;
  if (!supported) return t.never;
  const long = (payback.with_support ?? 0) > LONG_PAYBACK_YEARS ? ` ${t.long}` : '';
  if (!unsupported) return t.onlyWithSupport(supported) + long;
  // A year more or less is not worth a second figure.
  const isNear = Math.abs((payback.with_support ?? 0) - (payback.without_support ?? 0)) < 1.5;
  return (isNear || supported === unsupported ? t.same(supported) : t.both(supported, unsupported)) + long;
}

/** "House, semi-detached, built in 1958, 164 m² of living area" */
export function dwellingSentence(plan: StoredPlan, { words, texts }: Writer): string {
  const { estateTypes, estateFormats } = words.catalogue;
  const type = capitalise(estateTypes[plan.estate_type]);
  const kind =
    plan.estate_type === 'APARTMENT' || plan.estate_format === null
      ? type
      : `${type}, ${estateFormats[plan.estate_format]}`;
  return texts.summary.dwelling(kind, plan.year_built, words.number(plan.floor_area_m2));
}

/** The goal where it is missed, with the reason, and how likely the label is that the plan leads with. */
export function writeOutcome(plan: StoredPlan, { words, texts }: Writer): string {
  const t = texts.summary;
  const { label, reached, reason } = plan.target;
  // Works that are not sure enough may still reach it; a goal that does not pay, or that a budget ends before, was set
  // by nobody.
  const isNobodys = plan.controls.target_label === null && reason?.code === 'budget_too_small';
  const mayBeLeftOut =
    isNobodys || ['not_sure_enough', 'next_label_not_paid_back'].includes(reason?.code ?? '');
  const notReached = mayBeLeftOut ? [] : [t.notReached(writeLabel(label))];
  const missed = reached || reason === null ? [] : [...notReached, words.remark(reason)];
  return [...missed, ...chances(plan, { words, texts })].filter((sentence) => sentence !== '').join(' ');
}

/** Of the label that the plan leads to, and of its goal where that is another one. */
function chances(plan: StoredPlan, { words, texts: { summary: t } }: Writer): string[] {
  const already = words.labelAlready(plan);
  const { label, probability } = expectedResult(plan);
  if (already !== '' || probability === null) return [already, words.goalChance(plan)];
  const goal = otherGoal(plan);
  const expected = [writeLabel(label), words.chance(probability)] as const;
  return goal === null
    ? [t.chance(...expected)]
    : [t.chanceBeyondGoal(writeLabel(goal.label), words.chance(goal.probability), ...expected)];
}

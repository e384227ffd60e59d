/** What the last change did, in one line, with a way back. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { rounded } from '@rooftree/words/rounded-range';
import type { Choices } from '../../choices/choices.ts';
import { type PageWords, usePageWords } from '../../page-words.ts';
import { stepYears } from '../../years/step-years.ts';
import { billsUntil } from '../../years/year-line.ts';

/** A plan on its years. */
export interface Dated {
  plan: StoredPlan;
  choices: Choices;
}

export interface LastChange {
  before: Dated;
  after: Dated;
}

export function ChangeLine({ change, onUndo }: { change: LastChange; onUndo: () => void }) {
  const words = usePageWords();
  const parts = partsOf(change, words);
  if (parts.length === 0) return null;
  return (
    <p class="summary-change">
      <span>{sentence(parts)}</span>
      <button type="button" class="button" onClick={onUndo}>
        {words.texts.undo}
      </button>
    </p>
  );
}

function partsOf({ before, after }: LastChange, { texts, euro }: PageWords): string[] {
  const years = stepYears(after.plan, after.choices.years);
  const yearsBefore = stepYears(before.plan, before.choices.years);
  if (before.plan === after.plan) {
    if (years.every((year, index) => year === yearsBefore[index])) return [];
    const { until, eur } = billsUntil(after.plan, years);
    const more = Math.round(eur - billsUntil(before.plan, yearsBefore).eur);
    return [
      ...doneIn(years, yearsBefore, texts),
      ...(more === 0
        ? []
        : [(more > 0 ? texts.energyDearer : texts.energyCheaper)(euro(rounded(Math.abs(more))), until)]),
    ];
  }
  const more = Math.round(after.plan.totals.net_cost - before.plan.totals.net_cost);
  const label = writeLabel(expectedResult(after.plan).label);
  const labelBefore = writeLabel(expectedResult(before.plan).label);
  return [
    more === 0 ? texts.sameCost : (more > 0 ? texts.dearer : texts.cheaper)(euro(rounded(Math.abs(more)))),
    label === labelBefore ? texts.labelStill(label) : texts.labelInstead(label, labelBefore),
    ...doneIn(years, yearsBefore, texts),
  ];
}

function doneIn(
  years: readonly number[],
  yearsBefore: readonly number[],
  texts: PageWords['texts'],
): string[] {
  const last = years.at(-1);
  const lastBefore = yearsBefore.at(-1);
  if (last === undefined || lastBefore === undefined || last === lastBefore) return [];
  return [texts.doneInstead(last, lastBefore)];
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

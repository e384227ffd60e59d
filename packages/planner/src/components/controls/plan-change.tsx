/** What the last change did to the plan: before → after, and a way back. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { likelyLabels } from '../../likely-labels.ts';
import { type PageWords, usePageWords } from '../../page-words.ts';

interface Props {
  before: StoredPlan;
  after: StoredPlan;
  onUndo: () => void;
}

export function PlanChange({ before, after, onUndo }: Props) {
  const words = usePageWords();
  const { texts } = words;
  const then = figuresOf(before, words);
  const now = figuresOf(after, words);
  const changed = now.filter(({ value }, index) => value !== then[index]?.value);
  return (
    <div class="plan-change">
      <p class="plan-change-head">
        <strong>{changed.length === 0 ? texts.changeNothing : texts.changeTitle}</strong>
        <button type="button" class="button" onClick={onUndo}>
          {texts.undo}
        </button>
      </p>
      {changed.length > 0 && (
        <dl>
          {now.map(({ name, value }, index) => {
            const was = then[index]?.value ?? value;
            return was === value ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <s>{was}</s> <span aria-hidden="true">→</span> <strong>{value}</strong>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}

function figuresOf(plan: StoredPlan, { texts, euro, chance }: PageWords): { name: string; value: string }[] {
  const { best, worst } = likelyLabels(plan);
  const expected = expectedResult(plan);
  return [
    { name: texts.changeLabelNow, value: texts.labelBand(writeLabel(best), writeLabel(worst)) },
    { name: texts.changeLabelAfter, value: writeLabel(expected.label) },
    { name: texts.changeCost, value: euro(plan.totals.net_cost) },
    {
      name: texts.changeChance,
      value: expected.probability === null ? '?' : chance(expected.probability),
    },
    { name: texts.changeBill, value: euro(plan.totals.savings.bill_eur) },
  ];
}

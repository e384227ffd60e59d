/** The budget as a number to type and a slider to play with: one value, shown twice. */
import type { StoredPlan } from '@rooftree/engine';
import { useState } from 'preact/hooks';
import { BUDGET, type Choices } from '../../choices/choices.ts';
import { usePageWords } from '../../page-words.ts';

interface Props {
  plan: StoredPlan;
  chosen: number | null;
  /**
   * A suggested plan with a budget, or an objective that rests on one: there the end of the slider is an amount too.
   */
  isNeeded: boolean;
  onChange: (next: Pick<Choices, 'budget'>) => void;
}

export function BudgetField({ plan, chosen, isNeeded, onChange }: Props) {
  const { texts, euro } = usePageWords();
  const [draft, setDraft] = useState<string | null>(null);
  const budget = chosen ?? plan.controls.budget_eur;
  const text = budget === null ? texts.noBudget : euro(budget);
  const typed = (value: string) => {
    const amount = value.trim() === '' ? null : Number(value);
    const isUsable =
      amount === null ? !isNeeded : Number.isInteger(amount) && amount >= 0 && amount <= BUDGET.max;
    setDraft(isUsable ? null : value);
    if (isUsable) onChange({ budget: amount });
  };
  return (
    <div class="field budget">
      <label for="budget-amount">{texts.budget}</label>
      <span class="budget-amount">
        <span aria-hidden="true">€</span>
        <input
          id="budget-amount"
          type="number"
          inputMode="numeric"
          min={0}
          max={BUDGET.max}
          step={1}
          placeholder={texts.noBudget}
          value={draft ?? budget ?? ''}
          aria-invalid={draft !== null}
          onInput={(event) => typed(event.currentTarget.value)}
        />
      </span>
      <input
        id="budget"
        type="range"
        min={0}
        max={BUDGET.sliderEnd / BUDGET.step}
        step={1}
        value={(budget ?? BUDGET.sliderEnd) / BUDGET.step}
        aria-label={texts.budget}
        aria-valuetext={text}
        onInput={(event) => {
          const amount = Number(event.currentTarget.value) * BUDGET.step;
          setDraft(null);
          onChange({ budget: amount >= BUDGET.sliderEnd && !isNeeded ? null : amount });
        }}
      />
    </div>
  );
}

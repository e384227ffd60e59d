/** One amount for every year, and others for some of them. */
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../../words/language.ts';
import { yearsOf } from './draft.ts';
import type { FormPart } from './form-part.ts';

const AMOUNT = { min: 0, max: 10_000_000_000, step: 'any', inputMode: 'decimal' } as const;

export function BudgetFields({ draft, change }: FormPart) {
  const { newProgramme: texts } = useWords().texts;
  const [isPerYear, setPerYear] = useState(Object.keys(draft.budgets).length > 0);
  const years = yearsOf(draft);
  const hasBudget = [draft.budget, ...Object.values(draft.budgets)].some((text) => text !== '');
  const isNeeded = draft.objective === 'MOST_CO2_PER_EURO';
  return (
    <>
      <TextField
        label={texts.budget}
        type="number"
        value={draft.budget}
        isRequired={isNeeded}
        input={AMOUNT}
        hint={isNeeded ? texts.needsBudget : texts.budgetHint}
        onInput={(budget) => change({ budget })}
      />
      <label class="check-line">
        <input
          type="checkbox"
          checked={isPerYear}
          onChange={({ currentTarget }) => {
            setPerYear(currentTarget.checked);
            if (!currentTarget.checked) change({ budgets: {} });
          }}
        />
        {texts.perYear}
      </label>
      {isPerYear && (
        <div class="year-fields">
          {years.map((year) => (
            <TextField
              key={year}
              label={texts.budgetOf(year)}
              type="number"
              value={draft.budgets[year] ?? ''}
              input={{ ...AMOUNT, placeholder: draft.budget }}
              onInput={(text) => change({ budgets: { ...draft.budgets, [year]: text } })}
            />
          ))}
        </div>
      )}
      {hasBudget && (
        <label class="goal">
          <input
            type="checkbox"
            checked={draft.hasOtherBudgets}
            onChange={({ currentTarget }) => change({ hasOtherBudgets: currentTarget.checked })}
          />
          <span>
            {texts.otherBudgets}
            <small>{texts.otherBudgetsHint}</small>
          </span>
        </label>
      )}
    </>
  );
}

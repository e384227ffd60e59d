/** The years of the steps as one plain form, for a browser without script. The server alone draws it. */
import { measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { type Choices, writeChoices, YEAR_OF } from '../../choices/choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { yearBounds, yearKeyOf } from '../../years/step-years.ts';
import { HiddenChoices } from '../controls/hidden-choices.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  years: readonly number[];
  choices: Choices;
}

export function PlainYears({ page, plan, years, choices }: Props) {
  const { texts, catalogue } = usePageWords();
  const { first, last } = yearBounds(plan);
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const names = plan.steps.map((step) => `${YEAR_OF}${yearKeyOf(step)}`);
  const pinnedYear = (step: StoredStep) => {
    const key = yearKeyOf(step);
    return key && choices.years[key];
  };
  return (
    <form method="get" action="#years">
      <HiddenChoices language={page.language} search={writeChoices(choices)} but={names} />
      {plan.steps.map((step, index) => (
        <label key={step.number} class="field">
          <span>
            {texts.step(step.number)} ·{' '}
            {measuresOf(step)
              .map((code) => catalogue.measures[code].short)
              .join(', ')}
          </span>
          <select name={names[index]}>
            <option value="">{texts.yearFollows(years[index] ?? first)}</option>
            {all.map((year) => (
              <option key={year} value={year} selected={year === pinnedYear(step)}>
                {year}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" class="button button-primary">
        {texts.yearsChange}
      </button>
    </form>
  );
}

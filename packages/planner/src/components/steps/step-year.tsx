/** The year of a step: dragged, moved by keyboard or by button; the steps around it follow. */
import { measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { stepDue } from '@rooftree/words/step-due';
import { usePageWords } from '../../page-words.ts';
import type { Texts } from '../../texts/en/page.ts';
import { yearBounds } from '../../years/step-years.ts';

interface Props {
  plan: StoredPlan;
  step: StoredStep;
  year: number;
  onMove: (year: number) => void;
}

export function StepYear({ plan, step, year, onMove }: Props) {
  const { texts, catalogue } = usePageWords();
  const { first, last } = yearBounds(plan);
  const id = `year-of-${step.number}`;
  const name = texts.step(step.number);
  const works = measuresOf(step)
    .map((code) => catalogue.measures[code].short)
    .join(', ');
  return (
    <div class="step-year needs-script">
      <label for={id}>
        {texts.yearHead} <output for={id}>{year}</output>{' '}
        <span class="quiet">{occasionOf(plan, step, year, texts)}</span>
      </label>
      <div class="year-slider">
        <button type="button" class="button" disabled={year <= first} onClick={() => onMove(year - 1)}>
          <span aria-hidden="true">−</span>
          <span class="unseen">
            {texts.earlier}, {name}
          </span>
        </button>
        <input
          id={id}
          type="range"
          min={first}
          max={last}
          step={1}
          value={year}
          aria-label={texts.yearOfStep(name, works)}
          aria-valuetext={String(year)}
          onInput={(event) => onMove(Number(event.currentTarget.value))}
        />
        <button type="button" class="button" disabled={year >= last} onClick={() => onMove(year + 1)}>
          <span aria-hidden="true">+</span>
          <span class="unseen">
            {texts.later}, {name}
          </span>
        </button>
      </div>
    </div>
  );
}

/** Nothing where it was not worked out, or where only the order of the steps asks for it. */
function occasionOf(plan: StoredPlan, step: StoredStep, year: number, { occasions }: Texts): string {
  const due = stepDue(plan, step, year);
  if (due === null) return step.timing?.reason === null ? occasions.none : '';
  return due.reason === 'duty' ? occasions.duty(due.by_year) : occasions.end_of_life(due.by_year);
}

/** The steps on their years: each can be dragged, moved by keyboard or button, or chosen in a plain form; the rest follows. */
import { measuresOf, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { labelAfterStep } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { useEffect, useState } from 'preact/hooks';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import type { Texts } from '../../texts/en/page.ts';
import { moveStep, type PinnedYears, stepYears, yearBounds } from '../../years/step-years.ts';
import { lateDuties, yearLine } from '../../years/year-line.ts';
import { PlainYears } from './plain-years.tsx';
import { House } from './roadmap.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  state: ChoicesState;
}

export function YearPlan({ page, plan, state }: Props) {
  const { texts } = usePageWords();
  const { choices, change } = state;
  // The rows follow the finger at once; the rest of the page, and with it `choices`, when it rests.
  const [moved, setMoved] = useState<PinnedYears | null>(null);
  useEffect(() => setMoved(null), [plan, choices.years]);
  const pinned = moved ?? choices.years;
  const years = stepYears(plan, pinned);
  const { first, last } = yearBounds(plan);
  const move = (index: number, year: number) => {
    const next = moveStep(plan, pinned, index, Math.min(last, Math.max(first, year)));
    setMoved(next);
    change(`year-${index}`, { years: next });
  };
  return (
    <section class="card years" id="years" aria-labelledby="years-title">
      <h3 id="years-title">{texts.yearsTitle(years.at(-1) ?? first)}</h3>
      <p class="quiet">{texts.yearsLead}</p>
      <noscript>
        {import.meta.env.SSR && <PlainYears page={page} plan={plan} years={years} choices={choices} />}
      </noscript>
      <ol class="year-steps needs-script">
        {plan.steps.map((step, index) => (
          <YearOfStep
            key={step.number}
            plan={plan}
            step={step}
            year={years[index] ?? first}
            onMove={(year) => move(index, year)}
          />
        ))}
      </ol>
      {lateDuties(plan, years).map(({ duty, label, year }) => (
        <p key={duty} class="note" role="status">
          {texts.yearsTooLate(writeLabel(label), year)}
        </p>
      ))}
      <YearTable plan={plan} years={years} />
      {Object.keys(pinned).length > 0 && (
        <button type="button" class="button needs-script" onClick={() => change('years', { years: {} })}>
          {texts.yearsAsProposed}
        </button>
      )}
    </section>
  );
}

interface StepProps {
  plan: StoredPlan;
  step: StoredStep;
  year: number;
  onMove: (year: number) => void;
}

/** Nothing where it was not worked out. */
function occasionOf({ timing }: StoredStep, { occasions }: Texts): string {
  if (timing === null) return '';
  const { reason, by_year: due } = timing;
  return reason === null || due === null ? occasions.none : occasions[reason](due);
}

function YearOfStep({ plan, step, year, onMove }: StepProps) {
  const { texts, catalogue } = usePageWords();
  const { first, last } = yearBounds(plan);
  const id = `year-of-${step.number}`;
  const name = texts.step(step.number);
  const works = measuresOf(step)
    .map((code) => catalogue.measures[code].short)
    .join(', ');
  return (
    <li>
      <label for={id}>
        <House scale={plan.label_scale} label={labelAfterStep(plan, step)} small />
        <span>
          <strong>
            {name} · {works}
          </strong>
          <span class="quiet">{occasionOf(step, texts)}</span>
        </span>
        <output for={id}>{year}</output>
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
    </li>
  );
}

function YearTable({ plan, years }: { plan: StoredPlan; years: readonly number[] }) {
  const { texts, euro } = usePageWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.yearHead}</th>
          <th scope="col">{texts.yearLabel}</th>
          <th scope="col" class="numeric">
            {texts.youPay}
          </th>
          <th scope="col" class="numeric">
            {texts.yearBill}
          </th>
        </tr>
      </thead>
      <tbody>
        {yearLine(plan, years).map(({ year, net, label, bill }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{writeLabel(label)}</td>
            <td class="numeric">{euro(net)}</td>
            <td class="numeric">{euro(bill)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

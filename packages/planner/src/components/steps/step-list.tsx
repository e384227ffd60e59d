/**
 * The steps, each one line that opens in place: those to do in any case, those that depend, and what may be needed
 * besides.
 */
import type { Decision, MeasureCode, StoredPlan, StoredStep } from '@rooftree/engine';
import { houseReasons } from '@rooftree/words/house-reasons';
import { writeLabel } from '@rooftree/words/label-colours';
import { leadingList, type StepGroup } from '@rooftree/words/leading-list';
import { rounded } from '@rooftree/words/rounded-range';
import { wholeEuroSums } from '@rooftree/words/whole-euros';
import { useEffect, useState } from 'preact/hooks';
import type { ChoicesState } from '../../choices/use-choices.ts';
import { usePageWords } from '../../page-words.ts';
import { Later } from '../../use-later.ts';
import { moveStep, type PinnedYears, stepYears, yearBounds } from '../../years/step-years.ts';
import { lateDuties } from '../../years/year-line.ts';
import { DecidingFact } from '../facts/deciding-fact.tsx';
import { Panel } from '../page/panel.tsx';
import { type PrintedGroup, PrintedSteps } from './printed-steps.tsx';
import { StepCard } from './step-card.tsx';

interface Props {
  plan: StoredPlan;
  decision: Decision | null;
  state: ChoicesState;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
}

export function StepList({ plan, decision, state, onMeasure }: Props) {
  const words = usePageWords();
  const { texts, euro, work: nameOf, colon } = words;
  const reasons = houseReasons(plan, words);
  const sums = wholeEuroSums(plan);
  const { years, pinned, move } = useMovedYears(plan, state);
  const list = leadingList(plan, decision);
  const coreTitle = words.coreTitle(plan.conflicts);
  const hasOpen = list !== null && list.decide.steps.length > 0;
  const card = (step: StoredStep) => {
    const index = step.number - 1;
    const money = sums.steps[index];
    return (
      money && (
        <StepCard
          key={step.number}
          plan={plan}
          step={step}
          year={years[index] ?? yearBounds(plan).first}
          reason={reasons[index] ?? null}
          money={money}
          decision={decision}
          headingLevel={hasOpen ? 4 : 3}
          onMeasure={onMeasure}
          onMove={(year) => move(index, year)}
        />
      )
    );
  };
  const heading = (title: string, { netEur }: StepGroup) => (
    <li key={title} class="steps-part">
      <h3>
        {title}
        {colon} <strong>{euro(netEur)}</strong>
      </h3>
    </li>
  );
  // One list whatever is decided: a card that was opened stays open when the decision arrives and moves it.
  const items = !hasOpen
    ? plan.steps.map(card)
    : [
        list.core.steps.length > 0 && heading(coreTitle, list.core),
        ...list.core.steps.map(card),
        heading(texts.dependsTitle, list.decide),
        ...list.decide.steps.map(card),
      ];
  const printed: PrintedGroup[] = hasOpen
    ? [
        { title: coreTitle, steps: list.core.steps },
        { title: texts.dependsTitle, steps: list.decide.steps },
      ].filter(({ steps }) => steps.length > 0)
    : [{ title: null, steps: plan.steps }];
  return (
    <section class="step-list" aria-labelledby="steps-title">
      <h2 id="steps-title" tabIndex={-1}>
        {/* Groups are not in the order of the steps: what depends on a fact comes last. */}
        {hasOpen && plan.steps.length > 1
          ? texts.stepsTitle(plan.steps.length)
          : texts.roadmapTitle(plan.steps.length)}
      </h2>
      <p class="quiet steps-note">{texts.stepsToTheEuro}</p>
      <ol class="steps">{items}</ol>
      <Later>
        <PrintedSteps plan={plan} groups={printed} sums={sums} years={years} reasons={reasons} />
      </Later>
      {lateDuties(plan, years).map(({ duty, label, year }) => (
        <p key={duty} class="note" role="status">
          {texts.yearsTooLate(writeLabel(label), year)}
        </p>
      ))}
      {Object.keys(pinned).length > 0 && (
        <p>
          <button
            type="button"
            class="button needs-script"
            onClick={() => state.change('years', { years: {} })}
          >
            {texts.yearsAsProposed}
          </button>
        </p>
      )}
      {list !== null && list.perhaps.length > 0 && (
        <Panel id="perhaps" class="perhaps" title={`${texts.perhapsTitle} (${list.perhaps.length})`}>
          <ul>
            {list.perhaps.map((work) => (
              <li key={work.measure}>
                <h4>{nameOf(work.measure)}</h4>
                <p class="quiet">{texts.perhapsCost(euro(rounded(work.net_cost_eur)))}</p>
                <DecidingFact work={work} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

/** The rows follow the finger at once; the rest of the page, and with it the choices, when it rests. */
function useMovedYears(plan: StoredPlan, { choices, change }: ChoicesState) {
  const [moved, setMoved] = useState<PinnedYears | null>(null);
  useEffect(() => setMoved(null), [plan, choices.years]);
  const pinned = moved ?? choices.years;
  const { first, last } = yearBounds(plan);
  const move = (index: number, year: number) => {
    const next = moveStep(plan, pinned, index, Math.min(last, Math.max(first, year)));
    setMoved(next);
    change(`year-${index}`, { years: next });
  };
  return { years: stepYears(plan, pinned), pinned, move };
}

/** The steps: those to do whatever the house is, then those that depend, then what the plan has not but may need. */
import type { Decision, MeasureCode, StoredPlan, StoredStep } from '@rooftree/engine';
import { houseReasons } from '@rooftree/words/house-reasons';
import { leadingList } from '@rooftree/words/leading-list';
import { rounded } from '@rooftree/words/rounded-range';
import { wholeEuroSums } from '@rooftree/words/whole-euros';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { stepYears } from '../../years/step-years.ts';
import { DecidingFact } from '../facts/deciding-fact.tsx';
import { LeadList } from './lead-list.tsx';
import { Roadmap } from './roadmap.tsx';
import { StepCard } from './step-card.tsx';
import { YearPlan } from './year-plan.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  decision: Decision | null;
  state: ChoicesState;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
}

export function StepList({ page, plan, decision, state, onMeasure }: Props) {
  const words = usePageWords();
  const { texts, euro, work: nameOf } = words;
  const reasons = houseReasons(plan, words);
  const sums = wholeEuroSums(plan).steps;
  const years = stepYears(plan, state.choices.years);
  const list = leadingList(plan, decision);
  const hasOpen = list !== null && list.decide.steps.length > 0;
  const card = (step: StoredStep) => {
    const money = sums[step.number - 1];
    return (
      money && (
        <StepCard
          key={step.number}
          plan={plan}
          step={step}
          year={years[step.number - 1] ?? null}
          reason={reasons[step.number - 1] ?? null}
          money={money}
          decision={decision}
          onMeasure={onMeasure}
        />
      )
    );
  };
  const heading = (title: string, lead: string) => (
    <li key={title} class="steps-part">
      <h3>{title}</h3>
      <p class="quiet">{lead}</p>
    </li>
  );
  // One list whatever is decided: a card that was opened stays open when the decision arrives and moves it.
  const items = !hasOpen
    ? plan.steps.map(card)
    : [
        list.core.steps.length > 0 && heading(texts.coreTitle, texts.coreLead),
        ...list.core.steps.map(card),
        heading(texts.dependsTitle, texts.dependsLead),
        ...list.decide.steps.map(card),
      ];
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" tabIndex={-1}>
        {texts.roadmapTitle(plan.steps.length)}
      </h2>
      {plan.steps.length > 1 && <p class="quiet">{texts.roadmapLead}</p>}
      {hasOpen && <LeadList list={list} decision={decision} />}
      <Roadmap plan={plan} years={years} />
      <YearPlan page={page} plan={plan} state={state} />
      <ol class="steps">{items}</ol>
      {list !== null && list.perhaps.length > 0 && (
        <details class="card perhaps">
          <summary>
            {texts.perhapsTitle} ({list.perhaps.length})
          </summary>
          <ul>
            {list.perhaps.map((work) => (
              <li key={work.measure}>
                <h4>{nameOf(work.measure)}</h4>
                <p class="quiet">{texts.perhapsCost(euro(rounded(work.net_cost_eur)))}</p>
                <DecidingFact work={work} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

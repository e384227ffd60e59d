/** The panel of controls: target, budget, objective, ownership, works and facts. */
import { OBJECTIVES, OWNERSHIPS, type StoredPlan } from '@rooftree/engine';
import { writeLabel } from '@rooftree/words/label-colours';
import { useMemo } from 'preact/hooks';
import { BUDGET, type Choices, countChoices } from '../../choices/choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { FactForm } from '../facts/fact-form.tsx';
import { MeasureChoices } from './measure-choices.tsx';
import { PlainControls } from './plain-controls.tsx';
import { Slider } from './slider.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  labels: readonly string[];
  state: ChoicesState;
}

export function Controls({ page, plan, labels, state }: Props) {
  const { texts, euro, catalogue } = usePageWords();
  const { choices, change } = state;
  const worstFirst = labels.toReversed();
  const count = countChoices(choices);
  const target = choices.target ?? plan.target.label;
  const budget = choices.budget ?? plan.controls.budget_eur;
  // A suggested plan with a budget, or an objective that rests on one: there the end of the slider is an amount too.
  const needsBudget =
    plan.controls.objective === 'best_label_within_budget' || typeof page.controls.budget_eur === 'number';
  // The two long forms are rendered only when they change: what the engine assumes follows from the facts alone.
  const factForm = useMemo(
    () => <FactForm page={page} plan={plan} state={state} labels={labels} />,
    [page, labels, choices.facts],
  );
  const measureChoices = useMemo(() => <MeasureChoices state={state} />, [choices.measures]);
  return (
    <section class="card controls" id="play" aria-labelledby="play-title">
      <h2 id="play-title">{texts.playTitle}</h2>
      <p class="quiet">{texts.playLead}</p>
      <noscript>
        {import.meta.env.SSR && <PlainControls page={page} plan={plan} labels={labels} choices={choices} />}
      </noscript>
      <div class="needs-script">
        <Slider
          id="target"
          name={texts.target}
          max={worstFirst.length - 1}
          value={worstFirst.indexOf(target)}
          text={writeLabel(target)}
          onChange={(index) => change('target', { target: worstFirst[index] ?? null })}
        />
        <Slider
          id="budget"
          name={texts.budget}
          max={BUDGET.sliderEnd / BUDGET.step}
          value={(budget ?? BUDGET.sliderEnd) / BUDGET.step}
          text={budget === null ? texts.noBudget : euro(budget)}
          onChange={(index) => {
            const chosen = index * BUDGET.step;
            change('budget', { budget: chosen >= BUDGET.sliderEnd && !needsBudget ? null : chosen });
          }}
        />
        <label class="field">
          <span>{texts.objective}</span>
          <select
            id="objective"
            value={choices.objective ?? plan.controls.objective}
            onChange={(event) => change('objective', chosenObjective(event.currentTarget.value))}
          >
            {OBJECTIVES.map((objective) => (
              <option key={objective} value={objective}>
                {texts.objectives[objective]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{texts.ownership}</span>
          <select
            id="ownership"
            value={plan.controls.ownership ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change('ownership', { ownership: OWNERSHIPS.find((code) => code === value) ?? null })
            }
          >
            <option value="">{texts.unknownFact}</option>
            {OWNERSHIPS.map((ownership) => (
              <option key={ownership} value={ownership}>
                {catalogue.ownerships[ownership]}
              </option>
            ))}
          </select>
        </label>
        {factForm}
        {measureChoices}
        <div class="row">
          <button type="button" class="button" disabled={!state.canUndo} onClick={state.undo}>
            {texts.undo}
          </button>
          <button type="button" class="button" disabled={count === 0} onClick={state.startOver}>
            {texts.startOver}
          </button>
          <span class="quiet">{count > 0 && texts.changedChoices(count)}</span>
        </div>
      </div>
    </section>
  );

  /** "The best label within the budget" needs one: what the plan costs now is a good start. */
  function chosenObjective(text: string): Partial<Choices> {
    const objective = OBJECTIVES.find((code) => code === text) ?? null;
    if (objective !== 'best_label_within_budget' || choices.budget !== null) return { objective };
    const cost = Math.ceil(plan.totals.net_cost / BUDGET.step) * BUDGET.step;
    return { objective, budget: Math.min(cost, BUDGET.max) };
  }
}

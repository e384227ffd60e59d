/** The panel of controls: target, budget, objective, and in panels of their own facts and works. */
import { compareLabels, OBJECTIVES, type Objective, OWNERSHIPS, type StoredPlan } from '@rooftree/engine';
import { aimOf } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { BUDGET, type Choices, countChoices } from '../../choices/choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { FactForm } from '../facts/fact-form.tsx';
import { BudgetField } from './budget-field.tsx';
import { MeasureChoices } from './measure-choices.tsx';
import { PlainControls } from './plain-controls.tsx';
import { Segments } from './segments.tsx';
import { Slider } from './slider.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  labels: readonly string[];
  state: ChoicesState;
  /** The goals within reach with their prices. */
  goals?: ComponentChildren;
}

export function Controls({ page, plan, labels, state, goals }: Props) {
  const { texts } = usePageWords();
  const { choices, change } = state;
  const count = countChoices(choices);
  const target = choices.target ?? aimOf(plan).label;
  // From today's label on: what is worse is no goal, unless the address says so.
  const goalLabels = labels
    .toReversed()
    .filter((label) => label === target || compareLabels(plan.label_scale, label, plan.baseline.label) <= 0);
  const needsBudget =
    plan.controls.objective === 'best_label_within_budget' || typeof page.controls.budget_eur === 'number';
  // The two long forms are rendered only when they change: what the engine assumes follows from the facts alone.
  const factForm = useMemo(
    () => (
      <FactForm page={page} plan={plan} state={state} labels={labels}>
        <Ownership plan={plan} state={state} />
      </FactForm>
    ),
    [page, labels, choices.facts, plan.controls.ownership],
  );
  const measureChoices = useMemo(() => <MeasureChoices state={state} />, [choices.measures]);
  return (
    <section class="card controls" id="play" aria-labelledby="play-title">
      <h2 id="play-title">{texts.playTitle}</h2>
      <noscript>
        {import.meta.env.SSR && <PlainControls page={page} plan={plan} labels={labels} choices={choices} />}
      </noscript>
      <div class="needs-script">
        <Slider
          id="target"
          name={texts.target}
          max={goalLabels.length - 1}
          value={goalLabels.indexOf(target)}
          text={writeLabel(target)}
          onChange={(index) => change('target', { target: goalLabels[index] ?? null })}
        />
        {goals}
        <BudgetField
          plan={plan}
          chosen={choices.budget}
          isNeeded={needsBudget}
          onChange={(next) => change('budget', next)}
        />
        <Segments
          name="objective"
          title={texts.objective}
          options={OBJECTIVES.map((value) => ({ value, text: texts.objectives[value] }))}
          value={choices.objective ?? plan.controls.objective}
          isStacked
          onChange={(objective) => change('objective', withBudget(objective))}
        />
        {factForm}
        {measureChoices}
        <div class="row">
          <button type="button" class="button" disabled={!state.canUndo} onClick={state.undo}>
            {texts.undo}
          </button>
          <button type="button" class="button" disabled={count === 0} onClick={state.startOver}>
            {texts.startOver}
          </button>
          {count > 0 && <span class="quiet">{texts.changedChoices(count)}</span>}
        </div>
      </div>
    </section>
  );

  /** "The best label within the budget" needs one: what the plan costs now is a good start. */
  function withBudget(objective: Objective): Partial<Choices> {
    if (objective !== 'best_label_within_budget' || choices.budget !== null) return { objective };
    const cost = Math.ceil(plan.totals.net_cost / BUDGET.step) * BUDGET.step;
    return { objective, budget: Math.min(cost, BUDGET.max) };
  }
}

function Ownership({ plan, state }: Pick<Props, 'plan' | 'state'>) {
  const { texts, catalogue } = usePageWords();
  return (
    <label class="field">
      <span>{texts.ownership}</span>
      <select
        id="ownership"
        value={plan.controls.ownership ?? ''}
        onChange={({ currentTarget: { value } }) =>
          state.change('ownership', { ownership: OWNERSHIPS.find((code) => code === value) ?? null })
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
  );
}

/** The plan as its reader sees it: steps on their years, money, heat. Only who may change it has what changes it. */
import type { Decision } from '@rooftree/engine';
import { withMeasure } from '@rooftree/planner/choices/measure-choices';
import { useWays } from '@rooftree/planner/choices/plans/ways';
import { IncomeForm } from '@rooftree/planner/components/controls/income-form.tsx';
import { ThreeWays } from '@rooftree/planner/components/controls/three-ways.tsx';
import { HeatLoss } from '@rooftree/planner/components/house/heat-loss.tsx';
import { StepList } from '@rooftree/planner/components/steps/step-list.tsx';
import { YearPlan } from '@rooftree/planner/components/steps/year-plan.tsx';
import { CostBridge } from '@rooftree/planner/components/summary/cost-bridge.tsx';
import { MonthCard } from '@rooftree/planner/components/summary/month-card.tsx';
import { houseFactsOf } from '@rooftree/planner/drawing/house-facts';
import { houseShapeOf } from '@rooftree/planner/drawing/house-shape';
import type { PlayData } from '@rooftree/planner/page-data';
import { useAtRest } from '@rooftree/planner/use-at-rest';
import { useMemo } from 'preact/hooks';
import type { Edit } from './use-edit.ts';

interface Props {
  page: PlayData;
  edit: Edit;
  decision: Decision | null;
  mayEdit: boolean;
}

export function PlanPictures({ page, edit, decision, mayEdit }: Props) {
  const { plan } = edit;
  const { choices } = edit.state;
  // The long parts follow when the hand rests.
  const rested = useAtRest(useMemo(() => ({ plan, state: edit.state }), [plan, choices]));
  const ways = useWays(mayEdit ? edit.planFor : null, rested.state.choices);
  return (
    <fieldset class="plan-pictures" disabled={!mayEdit}>
      {rested.plan.steps.length > 0 && (
        <>
          <StepList
            plan={rested.plan}
            decision={decision}
            state={rested.state}
            onMeasure={(measure, choice) =>
              edit.state.change(measure, { measures: withMeasure(choices.measures, measure, choice) })
            }
          />
          <YearPlan page={page} plan={rested.plan} choices={rested.state.choices} isOpen />
          <CostBridge plan={rested.plan} isOpen>
            {mayEdit && <IncomeForm page={page} plan={rested.plan} state={rested.state} />}
          </CostBridge>
          <MonthCard page={page} plan={rested.plan} state={rested.state} isOpen />
        </>
      )}
      <HeatLoss
        plan={rested.plan}
        house={houseFactsOf(rested.plan, houseShapeOf(page.input, rested.state.choices.facts))}
        isOpen
      />
      {mayEdit && <ThreeWays plan={rested.plan} ways={ways} state={rested.state} />}
    </fieldset>
  );
}

/** The plan as its reader sees it: ladder, figures, steps on their years, money, heat. Only who may change it has what changes it. */
import type { Decision } from '@rooftree/engine';
import { withMeasure } from '@rooftree/planner/choices/measure-choices';
import { useRungs } from '@rooftree/planner/choices/rungs';
import { useWays } from '@rooftree/planner/choices/ways';
import { CostBridge } from '@rooftree/planner/components/cost-bridge.tsx';
import { DutyBand } from '@rooftree/planner/components/duty-band.tsx';
import { HeatLoss } from '@rooftree/planner/components/heat-loss.tsx';
import { HeroFigures } from '@rooftree/planner/components/hero-figures.tsx';
import { IncomeForm } from '@rooftree/planner/components/income-form.tsx';
import { LabelLadder } from '@rooftree/planner/components/label-ladder.tsx';
import { MonthCard } from '@rooftree/planner/components/month-card.tsx';
import { Rungs } from '@rooftree/planner/components/rungs.tsx';
import { StepList } from '@rooftree/planner/components/step-list.tsx';
import { ThreeWays } from '@rooftree/planner/components/three-ways.tsx';
import type { PlayData } from '@rooftree/planner/page-data';
import { usePageWords } from '@rooftree/planner/page-words';
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
  const { remark } = usePageWords();
  const { plan } = edit;
  const { choices } = edit.state;
  // The figures follow every notch of a slider; the long parts follow when the hand rests.
  const rested = useAtRest(useMemo(() => ({ plan, state: edit.state }), [plan, choices]));
  const planFor = mayEdit ? edit.planFor : null;
  const rungs = useRungs(planFor, rested.plan, rested.state.choices);
  const ways = useWays(planFor, rested.state.choices);
  const { target } = plan;
  return (
    <fieldset class="plan-pictures" disabled={!mayEdit}>
      <LabelLadder plan={plan} />
      {mayEdit && <Rungs plan={plan} rungs={rungs} state={edit.state} />}
      {!target.reached && target.reason !== null && <p class="note">{remark(target.reason)}</p>}
      {plan.steps.length > 0 && (
        <HeroFigures
          plan={plan}
          own={{ ratePercent: choices.loanRate, years: choices.loanYears }}
          mostGrants={null}
        />
      )}
      <DutyBand plan={rested.plan} />
      {rested.plan.steps.length > 0 && (
        <>
          <StepList
            page={page}
            plan={rested.plan}
            decision={decision}
            state={rested.state}
            onMeasure={(measure, choice) =>
              edit.state.change(measure, { measures: withMeasure(choices.measures, measure, choice) })
            }
          />
          <CostBridge plan={rested.plan}>
            {mayEdit && <IncomeForm page={page} plan={rested.plan} state={rested.state} />}
          </CostBridge>
          <MonthCard page={page} plan={rested.plan} state={rested.state} />
        </>
      )}
      <HeatLoss plan={rested.plan} />
      {mayEdit && <ThreeWays plan={rested.plan} ways={ways} state={rested.state} />}
    </fieldset>
  );
}

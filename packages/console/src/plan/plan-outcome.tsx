/**
 * What comes of the plan: ladder, goals within reach, figures, and what the law requires. It follows every notch of a
 * slider.
 */
import type { Decision } from '@rooftree/engine';
import { Rungs } from '@rooftree/planner/components/controls/rungs.tsx';
import { Adjustments } from '@rooftree/planner/components/facts/adjustments.tsx';
import { Conflicts } from '@rooftree/planner/components/facts/conflicts.tsx';
import { DutyBand } from '@rooftree/planner/components/steps/duty-band.tsx';
import { HeroCost, HeroMonth } from '@rooftree/planner/components/summary/hero-figures.tsx';
import { LabelLadder } from '@rooftree/planner/components/summary/label-ladder.tsx';
import { usePageWords } from '@rooftree/planner/page-words';
import { useAtRest } from '@rooftree/planner/use-at-rest';
import { aimOf } from '@rooftree/words/expected-result';
import { useMemo } from 'preact/hooks';
import type { Edit } from './use-edit.ts';

interface Props {
  edit: Edit;
  decision: Decision | null;
  mayEdit: boolean;
}

export function PlanOutcome({ edit, decision, mayEdit }: Props) {
  const { remark, nextRung } = usePageWords();
  const { plan, state } = edit;
  const { choices } = state;
  const rested = useAtRest(useMemo(() => ({ plan, choices }), [plan, choices]));
  const prices = useMemo(() => edit.pricesFor(rested.choices), [rested]);
  const { target } = plan;
  const rung = decision?.next_rung ?? null;
  return (
    <div class="plan-outcome">
      <LabelLadder plan={plan} />
      {mayEdit && <Rungs plan={plan} prices={prices} state={state} />}
      {!target.reached && target.reason !== null && <p class="note">{remark(target.reason)}</p>}
      {rung !== null && <p class="quiet">{nextRung(rung, aimOf(plan))}</p>}
      <Conflicts plan={rested.plan} />
      <Adjustments plan={rested.plan} />
      {plan.steps.length > 0 && (
        <>
          <HeroCost plan={plan} grantSpan={edit.grantSpan} />
          <HeroMonth plan={plan} own={{ ratePercent: choices.loanRate, years: choices.loanYears }} />
        </>
      )}
      <DutyBand plan={rested.plan} prices={prices} />
    </div>
  );
}

/** The whole page of an estate: rendered on the server, then hydrated. */
import type { Plan } from '@rooftree/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { writeChoices } from './choices/choices.ts';
import { withMeasure } from './choices/measure-choices.ts';
import { createPlanCache, type PlanCache } from './choices/plan-cache.ts';
import { labelsFor } from './choices/plan-with-choices.ts';
import { type ChoicesState, useChoices } from './choices/use-choices.ts';
import { useDecision } from './choices/use-decision.ts';
import { warmUp } from './choices/warm-up.ts';
import { useWays } from './choices/ways.ts';
import { Announcement } from './components/announcement.tsx';
import { Controls } from './components/controls.tsx';
import { Hero } from './components/hero.tsx';
import { LeftOutNote } from './components/left-out-note.tsx';
import { NextQuestion } from './components/next-question.tsx';
import { PageFooter, PageHeader } from './components/page-frame.tsx';
import { PlanDetails } from './components/plan-details.tsx';
import { SavePlan } from './components/save-plan.tsx';
import { SummaryBar } from './components/summary-bar.tsx';
import { ThreeWays } from './components/three-ways.tsx';
import { Unplannable } from './components/unplannable.tsx';
import { houseFactsOf } from './drawing/house-facts.ts';
import { flatFloorOf } from './flat-floor.ts';
import type { PageData } from './page-data.ts';
import { useAtRest } from './use-at-rest.ts';

export function App({ page }: { page: PageData }) {
  const state = useChoices(page);
  const { choices, change, rejected } = state;
  const labels = useMemo(() => labelsFor(page), [page]);
  const planFor = useMemo(() => createPlanCache(page), [page]);
  const outcome = planFor(choices);
  // Contradictory facts give no plan; the last plan then stays visible with a note above it.
  const lastPlan = useRef<Plan | null>(null);
  if (outcome.kind === 'plan') lastPlan.current = outcome.plan;
  const plan = lastPlan.current;
  const search = writeChoices(choices);
  useEffect(() => warmUp(planFor, labels), [planFor, labels]);

  const restedPlan = useAtRest(plan);
  const [firstSearch] = useState(search);
  const { decision } = useDecision(page, firstSearch, useAtRest(search));
  const planBefore = planOf(useAtRest(state.last), planFor);
  const ways = useWays(planFor, useAtRest(choices));
  const floor = flatFloorOf(page, choices);
  const house = useMemo(() => restedPlan && houseFactsOf(restedPlan, floor), [restedPlan, floor]);
  const details = useMemo(
    () =>
      restedPlan && (
        <PlanDetails
          plan={restedPlan}
          decision={decision}
          onMeasure={(measure, choice) =>
            change(measure, { measures: withMeasure(choices.measures, measure, choice) })
          }
        />
      ),
    [restedPlan, decision, choices.measures, change],
  );

  return (
    <>
      <PageHeader context={page.context} language={page.language} search={search} />
      <main id="plan">
        <LeftOutNote names={rejected} />
        {outcome.kind === 'none' && <Unplannable page={page} why={outcome.why} state={state} />}
        {plan !== null && (
          <>
            <Hero page={page} plan={plan} />
            <div class="columns">
              <div class="column-main">
                {house !== null && restedPlan !== null && (
                  <NextQuestion
                    page={page}
                    plan={restedPlan}
                    decision={decision}
                    house={house}
                    state={state}
                    planBefore={state.last?.control.startsWith('answer-') ? planBefore : null}
                  />
                )}
                {details}
                <ThreeWays plan={plan} ways={ways} state={state} />
              </div>
              <div class="column-side">
                <SummaryBar plan={plan} />
                <Controls page={page} plan={plan} labels={labels} state={state} />
                <SavePlan page={page} plan={plan} search={search} />
              </div>
            </div>
            <Announcement plan={plan} />
          </>
        )}
      </main>
      <PageFooter plan={plan} />
    </>
  );
}

function planOf(last: ChoicesState['last'], planFor: PlanCache): Plan | null {
  if (last === null) return null;
  const outcome = planFor(last.before);
  return outcome.kind === 'plan' ? outcome.plan : null;
}

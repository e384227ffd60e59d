/** The whole page of an estate: rendered on the server, then hydrated. */
import type { Plan } from '@rooftree/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReadCertificate } from './certificate/certificate-origins.ts';
import { storeCertificate, storedCertificate } from './certificate/stored-certificate.ts';
import { writeChoices } from './choices/choices.ts';
import type { Outcome } from './choices/plans/outcome.ts';
import type { PlanCache } from './choices/plans/plan-cache.ts';
import { useDecision } from './choices/plans/use-decision.ts';
import { usePlans } from './choices/plans/use-plans.ts';
import { warmUp } from './choices/plans/warm-up.ts';
import { useWays } from './choices/plans/ways.ts';
import { useChoices } from './choices/use-choices.ts';
import { ContactCard } from './components/contact/contact-card.tsx';
import { PlanAlert } from './components/contact/plan-alert.tsx';
import { PlanLinks } from './components/contact/plan-links.tsx';
import { SavePlan } from './components/contact/save-plan.tsx';
import { Controls } from './components/controls/controls.tsx';
import { LeftOutMessage } from './components/controls/left-out-message.tsx';
import { Rungs } from './components/controls/rungs.tsx';
import { ThreeWays } from './components/controls/three-ways.tsx';
import { CertificateDrop } from './components/facts/certificate-drop.tsx';
import { EstatePicture } from './components/house/estate-picture.tsx';
import { EngineMissing } from './components/page/engine-missing.tsx';
import { openTargets } from './components/page/open-target.ts';
import { PageFooter, PageHeader } from './components/page/page-frame.tsx';
import { Unplannable } from './components/page/unplannable.tsx';
import { Alternatives } from './components/steps/alternatives.tsx';
import { PlanDetails } from './components/steps/plan-details.tsx';
import { PlanSteps } from './components/steps/plan-steps.tsx';
import { Announcement } from './components/summary/announcement.tsx';
import { Hero } from './components/summary/hero.tsx';
import { HeroCost, HeroMonth } from './components/summary/hero-figures.tsx';
import { HeroNext } from './components/summary/hero-next.tsx';
import { SummaryBar } from './components/summary/summary-bar.tsx';
import { houseFactsOf } from './drawing/house-facts.ts';
import { houseShapeOf } from './drawing/house-shape.ts';
import type { OpenPage } from './page-data.ts';
import { useAtRest } from './use-at-rest.ts';

export function App({ page }: { page: OpenPage }) {
  const state = useChoices(page);
  const { choices, rejected } = state;
  const { labels } = page.opening;
  const { planFor, pricesFor, isFailed } = usePlans(page);
  // Until the engine is there, the page shows what it came with.
  const outcome = planFor === null ? page.opening.outcome : planFor(choices);
  // Contradictory facts give no plan; the last plan then stays visible with a note above it.
  const last = useRef<Extract<Outcome, { kind: 'plan' }> | null>(null);
  if (outcome.kind === 'plan') last.current = outcome;
  const { plan, grantSpan } = last.current ?? { plan: null, grantSpan: null };
  useEffect(() => (planFor === null ? undefined : warmUp(planFor, labels)), [planFor, labels]);

  // The figures follow every notch of a slider; all else follows when the hand rests.
  const rested = useAtRest(useMemo(() => ({ plan, state }), [plan, choices]));
  const restedSearch = writeChoices(rested.state.choices);
  const [firstSearch] = useState(restedSearch);
  const { decision, isCurrent } = useDecision(page, firstSearch, restedSearch);
  const ways = useWays(planFor, rested.state.choices);
  const prices = useMemo(
    () => (pricesFor === null ? page.opening.prices : pricesFor(rested.state.choices)),
    [rested, pricesFor],
  );
  const { facts } = rested.state.choices;
  const house = useMemo(
    () => rested.plan && houseFactsOf(rested.plan, houseShapeOf(page.input, facts)),
    [page, rested.plan, facts],
  );
  const before = useMemo(() => planBefore(rested.state.last, planFor), [rested, planFor]);
  const change =
    before !== null && rested.plan !== null && rested.state.last !== null
      ? {
          before: { plan: before, choices: rested.state.last.before },
          after: { plan: rested.plan, choices: rested.state.choices },
        }
      : null;
  const [certificate, setCertificate] = useState<ReadCertificate | null>(null);
  // After the first drawing, which must be the server's.
  useEffect(() => setCertificate(storedCertificate()), []);
  const takeCertificate = useCallback((read: ReadCertificate) => {
    storeCertificate(read);
    setCertificate(read);
  }, []);
  useEffect(openTargets, []);

  // Elements that stay the same are not drawn again.
  const picture = useMemo(() => house && <EstatePicture page={page} house={house} />, [page, house]);
  const steps = useMemo(
    () =>
      rested.plan &&
      house && (
        <>
          <PlanSteps
            page={page}
            plan={rested.plan}
            planBefore={before}
            decision={decision}
            house={house}
            state={rested.state}
            onCertificate={takeCertificate}
          />
          <ThreeWays plan={rested.plan} ways={ways} state={rested.state} />
          {rested.plan.steps.length > 0 && (
            <Alternatives plan={rested.plan} decision={decision} ways={ways} />
          )}
        </>
      ),
    [page, before, rested, decision, house, ways],
  );
  const details = useMemo(
    () =>
      rested.plan &&
      house && (
        <PlanDetails
          page={page}
          plan={rested.plan}
          house={house}
          state={rested.state}
          certificate={certificate}
          prices={prices}
        />
      ),
    [page, rested, house, certificate, prices],
  );
  const header = useMemo(
    () =>
      !page.isEmbedded && (
        <PageHeader context={page.context} language={page.language} search={restedSearch} />
      ),
    [page, restedSearch],
  );
  const links = useMemo(() => <PlanLinks page={page} search={restedSearch} />, [page, restedSearch]);
  const contact = useMemo(() => <ContactCard page={page} />, [page]);
  const keeping = useMemo(
    () =>
      rested.plan && (
        <div>
          {page.takesAlerts && <PlanAlert page={page} search={restedSearch} />}
          <SavePlan page={page} plan={rested.plan} search={restedSearch} />
        </div>
      ),
    [page, rested, restedSearch],
  );
  const footer = useMemo(
    () => <PageFooter page={page} plan={rested.plan} search={restedSearch} />,
    [page, rested, restedSearch],
  );

  return (
    <>
      {header}
      <main id="plan">
        <LeftOutMessage names={rejected} />
        {isFailed && <EngineMissing />}
        {outcome.kind === 'none' && <Unplannable page={page} why={outcome.why} state={state} />}
        {plan === null && (
          <div class="honest-more">
            {outcome.kind === 'none' && outcome.why !== 'notADwelling' && (
              <CertificateDrop page={page} state={state} change={null} onRead={takeCertificate} />
            )}
            {contact}
          </div>
        )}
        {plan !== null && (
          <>
            <Hero
              page={page}
              plan={plan}
              decision={decision}
              isDecided={isCurrent && plan === rested.plan}
              picture={picture}
              prices={prices}
            >
              {plan.steps.length > 0 && <HeroCost plan={plan} grantSpan={grantSpan} />}
              <HeroNext plan={plan} decision={decision} />
              {links}
              {plan.steps.length > 0 && (
                <HeroMonth plan={plan} own={{ ratePercent: choices.loanRate, years: choices.loanYears }} />
              )}
            </Hero>
            <div class="columns">
              <div class="column-main">{steps}</div>
              <div class="column-side">
                {!page.isEmbedded && <SummaryBar plan={plan} change={change} onUndo={state.undo} />}
                <Controls
                  page={page}
                  plan={plan}
                  labels={labels}
                  state={state}
                  goals={<Rungs plan={plan} prices={prices} state={state} />}
                />
                {contact}
                {keeping}
              </div>
              {details}
            </div>
            <Announcement plan={plan} />
          </>
        )}
      </main>
      {footer}
    </>
  );
}

/** The plan before the last change; null where there was none. */
function planBefore(last: ReturnType<typeof useChoices>['last'], planFor: PlanCache | null): Plan | null {
  const outcome = last === null ? null : planFor?.(last.before);
  return outcome?.kind === 'plan' ? outcome.plan : null;
}

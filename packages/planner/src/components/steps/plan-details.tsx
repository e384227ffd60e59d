/** What is below the first screen: the next question, the steps, their money, the house, its heat, and how sure that is. */
import type { Decision, StoredPlan } from '@rooftree/engine';
import { withReader } from '@rooftree/words/fact-origins';
import { type ReadCertificate, withCertificate } from '../../certificate/certificate-origins.ts';
import { withMeasure } from '../../choices/measure-choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import type { PageData } from '../../page-data.ts';
import { IncomeForm } from '../controls/income-form.tsx';
import { CERTIFICATE_CONTROL, CertificateDrop } from '../facts/certificate-drop.tsx';
import { Confidence } from '../facts/confidence.tsx';
import { NextQuestion } from '../facts/next-question.tsx';
import { HeatLoss } from '../house/heat-loss.tsx';
import { HouseParts } from '../house/house-parts.tsx';
import { CostBridge } from '../summary/cost-bridge.tsx';
import { MonthCard } from '../summary/month-card.tsx';
import { StepList } from './step-list.tsx';

interface Props {
  page: PageData;
  plan: StoredPlan;
  /** Before the last change. */
  planBefore: StoredPlan | null;
  decision: Decision | null;
  house: HouseFacts;
  state: ChoicesState;
  certificate: ReadCertificate | null;
  onCertificate: (read: ReadCertificate) => void;
}

export function PlanDetails(props: Props) {
  const { page, plan, planBefore, decision, house, state, certificate } = props;
  const { choices, change, last } = state;
  const told = withReader(page.origins, choices.facts);
  const origins = withCertificate(told, certificate, choices.facts);
  const isRead = last?.control === CERTIFICATE_CONTROL;
  const isAnswered = last?.control.startsWith('answer-') === true;
  return (
    <>
      <NextQuestion
        page={page}
        plan={plan}
        decision={decision}
        house={house}
        state={state}
        planBefore={isAnswered ? planBefore : null}
      />
      <CertificateDrop
        page={page}
        state={state}
        change={isRead && planBefore !== null ? { before: planBefore, after: plan } : null}
        onRead={props.onCertificate}
      />
      {plan.steps.length > 0 && (
        <>
          <StepList
            page={page}
            plan={plan}
            decision={decision}
            state={state}
            onMeasure={(measure, choice) =>
              change(measure, { measures: withMeasure(choices.measures, measure, choice) })
            }
          />
          <CostBridge plan={plan}>
            <IncomeForm page={page} plan={plan} state={state} />
          </CostBridge>
          <MonthCard page={page} plan={plan} state={state} />
        </>
      )}
      <HouseParts plan={plan} house={house} origins={origins} />
      <HeatLoss plan={plan} />
      <Confidence plan={plan} origins={origins} onAsk={openFact} />
    </>
  );
}

/** Scrolls to a fact's field and focuses it, also when its group is still collapsed. */
function openFact(name: string): void {
  const find = () => document.getElementById(`fact-${name}`);
  const group = find()?.closest('details') ?? document.getElementById('more-facts');
  if (group instanceof HTMLDetailsElement) group.open = true;
  // After the group was rendered, and after the browser has followed the link, which would move the focus away again.
  setTimeout(() => find()?.focus(), 50);
}

/** The steps, and what makes them surer: the next question and the certificate. */
import type { Decision, StoredPlan } from '@rooftree/engine';
import type { ReadCertificate } from '../../certificate/certificate-origins.ts';
import { withMeasure } from '../../choices/measure-choices.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import type { PageData } from '../../page-data.ts';
import { CERTIFICATE_CONTROL, CertificateDrop } from '../facts/certificate-drop.tsx';
import { NextQuestion } from '../facts/next-question.tsx';
import { StepList } from './step-list.tsx';

interface Props {
  page: PageData;
  plan: StoredPlan;
  /** Before the last change. */
  planBefore: StoredPlan | null;
  decision: Decision | null;
  house: HouseFacts;
  state: ChoicesState;
  onCertificate: (read: ReadCertificate) => void;
}

export function PlanSteps({ page, plan, planBefore, decision, house, state, onCertificate }: Props) {
  const { choices, change, last } = state;
  const isRead = last?.control === CERTIFICATE_CONTROL;
  const isAnswered = last?.control.startsWith('answer-') === true;
  return (
    <>
      {plan.steps.length > 0 && (
        <StepList
          plan={plan}
          decision={decision}
          state={state}
          onMeasure={(measure, choice) =>
            change(measure, { measures: withMeasure(choices.measures, measure, choice) })
          }
        />
      )}
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
        onRead={onCertificate}
      />
    </>
  );
}

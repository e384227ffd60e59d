/** What is below the first screen: the steps, what they cost, where the heat goes and how sure that is. */
import type { MeasureCode, Plan } from '@rooftree/engine';
import { Confidence } from './confidence.tsx';
import { CostBridge } from './cost-bridge.tsx';
import { HeatLoss } from './heat-loss.tsx';
import { openFact } from './open-fact.ts';
import { StepList } from './step-list.tsx';

interface Props {
  plan: Plan;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
}

export function PlanDetails({ plan, onMeasure }: Props) {
  return (
    <>
      {plan.steps.length > 0 && <StepList plan={plan} onMeasure={onMeasure} />}
      {plan.steps.length > 0 && <CostBridge totals={plan.totals} />}
      <HeatLoss plan={plan} />
      <Confidence plan={plan} onAsk={openFact} />
    </>
  );
}

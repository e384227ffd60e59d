/** What is below the first screen: the steps, what they cost, where the heat goes and how sure that is. */
import type { Decision, MeasureCode, Plan } from '@rooftree/engine';
import { Confidence } from './confidence.tsx';
import { CostBridge } from './cost-bridge.tsx';
import { HeatLoss } from './heat-loss.tsx';
import { StepList } from './step-list.tsx';

interface Props {
  plan: Plan;
  decision: Decision | null;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
}

export function PlanDetails({ plan, decision, onMeasure }: Props) {
  return (
    <>
      {plan.steps.length > 0 && <StepList plan={plan} decision={decision} onMeasure={onMeasure} />}
      {plan.steps.length > 0 && <CostBridge totals={plan.totals} />}
      <HeatLoss plan={plan} />
      <Confidence plan={plan} onAsk={openFact} />
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

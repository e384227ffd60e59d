import type { MeasureCode, Plan } from '@rooftree/engine';
import { usePageWords } from '../page-words.ts';
import { Roadmap } from './roadmap.tsx';
import { StepCard } from './step-card.tsx';

interface Props {
  plan: Plan;
  onMeasure: (measure: MeasureCode, choice: 'on' | 'off') => void;
}

export function StepList({ plan, onMeasure }: Props) {
  const { texts } = usePageWords();
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" tabIndex={-1}>
        {texts.roadmapTitle(plan.steps.length)}
      </h2>
      {plan.steps.length > 1 && <p class="quiet">{texts.roadmapLead}</p>}
      <Roadmap plan={plan} />
      <ol class="steps">
        {plan.steps.map((step) => (
          <StepCard key={step.number} plan={plan} step={step} onMeasure={onMeasure} />
        ))}
      </ol>
    </section>
  );
}

/** The ladder of a plan: today's label, or the band of those that are likely, and the label after the works. */
import type { StoredPlan } from '@rooftree/engine';
import { LabelLadder as Ladder } from '@rooftree/ui/label-ladder.tsx';
import { type ExpectedLabel, expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { likelyLabels } from '../../likely-labels.ts';
import { usePageWords } from '../../page-words.ts';

export function LabelLadder({ plan }: { plan: StoredPlan }) {
  const { texts, number } = usePageWords();
  const { best, worst } = likelyLabels(plan);
  const band = texts.labelBand(writeLabel(best), writeLabel(worst));
  const pin = ({ label, primary_kwh_per_m2: kwh }: Pick<ExpectedLabel, 'label' | 'primary_kwh_per_m2'>) =>
    `${writeLabel(label)} · ${texts.kwhPerM2(number(kwh))}`;
  const now = best === worst ? pin(plan.baseline) : band;
  const result = expectedResult(plan);
  const after = pin(result);
  const title = texts.ladderTitle(band, writeLabel(result.label));
  return (
    <Ladder
      scale={plan.label_scale}
      now={{ best, worst, title: texts.now, text: now }}
      after={{
        label: result.label,
        title: texts.after,
        text: after,
        isReached: plan.steps.length > 0,
      }}
      name={`${title}. ${texts.now}: ${now}. ${texts.after}: ${after}.`}
    />
  );
}

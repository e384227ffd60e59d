import {
  type Decision,
  type MeasureCode,
  measuresOf,
  type StoredPlan,
  type StoredStep,
} from '@rooftree/engine';
import { labelAfterStep } from './expected-result.ts';
import { inSentence } from './fill.ts';
import { writeLabel } from './label-colours.ts';
import { leadingList } from './leading-list.ts';
import { rounded } from './rounded-range.ts';
import { wholeEuroSums } from './whole-euros.ts';

/** The first step of the list that leads, as every headline states it; null for a plan without steps. */
export function firstStepOf(
  plan: StoredPlan,
  decision: Decision | null,
  nameOf: (measure: MeasureCode) => string,
): { step: StoredStep; works: string; roundedNet: number; label: string | null } | null {
  const step = leadingList(plan, decision)?.core.steps[0] ?? plan.steps[0];
  const net = step && wholeEuroSums(plan).steps[step.number - 1]?.net;
  if (step === undefined || net === undefined) return null;
  return {
    step,
    works: measuresOf(step)
      .map((measure) => inSentence(nameOf(measure)))
      .join(' + '),
    roundedNet: rounded(net),
    // Of a later step, the label stands for the steps before it too.
    label: step.number === 1 ? writeLabel(labelAfterStep(plan, step)) : null,
  };
}

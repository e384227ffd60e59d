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

interface StepWords {
  work: (measure: MeasureCode) => string;
  openOf: (step: StoredStep, decision: Decision | null) => string;
}

/**
 * The first step of the list that leads, as every headline states it; where no step is right in any case, with what to
 * find out before it. Null for a plan without steps.
 */
export function firstStepOf(
  plan: StoredPlan,
  decision: Decision | null,
  { work: nameOf, openOf }: StepWords,
): { step: StoredStep; works: string; roundedNet: number; label: string | null } | null {
  const core = leadingList(plan, decision)?.core.steps[0];
  const step = core ?? plan.steps[0];
  const net = step && wholeEuroSums(plan).steps[step.number - 1]?.net;
  if (step === undefined || net === undefined) return null;
  const works = measuresOf(step)
    .map((measure) => inSentence(nameOf(measure)))
    .join(' + ');
  const open = core === undefined ? openOf(step, decision) : '';
  return {
    step,
    works: open === '' ? works : `${works} (${open})`,
    roundedNet: rounded(net),
    // Of a later step, the label stands for the steps before it too.
    label: step.number === 1 ? writeLabel(labelAfterStep(plan, step)) : null,
  };
}

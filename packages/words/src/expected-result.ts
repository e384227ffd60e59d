/** What to expect after the works, the same on every surface. */
import { compareLabels, labelBounds, type StoredPlan, type StoredStep } from '@rooftree/engine';
import { isOfCertificate } from './doubted-certificate.ts';

type Result = Pick<StoredPlan, 'expected_result' | 'result' | 'label_scale'> & {
  steps: readonly unknown[];
  target: Pick<StoredPlan['target'], 'label' | 'reached' | 'probability'>;
};

export interface ExpectedLabel {
  label: string;
  primary_kwh_per_m2: number;
  /** Chance of at least this label; null where it is not known. */
  probability: number | null;
}

/** The middle of all houses that this one can be; of a plan before 0.4.0 the shown house. */
export function expectedResult({
  expected_result: expected,
  result,
  label_scale: scale,
  steps,
  target,
}: Result): ExpectedLabel {
  const chanceOf = (label: string) => (label === target.label ? target.probability : null);
  if (steps.length === 0 || expected === null) {
    const { label, primary_kwh_per_m2 } = result;
    return { label, primary_kwh_per_m2, probability: steps.length === 0 ? null : chanceOf(label) };
  }
  if (expected.probability !== null) return expected;
  // Before 0.6.0 the noise of certificates could put the middle beside a target that half of the houses reach.
  if (target.reached && compareLabels(scale, expected.label, target.label) > 0) {
    const { label, probability } = target;
    return { label, primary_kwh_per_m2: labelBounds(scale, label).high, probability };
  }
  return { ...expected, probability: chanceOf(expected.label) };
}

/** What the plan leads to, and how likely it gets there: the target, or the label that it stops at because of the price. */
export function aimOf(plan: Result & { target: Pick<StoredPlan['target'], 'reason'> }): {
  label: string;
  probability: number | null;
} {
  const { target } = plan;
  return target.reason?.code === 'next_label_not_paid_back' ? expectedResult(plan) : target;
}

/** The label of today, with its chance after the plan, where it is likely today and the plan leads to no better one. */
export function labelAlready(
  plan: Result &
    Pick<StoredPlan, 'baseline' | 'label_probabilities' | 'unexplained_kwh_per_m2' | 'conflicts'> & {
      target: Pick<StoredPlan['target'], 'reason'>;
    },
): { label: string; probability: number; isCertified: boolean } | null {
  const { baseline, target, label_scale: scale, steps, unexplained_kwh_per_m2: unexplained } = plan;
  const { label } = baseline;
  const today = Object.entries(plan.label_probabilities)
    .filter(([one]) => compareLabels(scale, one, label) <= 0)
    .reduce((sum, [, chance]) => sum + chance, 0);
  const isCertified = unexplained !== null && !plan.conflicts?.some(isOfCertificate);
  // A plan that stops at today's label has no works, and that label a chance of its own.
  const isStop = steps.length === 0 && target.reason?.code === 'next_label_not_paid_back';
  const expected = steps.length === 0 && target.label === label ? target : expectedResult(plan);
  const probability = isStop ? today : expected.probability;
  if (today < 0.5 || probability === null || (!isStop && expected.label !== label)) return null;
  return { label, probability, isCertified };
}

/**
 * The goal, where it is reached and the plan leads to another label: the chances of both are stated, each with its
 * label.
 */
export function otherGoal(plan: Result): { label: string; probability: number } | null {
  const { label, reached, probability } = plan.target;
  if (!reached || probability === null || plan.steps.length === 0) return null;
  return expectedResult(plan).label === label ? null : { label, probability };
}

/**
 * What to expect after a step. Before 0.6.0: the shown house, which gains most; no step promises more than the whole
 * plan, the last one as much.
 */
export function expectedAfterStep(
  plan: StoredPlan,
  { number, after, expected_after: expected }: Pick<StoredStep, 'number' | 'after' | 'expected_after'>,
): ExpectedLabel {
  if (expected !== null) return expected;
  const end = expectedResult(plan);
  if (number === plan.steps.length || compareLabels(plan.label_scale, after.label, end.label) < 0) return end;
  return {
    label: after.label,
    primary_kwh_per_m2: Math.max(after.primary_kwh_per_m2, end.primary_kwh_per_m2),
    probability: null,
  };
}

export function labelAfterStep(
  plan: StoredPlan,
  step: Pick<StoredStep, 'number' | 'after' | 'expected_after'>,
): string {
  return expectedAfterStep(plan, step).label;
}

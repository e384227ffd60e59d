/** What to expect after the works, the same on every surface. */
import { compareLabels, labelBounds, type StoredPlan, type StoredStep } from '@rooftree/engine';

type Result = Pick<StoredPlan, 'expected_result' | 'result' | 'label_scale'> & {
  steps: readonly unknown[];
  target: Pick<StoredPlan['target'], 'label' | 'reached'>;
};

/** The middle of all houses that this one can be; of a plan before 0.4.0 the shown house. */
export function expectedResult({
  expected_result: expected,
  result,
  label_scale: scale,
  steps,
  target,
}: Result): {
  label: string;
  primary_kwh_per_m2: number;
} {
  if (steps.length === 0 || expected === null) return result;
  // Half of the houses reach the target, so the middle does: what is beyond its limit is the noise of certificates.
  if (target.reached && compareLabels(scale, expected.label, target.label) > 0) {
    return { label: target.label, primary_kwh_per_m2: labelBounds(scale, target.label).high };
  }
  return expected;
}

/** The shown house needs every work and so gains most: no step promises more than the whole plan, and the last one as much. */
export function labelAfterStep(
  plan: StoredPlan,
  { number, after }: Pick<StoredStep, 'number' | 'after'>,
): string {
  const { label } = expectedResult(plan);
  if (number === plan.steps.length) return label;
  return compareLabels(plan.label_scale, after.label, label) < 0 ? label : after.label;
}

import type { Plan } from '@rooftree/engine';

/** The same as `plan_labels(plan)` of the database, which would have to parse the whole plan for it. */
export function planLabels({ baseline, expected_result: expected, target }: Plan): (string | null)[] {
  const { label, probability } = target;
  return [baseline.label, expected.label, label, probability === null ? null : String(probability)];
}

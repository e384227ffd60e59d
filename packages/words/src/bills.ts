/** Energy bills of the home that the plan leads with, EUR a year; savings are their differences. */
import type { StoredPlan } from '@rooftree/engine';

type Billed = Pick<StoredPlan, 'baseline' | 'result' | 'expected_result' | 'ranges' | 'steps'>;

export interface Bills {
  now: number;
  after: number;
  /** After each step. */
  steps: readonly number[];
}

/** The middle of all houses that this one can be; of a plan before 0.6.0 the shown house, which its savings follow. */
export function billsOf({ baseline, result, expected_result: expected, ranges, steps }: Billed): Bills {
  if (expected === null || expected.probability === null) {
    return {
      now: baseline.bill_eur,
      after: result.bill_eur,
      steps: steps.map(({ after }) => after.bill_eur),
    };
  }
  return {
    now: ranges.baseline_bill_eur.p50,
    after: expected.bill_eur,
    steps: steps.map(({ expected_after: after }) => after?.bill_eur ?? expected.bill_eur),
  };
}

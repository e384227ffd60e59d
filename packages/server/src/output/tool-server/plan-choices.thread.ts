/** Runs in a thread of the compute pool: a plan from the inputs of a renovation and the choices of a page's address. */
import type { PlannedOutcome } from '@rooftree/planner/choices/plans/outcome';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import { planWithChoices, readChoicesFor } from '@rooftree/planner/choices/plans/plan-with-choices';

export interface WantedPlan {
  basis: PlanBasis;
  choices: string;
}

export function planChoices({ basis, choices }: WantedPlan): PlannedOutcome {
  const read = readChoicesFor(basis, choices);
  // Controls are checked by the tool's schema; what is left depends on the home, as a label of another region's scale.
  if (read.rejected.length > 0) return { kind: 'none', why: 'other' };
  return planWithChoices(basis, read.choices);
}

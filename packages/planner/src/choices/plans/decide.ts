/** What is sure in the plan of an address and what depends: worked out in a thread, of the server or of the browser. */
import type { Decision } from '@rooftree/engine';
import type { PlanBasis } from './plan-basis.ts';
import { planWithChoices, readChoicesFor } from './plan-with-choices.ts';

export interface DecisionWanted {
  basis: PlanBasis;
  /** The choices as in the page's address. */
  search: string;
}

/** Null where there is no plan. */
export function decide({ basis, search }: DecisionWanted): Decision | null {
  const { choices } = readChoicesFor(basis, search);
  const outcome = planWithChoices(basis, choices, { withDecision: true });
  return outcome.kind === 'plan' ? outcome.plan.decision : null;
}

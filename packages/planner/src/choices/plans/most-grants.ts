import { incomeLimitsOf } from '../../income-limits-of.ts';
import type { Choices } from '../choices.ts';
import type { Outcome } from './outcome.ts';

/** What the group with the lowest income gets; null where grants do not follow the income, or the group is given. */
export function mostGrantsOf(
  outcome: Outcome,
  choices: Choices,
  planFor: (choices: Choices) => Outcome,
): number | null {
  if (outcome.kind === 'none') return null;
  const { plan } = outcome;
  if (incomeLimitsOf(plan) === null || plan.controls.income_group !== null) return null;
  const most = planFor({ ...choices, income: 4 });
  return most.kind === 'plan' ? most.plan.totals.subsidy_amount : null;
}

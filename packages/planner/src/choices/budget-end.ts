import { BUDGET_BOUNDS, NO_CHOICES } from './choices.ts';
import type { PlanBasis } from './plan-basis.ts';
import { planWithChoices } from './plan-with-choices.ts';

/** The right end of the budget slider: half again what the plan costs without a limit, in whole ten thousands. */
export function budgetEndOf(basis: PlanBasis): number {
  const outcome = planWithChoices(
    { ...basis, controls: { ...basis.controls, budget_eur: null } },
    NO_CHOICES,
  );
  const total = outcome.kind === 'plan' ? outcome.plan.totals.total_estimated_cost_incl_vat : 0;
  const end = Math.max(50_000, Math.ceil((total * 1.5) / 10_000) * 10_000);
  return Math.min(end, BUDGET_BOUNDS.max);
}

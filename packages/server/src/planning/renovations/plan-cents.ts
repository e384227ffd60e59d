import type { Money } from '@rooftree/engine';

/** The columns of a renovation that hold its money. */
interface PlanCents {
  cost_cents: number;
  vat_cents: number;
  total_cents: number;
  subsidy_cents: number;
}

export function planCents(totals: Money): PlanCents {
  return {
    cost_cents: centsOf(totals.estimated_cost),
    vat_cents: centsOf(totals.estimated_vat_cost),
    total_cents: centsOf(totals.total_estimated_cost_incl_vat),
    subsidy_cents: centsOf(totals.subsidy_amount),
  };
}

/** The engine's amounts are EUR with at most two decimals, made from cents. */
function centsOf(eur: number): number {
  return Math.round(eur * 100);
}

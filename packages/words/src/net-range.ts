import type { StoredPlan } from '@rooftree/engine';
import { roundedRange } from './rounded-range.ts';

/** What the owner pays, after grants, as every surface rounds it; never below nothing. */
export function netCostRange({ ranges, totals }: Pick<StoredPlan, 'ranges' | 'totals'>): {
  p10: number;
  p90: number;
} {
  const { p10, p90 } = ranges.total_estimated_cost_incl_vat;
  const { subsidy_amount: grants, net_cost: net } = totals;
  return roundedRange({ p10: Math.max(0, p10 - grants), p90: p90 - grants }, net);
}

/** The sums of a plan in whole euros, as they stand on the page: whatever a reader adds or subtracts agrees. */
import type { Plan } from '@rooftree/engine';
import { addUp } from './add-up.ts';

export interface ShownMoney {
  works: number;
  vat: number;
  inclVat: number;
  grants: number;
  net: number;
}

export interface ShownPlanMoney extends ShownMoney {
  /** By the place of the step. */
  steps: readonly ShownMoney[];
}

export function shownMoney({ steps, totals }: Plan): ShownPlanMoney {
  const nets = addUp(steps.map((step) => step.total_estimated_cost_incl_vat - step.subsidy_amount));
  const grants = addUp(steps.map((step) => step.subsidy_amount));
  const vats = addUp(steps.map((step) => step.estimated_vat_cost));
  const money = (net: number, grant: number, vat: number): ShownMoney => ({
    works: net + grant - vat,
    vat,
    inclVat: net + grant,
    grants: grant,
    net,
  });
  return {
    ...money(
      Math.round(totals.net_cost),
      Math.round(totals.subsidy_amount),
      Math.round(totals.estimated_vat_cost),
    ),
    steps: nets.map((net, index) => money(net, grants[index] ?? 0, vats[index] ?? 0)),
  };
}

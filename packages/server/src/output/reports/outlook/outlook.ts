/**
 * What a passport shows beside the plan: the other ways, what is sure, and what the grants would be for each income.
 */
import {
  type Decision,
  ENGINE_VERSION,
  estatePlans,
  type GroupGrants,
  type OwnPriceBook,
  parseEstateInput,
  type StoredPlan,
} from '@rooftree/engine';
import { wishesOf } from '@rooftree/engine/upgrade-plan';
import { type PlanVariants, planVariants } from '@rooftree/engine/ways';

export interface Outlook {
  variants: PlanVariants;
  decision: Decision | null;
  /** Of each group; none for a plan without works. */
  grants: GroupGrants[];
}

/**
 * Null when the estate as it is known today no longer gives the plan: all of this would be about another one. `estate`
 * is what the engine reads, `priceBook` that of the plan.
 */
export function outlookOf(
  estate: unknown,
  plan: StoredPlan,
  priceBook: OwnPriceBook | null = null,
): Outlook | null {
  // Nothing of it can be worked out for a plan of another method.
  if (plan.engine_version !== ENGINE_VERSION) return null;
  const { date, controls } = plan;
  const input = parseEstateInput(estate, date);
  const options = { ...wishesOf(controls), date, ...(priceBook && { priceBook }) };
  const { planFor, grantsFor } = estatePlans(input, options);
  const { decision, ...again } = planFor({ ...options, withDecision: true });
  const { decision: _none, ...before } = plan;
  if (JSON.stringify(again) !== JSON.stringify(before)) return null;
  return {
    variants: planVariants(input, options),
    decision,
    grants: grantsFor({ ...again, decision }),
  };
}

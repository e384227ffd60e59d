/**
 * What a passport shows beside the plan: the other ways, what is sure, and what the grants would be for each income.
 */
import {
  type Decision,
  ENGINE_VERSION,
  INCOME_GROUPS,
  type IncomeGroup,
  measuresOf,
  type OwnPriceBook,
  type PlanVariants,
  parseEstateInput,
  planMeasures,
  planRenovation,
  planVariants,
  type StoredPlan,
  type WorkLine,
  wishesOf,
} from '@rooftree/engine';

/** What an income group would get for the works of the plan, EUR. */
interface GroupGrants {
  group: IncomeGroup;
  total: number;
  byWork: Partial<Record<WorkLine['work'], number>>;
}

export interface Outlook {
  variants: PlanVariants;
  decision: Decision | null;
  /** Of each group; none for a plan without works. */
  grants: GroupGrants[];
}

/**
 * Null when the estate as it is known today no longer gives the plan: all of this would be about another one. `estate` is what the
 * engine reads, `priceBook` that of the plan.
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
  const { decision, ...again } = planRenovation(input, { ...options, withDecision: plan.steps.length > 0 });
  const { decision: _none, ...before } = plan;
  if (JSON.stringify(again) !== JSON.stringify(before)) return null;
  const measures = plan.steps.flatMap(measuresOf);
  const grants =
    measures.length === 0
      ? []
      : INCOME_GROUPS.map((group) => {
          const { steps, totals } = planMeasures(input, measures, { ...options, income_group: group });
          const works = steps.flatMap((step) => step.works);
          const byWork = Object.fromEntries(works.map(({ work, subsidy_amount: amount }) => [work, amount]));
          return { group, total: totals.subsidy_amount, byWork };
        });
  return { variants: planVariants(input, options), decision, grants };
}

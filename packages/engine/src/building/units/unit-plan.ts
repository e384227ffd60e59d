/**
 * The plan of one apartment of a building: the common works that touch it, at its owner's part of their price, and what
 * is done inside.
 */
import type { BuildingInput } from '../../contract/building.ts';
import type { UnitPlan } from '../../contract/building-plan.ts';
import type { Plan } from '../../contract/plan.ts';
import type { SubsidyRule } from '../../data/subsidies/subsidy-rule.ts';
import type { PlanContext } from '../../plan/plan-context.ts';
import { writePlan } from '../../plan/write/write-plan.ts';
import { apportion } from '../money/apportion.ts';
import type { CommonLine, Owners } from '../money/owners.ts';
import type { PricedCommonWork } from '../search/price-common.ts';
import type { Answer } from '../search/unit-answer.ts';
import type { UnitClass } from './unit-classes.ts';

/** Of one common work: what each owner pays of its cost without VAT, and gets of its grants. */
export interface WorkParts {
  work: PricedCommonWork;
  costCents: readonly number[];
  grants: readonly { rule: SubsidyRule; cents: readonly number[] }[];
}

export function workParts(lines: readonly CommonLine[]): WorkParts[] {
  return [...new Set(lines.map(({ work }) => work))].map((work) => {
    const ofWork = lines.filter((line) => line.work === work);
    const weights = ofWork.map(({ weight }) => weight);
    const divide = (cents: number): number[] => {
      const sums: number[] = [];
      for (const [at, part] of apportion(cents, weights).entries()) {
        const { key } = ofWork[at] ?? {};
        for (const [unit, own] of apportion(part, key?.weights ?? []).entries())
          sums[unit] = (sums[unit] ?? 0) + own;
      }
      return sums;
    };
    return {
      work,
      costCents: divide(work.priced.costCents),
      grants: work.awards.map(({ rule, cents }) => ({ rule, cents: divide(cents) })),
    };
  });
}

export function unitPlan(
  building: BuildingInput,
  unit: UnitClass,
  index: number,
  answer: Answer,
  { lines, units }: Owners,
  parts: readonly WorkParts[],
): UnitPlan {
  const input = building.units[index];
  const money = units[index];
  if (input === undefined || money === undefined) throw new RangeError(`there is no unit ${index}`);
  const context = contextOfUnit(building, unit, index, parts);
  const missed = { code: 'target_not_reachable', values: {} } as const;
  const plan: Plan = writePlan(context, answer.measures, missed, []);
  return {
    external_id: input.external_id,
    name: input.name,
    floor: input.floor,
    share_percent: Math.round((input.share / building.shares_total) * 1e6) / 1e4,
    votes: input.votes ?? input.share,
    label_before: plan.baseline.label,
    label_after_common: money.labelAfter,
    label_after: plan.expected_result.label,
    probability: plan.target.probability,
    primary_kwh_per_m2_before: plan.baseline.primary_kwh_per_m2,
    primary_kwh_per_m2_after: plan.expected_result.primary_kwh_per_m2,
    common_net_cost: money.netCents / 100,
    common_parts: lines.map(({ work, partId, parts }) => ({
      work: work.priced.work,
      part_id: partId,
      net_cost: (parts[index] ?? 0) / 100,
    })),
    paid_from_reserve: money.fromReserve / 100,
    paid_by_loan: money.fromLoan / 100,
    paid_at_once: money.atOnce / 100,
    private_net_cost: answer.netCents / 100,
    month: money.month,
    yes_probability: money.yes,
    plan,
  };
}

/**
 * With the owner's part of each common work, and of its grants, in the place of what the apartment's own areas would
 * cost.
 */
function contextOfUnit(
  { units, shares_total: total }: BuildingInput,
  { context, dwelling }: UnitClass,
  index: number,
  parts: readonly WorkParts[],
): PlanContext {
  const { pricingContext } = context;
  const ownerShare = (units[index]?.share ?? 0) / total;
  const setCents: Record<string, number> = { ...pricingContext.pricing.setCents };
  const grants: SubsidyRule[] = [];
  for (const { work, costCents, grants: ofWork } of parts) {
    setCents[work.priced.work] = costCents[index] ?? 0;
    for (const { rule, cents } of ofWork) {
      grants.push({
        ...rule,
        works: [work.priced.work],
        amount: { per: 'dwelling', cents: cents[index] ?? 0 },
        maxPercentOfInvoice: null,
        maxCents: null,
        minM2: null,
        maxM2: null,
      });
    }
  }
  const own = pricingContext.rules.filter(({ payee }) => payee === 'owner');
  return {
    ...context,
    pricingContext: {
      ...pricingContext,
      dwelling: { ...dwelling, building: dwelling.building && { ...dwelling.building, ownerShare } },
      pricing: { ...pricingContext.pricing, setCents },
      rules: [...own, ...grants],
    },
  };
}

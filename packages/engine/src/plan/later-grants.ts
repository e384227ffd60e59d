/** What the works of a plan would get when they are done later: schemes end, others begin. */
import { addDays } from '../contract/add-days.ts';
import type { EstateInput } from '../contract/estate.ts';
import type { Plan, WorkLine } from '../contract/plan.ts';
import { measureOf } from '../measures/catalogue.ts';
import { measuresOf } from './measures-of.ts';
import { estateContextOf, type PlanTerms, pricingContextOf } from './plan-context.ts';
import { schedule } from './schedule.ts';

export interface GrantPeriod {
  /** Until then; null for good. */
  lastDay: string | null;
  centsByWork: ReadonlyMap<WorkLine['work'], number>;
}

/** For plans of this estate: the periods from the day of the plan on. A scheme that is not known yet pays nothing. */
export function laterGrants(input: EstateInput, terms: PlanTerms): (plan: Plan) => GrantPeriod[] {
  const estate = estateContextOf(input, terms);
  return ({ date, steps, controls }) => {
    const measures = steps.flatMap(measuresOf).map(measureOf);
    const periods: GrantPeriod[] = [];
    for (let day: string | null = date; day !== null; ) {
      const pricing = pricingContextOf(estate, controls, day);
      const works = schedule(measures, controls.phase_budget_eur, pricing).flatMap((step) => step.works);
      const ends = works.flatMap(({ awards }) => awards.flatMap(({ rule }) => rule.to ?? []));
      const lastDay = ends.toSorted()[0] ?? null;
      const paid = works.filter(({ cents }) => cents.subsidy > 0);
      const centsByWork = new Map(paid.map(({ priced, cents }) => [priced.work, cents.subsidy]));
      periods.push({ lastDay, centsByWork });
      day = lastDay === null ? null : addDays(lastDay, 1);
    }
    return periods;
  };
}

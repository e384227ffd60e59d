import type { Plan } from '@rooftree/engine';

/** The same as `plan_outline(plan)` of the database, which would have to parse the whole plan for it. */
export function outlinePlan(plan: Plan): object {
  const { p10, p90 } = plan.ranges.total_estimated_cost_incl_vat;
  const duties = plan.milestones.filter(
    ({ status, met_after_step }) => (status === 'in_force' || status === 'adopted') && met_after_step !== 0,
  );
  return {
    low: p10,
    high: p90,
    now: roundAsDatabase(plan.baseline.final_kwh),
    after: roundAsDatabase(plan.result.final_kwh),
    co2_now: roundAsDatabase(plan.baseline.co2_kg),
    co2_after: roundAsDatabase(plan.result.co2_kg),
    duty: duties.length === 0 ? null : Math.min(...duties.map(({ year }) => year)),
    chances: plan.unexplained_kwh_per_m2 === null ? plan.label_probabilities : null,
  };
}

/** PostgreSQL rounds a half away from zero, JavaScript up. */
function roundAsDatabase(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** Runs in a thread of the compute pool: an estate and its plan in, what the plan leaves open out, as JSON text. */
import { type Plan, parseEstateInput, planRenovation, planVariants } from '@rooftree/engine';

export interface PlannedEstate {
  /** As the engine reads it, as JSON text. */
  estate: string;
  /** As it is stored, as JSON text. */
  plan: string;
}

/** Null when today's facts no longer give the plan: the decision would be about another one. */
export function weighDecision({ estate, plan }: PlannedEstate): string | null {
  const stored: Plan = JSON.parse(plan);
  const { date, controls } = stored;
  const { decision, ...again } = planRenovation(parseEstateInput(JSON.parse(estate), date), {
    ...controls,
    date,
    withDecision: true,
  });
  const { decision: _none, ...before } = stored;
  return JSON.stringify(again) === JSON.stringify(before) ? JSON.stringify(decision) : null;
}

/** Three plans for the estate as it is known today, with the controls and the date of its plan. */
export function weighVariants({ estate, plan }: PlannedEstate): string {
  const { date, controls }: Plan = JSON.parse(plan);
  return JSON.stringify(planVariants(parseEstateInput(JSON.parse(estate), date), { ...controls, date }));
}

/** Runs in a thread of the compute pool: an estate and its plan in, what the plan leaves open out, as JSON text. */
import {
  ENGINE_VERSION,
  InputError,
  type OwnPriceBook,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';
import { upgradePlan, wishesOf } from '@rooftree/engine/upgrade-plan';
import { planVariants } from '@rooftree/engine/ways';

export interface PlannedEstate {
  /** As the engine reads it, as JSON text. */
  estate: string;
  /** As it is stored, as JSON text. */
  plan: string;
  /** The price book that the plan was made with; null for our own prices alone. */
  priceBook: OwnPriceBook | null;
}

/** Null when today's facts no longer give the plan: the decision would be about another one. */
export function weighDecision({ estate, plan, priceBook }: PlannedEstate): string | null {
  return nullIfImpossible(() => {
    const stored = upgradePlan(JSON.parse(plan));
    if (stored.engine_version !== ENGINE_VERSION) return null;
    const { date, controls } = stored;
    const { decision, ...again } = planRenovation(parseEstateInput(JSON.parse(estate), date), {
      ...wishesOf(controls),
      date,
      withDecision: true,
      ...(priceBook && { priceBook }),
    });
    const { decision: _none, ...before } = stored;
    return JSON.stringify(again) === JSON.stringify(before) ? JSON.stringify(decision) : null;
  });
}

/**
 * Three plans for the estate as it is known today, with the controls and the date of its plan; null when it has none
 * any more.
 */
export function weighVariants({ estate, plan, priceBook }: PlannedEstate): string | null {
  return nullIfImpossible(() => {
    const { date, controls } = upgradePlan(JSON.parse(plan));
    const options = { ...wishesOf(controls), date, ...(priceBook && { priceBook }) };
    return JSON.stringify(planVariants(parseEstateInput(JSON.parse(estate), date), options));
  });
}

/** Facts that were changed since the plan can be such that there is no plan, as a year of building to come. */
function nullIfImpossible(weigh: () => string | null): string | null {
  try {
    return weigh();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** By when a step is best done, and why: only what the plan's own years keep to. */
import type { StoredPlan, StoredStep } from '@rooftree/engine';

export type DueReason = 'duty' | 'end_of_life' | 'worn_out';

/** Null where nothing presses; that another step follows is no reason, because the list shows it. */
export function stepDue(
  { milestones }: Pick<StoredPlan, 'milestones'>,
  { timing, number }: Pick<StoredStep, 'timing' | 'number'>,
  year: number,
): { reason: DueReason; by_year: number } | null {
  if (timing === null || timing.by_year === null) return null;
  const { reason, by_year } = timing;
  if (reason === 'end_of_life') return { reason: year > by_year ? 'worn_out' : reason, by_year };
  // The law is the reason of the step with which the home first complies, and of no other.
  const isMet = milestones?.some(({ duty, met_after_step: met }) => duty === timing.duty && met === number);
  return reason === 'duty' && isMet && year <= by_year ? { reason, by_year } : null;
}

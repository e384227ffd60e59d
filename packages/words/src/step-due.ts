/** By when a step is best done, and why: only what the plan's own years keep to. */
import type { StoredPlan, StoredStep } from '@rooftree/engine';

export type DueReason = 'duty' | 'agreement' | 'end_of_life' | 'worn_out';

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
  const met = milestones?.find(({ duty, met_after_step: step }) => duty === timing.duty && step === number);
  if (reason !== 'duty' || met === undefined || year > by_year) return null;
  return { reason: met.status === 'agreed' ? 'agreement' : reason, by_year };
}

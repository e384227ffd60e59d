import type { WorkCertainty } from '../../contract/decision.ts';

/** Another work on the part is the best one in so few houses that one share tells both. */
const MOST_OTHER_WORK = 0.05;

/** Whether a work on this part is nearly always this one. */
export function isThisWork({ share_of_cases: part, share_of_this_work: own }: WorkCertainty): boolean {
  return part - own <= MOST_OTHER_WORK;
}

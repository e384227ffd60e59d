/** The duties that the page shows: only those that an official page states, with the day on which it was read. */
import type { DutyId, Milestone, StoredPlan } from '@rooftree/engine';
import { OFFICIAL_PAGES } from '@rooftree/words/official-pages';

export type ShownDuty = keyof typeof OFFICIAL_PAGES;

export type ShownMilestone = Milestone & { duty: ShownDuty };

export function shownMilestones({ milestones }: StoredPlan): ShownMilestone[] {
  return (milestones ?? []).filter((milestone): milestone is ShownMilestone => isShown(milestone.duty));
}

function isShown(duty: DutyId): duty is ShownDuty {
  return duty in OFFICIAL_PAGES;
}

/** Without a certificate it is unknown whether the Flemish buyer's duty holds: the chance that it does. */
export function chanceOfPurchaseDuty(plan: StoredPlan): number {
  if (plan.region !== 'BE-VLG' || plan.unexplained_kwh_per_m2 !== null) return 0;
  return (plan.label_probabilities['E'] ?? 0) + (plan.label_probabilities['F'] ?? 0);
}

/** Years after the purchase, vlaanderen.be as above. */
export const PURCHASE_DUTY_YEARS = 6;

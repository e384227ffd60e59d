/** The duties that the page tells of: only those that an official page states, with the day on which it was read. */
import type { DutyId, Milestone, Plan } from '@rooftree/engine';

export type ToldDuty = 'vlg_purchase' | 'bru_275' | 'bru_150';

export const OFFICIAL_PAGES: Record<ToldDuty, { url: string; readOn: string }> = {
  // E or F at purchase: D within six years, since 2025-12-12.
  vlg_purchase: {
    url: 'https://www.vlaanderen.be/renovatieverplichting-voor-residentiele-gebouwen',
    readOn: '2026-08-25',
  },
  // 275 kWh/m² by 2033, 150 "in some twenty years".
  bru_275: {
    url: 'https://www.renolution.brussels/fr/news/la-reglementation-bruxelloise-acte-la-fin-des-batiments-energivores',
    readOn: '2026-11-15',
  },
  bru_150: {
    url: 'https://www.renolution.brussels/fr/news/la-reglementation-bruxelloise-acte-la-fin-des-batiments-energivores',
    readOn: '2026-11-15',
  },
};

export type ToldMilestone = Milestone & { duty: ToldDuty };

export function toldMilestones({ milestones }: Plan): ToldMilestone[] {
  return milestones.filter((milestone): milestone is ToldMilestone => isTold(milestone.duty));
}

function isTold(duty: DutyId): duty is ToldDuty {
  return duty in OFFICIAL_PAGES;
}

/** Without a certificate nobody knows yet whether the Flemish buyer's duty holds: the chance that it does. */
export function chanceOfPurchaseDuty(plan: Plan): number {
  if (plan.region !== 'BE-VLG' || plan.unexplained_kwh_per_m2 !== null) return 0;
  return (plan.label_probabilities['E'] ?? 0) + (plan.label_probabilities['F'] ?? 0);
}

/** Years after the purchase, vlaanderen.be as above. */
export const PURCHASE_DUTY_YEARS = 6;

/** Which labels a home probably has, and whether a certificate says so: as the passport says. */
import type { StoredPlan } from '@rooftree/engine';
import { type LabelBand, labelBand } from '@rooftree/words/label-band';

export interface LikelyLabels extends LabelBand {
  isCertified: boolean;
}

export function likelyLabels(plan: StoredPlan): LikelyLabels {
  return { ...labelBand(plan), isCertified: plan.unexplained_kwh_per_m2 !== null };
}

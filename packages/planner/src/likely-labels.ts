/** Which labels a home probably has: one where a certificate tells it, else the shortest run of labels that is likely enough. */
import { labelsOf, type Plan } from '@rooftree/engine';

/** Four homes out of five. */
const LIKELY = 0.8;

export interface LikelyLabels {
  best: string;
  worst: string;
  isCertified: boolean;
}

export function likelyLabels(plan: Plan): LikelyLabels {
  const { label } = plan.baseline;
  if (plan.unexplained_kwh_per_m2 !== null) return { best: label, worst: label, isCertified: true };
  const labels = labelsOf(plan.label_scale);
  const shown = labels.indexOf(label);
  const chances = labels.map((one) => plan.label_probabilities[one] ?? 0);
  // All runs that hold the label that is shown, shortest first; of equally long ones the likeliest.
  for (let length = 1; length < labels.length; length++) {
    let best: { first: number; chance: number } | null = null;
    for (
      let first = Math.max(0, shown - length + 1);
      first <= shown && first + length <= labels.length;
      first++
    ) {
      const chance = chances.slice(first, first + length).reduce((sum, one) => sum + one, 0);
      if (chance >= LIKELY && (best === null || chance > best.chance)) best = { first, chance };
    }
    if (best !== null) {
      return {
        best: labels[best.first] ?? label,
        worst: labels[best.first + length - 1] ?? label,
        isCertified: false,
      };
    }
  }
  return { best: labels[0] ?? label, worst: labels.at(-1) ?? label, isCertified: false };
}

/** Today's label as it may honestly be told: one letter where it is known or likely, else from a better to a worse one. */
import { labelsOf, type Plan } from '@rooftree/engine';

/** A letter that is this likely is told as it is. */
const SURE_ENOUGH = 0.7;
/** What a band must hold at least. */
const MOST_CASES = 0.6;

export interface LabelBand {
  best: string;
  worst: string;
}

type Labelled = Pick<Plan, 'label_scale' | 'label_probabilities' | 'baseline' | 'unexplained_kwh_per_m2'>;

/** The narrowest run of labels around the shown one that holds most of the cases; the wider side where two are equal. */
export function labelBand(plan: Labelled): LabelBand {
  const { label } = plan.baseline;
  const known = { best: label, worst: label };
  // A certificate is today's label.
  if (plan.unexplained_kwh_per_m2 !== null) return known;
  const labels = labelsOf(plan.label_scale);
  const chance = (at: number): number => plan.label_probabilities[labels[at] ?? ''] ?? 0;
  let [best, worst] = [labels.indexOf(label), labels.indexOf(label)];
  let held = chance(best);
  if (held >= SURE_ENOUGH) return known;
  while (held < MOST_CASES && (best > 0 || worst < labels.length - 1)) {
    if (chance(best - 1) > chance(worst + 1)) held += chance(--best);
    else if (worst < labels.length - 1) held += chance(++worst);
    else held += chance(--best);
  }
  return { best: labels[best] ?? label, worst: labels[worst] ?? label };
}

export function isBand({ best, worst }: LabelBand): boolean {
  return best !== worst;
}

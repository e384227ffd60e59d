/**
 * Today's label as it may honestly be shown: one letter where it is known or likely, else from a better to a worse one.
 */
import { labelsOf, type Milestone, type Plan } from '@rooftree/engine';
import { writeLabel } from './label-colours.ts';

/** Four homes out of five. */
const LIKELY = 0.8;
/** Nineteen out of twenty. */
const CERTAIN = 0.95;

export interface LabelBand {
  best: string;
  worst: string;
}

type Labelled = Pick<Plan, 'label_scale' | 'label_probabilities' | 'baseline' | 'unexplained_kwh_per_m2'>;

/**
 * The narrowest run of labels that has the shown one in it and holds most of the cases; of equally narrow ones the
 * likeliest.
 */
export function labelBand(plan: Labelled): LabelBand {
  const { label } = plan.baseline;
  const known = { best: label, worst: label };
  // A certificate is today's label.
  if (plan.unexplained_kwh_per_m2 !== null || chanceOf([label], plan) >= LIKELY) return known;
  const labels = labelsOf(plan.label_scale);
  const shown = labels.indexOf(label);
  for (let length = 2; length <= labels.length; length += 1) {
    const runs = Array.from({ length }, (_, before) =>
      labels.slice(Math.max(0, shown - before), shown - before + length),
    )
      .filter((run) => run.length === length && run.includes(label))
      .sort((a, b) => chanceOf(b, plan) - chanceOf(a, plan));
    const [run] = runs;
    if (run !== undefined && chanceOf(run, plan) >= LIKELY) {
      return { best: run[0] ?? label, worst: run.at(-1) ?? label };
    }
  }
  return { best: labels[0] ?? label, worst: labels.at(-1) ?? label };
}

function chanceOf(labels: readonly string[], { label_probabilities: chances }: Labelled): number {
  return labels.reduce((sum, label) => sum + (chances[label] ?? 0), 0);
}

/**
 * How likely it is that the home meets a duty when the plan says that it does; null where that is as good as certain.
 */
export function chanceOfDuty({ probability }: Pick<Milestone, 'probability'>): number | null {
  return probability === undefined || probability >= CERTAIN ? null : probability;
}

/** "C–F", or one label. */
export function writeBand(band: LabelBand): string {
  return isBand(band) ? `${writeLabel(band.best)}–${writeLabel(band.worst)}` : writeLabel(band.best);
}

export function isBand({ best, worst }: LabelBand): boolean {
  return best !== worst;
}

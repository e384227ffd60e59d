import { type LabelScale, labelsOf } from '@rooftree/engine';
import { labelBand } from '@rooftree/words/label-band';

interface Label {
  scale: LabelScale;
  now: string | null;
  probabilities: Record<string, number> | null;
}

/** The band of a label with its chances; of a certified one, the label itself. */
export function bandOf({ scale, now, probabilities }: Label) {
  if (now === null || !labelsOf(scale).includes(now)) return null;
  return labelBand({
    label_scale: scale,
    label_probabilities: probabilities ?? { [now]: 1 },
    // A band needs nothing of today's state but its label.
    baseline: { label: now } as Parameters<typeof labelBand>[0]['baseline'],
    unexplained_kwh_per_m2: probabilities === null ? 0 : null,
  });
}

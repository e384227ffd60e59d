/** Today's label, or the band of those that are likely, and the label after the works. */
import { type LabelScale, labelsOf } from '@rooftree/engine';
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import { labelBand } from '@rooftree/words/label-band';
import { writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../language.ts';

interface Props {
  scale: LabelScale;
  now: string | null;
  after: string | null;
  probabilities: Record<string, number> | null;
  size: number;
}

/** The band of a label with its chances; of a certified one, the label itself. */
export function bandOf({ scale, now, probabilities }: Pick<Props, 'scale' | 'now' | 'probabilities'>) {
  if (now === null || !labelsOf(scale).includes(now)) return null;
  return labelBand({
    label_scale: scale,
    label_probabilities: probabilities ?? { [now]: 1 },
    // A band needs nothing of today's state but its label.
    baseline: { label: now } as Parameters<typeof labelBand>[0]['baseline'],
    unexplained_kwh_per_m2: probabilities === null ? 0 : null,
  });
}

export function LabelPair({ scale, now, after, probabilities, size }: Props) {
  const { texts } = useWords();
  const band = bandOf({ scale, now, probabilities });
  const badge = (label: string) => (
    <LabelBadge scale={scale} label={label} size={size} name={texts.labelName(writeLabel(label))} />
  );
  if (band === null) return <span class="quiet">{texts.noLabel}</span>;
  return (
    <span class="label-pair">
      {badge(band.best)}
      {band.best !== band.worst && <>–{badge(band.worst)}</>}
      {after !== null && labelsOf(scale).includes(after) && (
        <>
          <span class="quiet" role="img" aria-label={texts.after}>
            →
          </span>
          {badge(after)}
        </>
      )}
    </span>
  );
}

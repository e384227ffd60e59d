/** Today's label, or the band of those that are likely, and the label after the works. */
import { type LabelScale, labelsOf } from '@rooftree/engine';
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../words/language.ts';
import { bandOf } from './label-band.ts';

interface Props {
  scale: LabelScale;
  now: string | null;
  after: string | null;
  probabilities: Record<string, number> | null;
  size: number;
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

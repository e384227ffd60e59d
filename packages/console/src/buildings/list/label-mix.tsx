/** How many apartments have which label, as a bar; today above, after the works below. */
import type { LabelScale } from '@rooftree/engine';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { useWords } from '../../words/language.ts';
import type { LabelCount } from '../buildings-api.ts';

interface Props {
  scale: LabelScale;
  before: readonly LabelCount[];
  after: readonly LabelCount[];
}

export function LabelMix({ scale, before, after }: Props) {
  const { texts } = useWords();
  if (before.length === 0) return null;
  return (
    <span class="label-mix">
      <Bar scale={scale} counts={before} title={texts.now} />
      <Bar scale={scale} counts={after} title={texts.after} />
    </span>
  );
}

function Bar({ scale, counts, title }: { scale: LabelScale; counts: readonly LabelCount[]; title: string }) {
  const { texts } = useWords();
  const total = Math.max(
    1,
    counts.reduce((sum, { units }) => sum + units, 0),
  );
  const text = counts
    .map(({ label, units }) => `${units} × ${texts.labelName(writeLabel(label))}`)
    .join(', ');
  let left = 0;
  return (
    <svg class="label-mix-bar" role="img" aria-label={`${title}: ${text}`} focusable="false">
      {counts.map(({ label, units }) => {
        const width = (100 * units) / total;
        const { background, text: colour } = labelColour(scale, label);
        const at = left;
        left += width;
        return (
          <g key={label}>
            <rect x={`${at}%`} width={`${width}%`} height="100%" fill={background} />
            {width >= 12 && (
              <text x={`${at + width / 2}%`} y="50%" dy="0.36em" text-anchor="middle" fill={colour}>
                {writeLabel(label)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A label's letter on its colour. Drawn as SVG because the pages' security policy allows no style attributes. */
import type { LabelScale } from '@rooftree/engine';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';

interface Props {
  scale: LabelScale;
  label: string;
  size: number;
  /** What a screen reader says: "label B", in the page's language. */
  name: string;
}

export function LabelBadge({ scale, label, size, name }: Props) {
  const colour = labelColour(scale, label);
  const text = writeLabel(label);
  // A+++ and A++++ must fit too: the plus signs are set smaller than a single letter.
  const fontSize = text.length === 1 ? size * 0.62 : Math.min(size * 0.56, (size * 1.35) / text.length);
  const width = text.length > 2 ? size * 1.25 : size;
  return (
    <svg class="badge" width={width} height={size} role="img" aria-label={name} focusable="false">
      <rect width={width} height={size} rx={size * 0.16} fill={colour.background} />
      <text
        x={width / 2}
        y={size / 2}
        dy="0.36em"
        text-anchor="middle"
        font-size={fontSize}
        font-weight="700"
        fill={colour.text}
      >
        {text}
      </text>
    </svg>
  );
}

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
  // A+++ and A++++ are read too: their badge is as wide as they are, and their letters as large as those of A+.
  const fontSize = size * (text.length === 1 ? 0.62 : 0.52);
  const width = text.length > 2 ? size * (0.35 + 0.33 * text.length) : size;
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

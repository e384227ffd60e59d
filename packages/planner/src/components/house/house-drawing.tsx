/** A drawing of the house as elements of the page; where its parts are listed beside it, each leads to its line there. */
import type { Drawing, Shape } from '../../drawing/shape.ts';

interface Props {
  drawing: Drawing;
  /** What it shows, in words; without them the words stand beside it. */
  alt?: string;
  /** Parts lead to `#part-…`. */
  isLinked?: boolean;
}

export function HouseDrawing({ drawing, alt, isLinked = false }: Props) {
  return (
    <svg
      class="house-drawing"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      focusable="false"
      role={alt === undefined ? undefined : 'img'}
      aria-label={alt}
      aria-hidden={alt === undefined}
    >
      {drawing.shapes.map((shape, index) =>
        isLinked && shape.part !== undefined ? (
          <a key={`${index} ${shape.d}`} href={`#part-${shape.part}`} tabIndex={-1}>
            <Path shape={shape} />
          </a>
        ) : (
          <Path key={`${index} ${shape.d}`} shape={shape} />
        ),
      )}
    </svg>
  );
}

function Path({ shape: { d, fill, stroke, strokeWidth, isDashed } }: { shape: Shape }) {
  return (
    <path
      d={d}
      fill={fill}
      stroke={stroke}
      stroke-width={strokeWidth}
      stroke-dasharray={isDashed ? '5 4' : undefined}
      stroke-linejoin="round"
    />
  );
}

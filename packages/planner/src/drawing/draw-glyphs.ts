/** What is inside of the house and cannot be seen from the street: round signs beside it, joined to it by a line. */
import type { HouseFacts, HousePart } from './house-facts.ts';
import { NEUTRAL, type Paint } from './paint.ts';
import { RATING_COLOURS } from './rating-colours.ts';
import { circle, type Shape } from './shape.ts';

const INSIDE: readonly { part: HousePart; glyph: string }[] = [
  // A fan, a flame, a drop; each drawn around its own middle.
  {
    part: 'ventilation',
    glyph:
      'M0 0c-7 -2 -7 -8 0 -9c3 2 3 6 0 9c2 -7 8 -7 9 0c-2 3 -6 3 -9 0c7 2 7 8 0 9c-3 -2 -3 -6 0 -9c-2 7 -8 7 -9 0c2 -3 6 -3 9 0Z',
  },
  {
    part: 'heating',
    glyph: 'M0 -10c6 6 7 9 6 12a6.3 6.3 0 0 1 -12 0c0 -3 2 -5 3 -7c1 2 2 2 2 3c1 -3 2 -5 1 -8Z',
  },
  { part: 'hot_water', glyph: 'M0 -10c5 7 7 9 7 12a7 7 0 0 1 -14 0c0 -3 2 -5 7 -12Z' },
];
const COLUMN = { x: 262, top: 58, gap: 44, radius: 16 };

export function drawGlyphs({ parts }: HouseFacts, paint: Paint): Shape[] {
  const shown = INSIDE.filter(({ part }) => parts[part] !== undefined);
  return shown.flatMap(({ part, glyph }, index) => {
    const y = COLUMN.top + index * COLUMN.gap;
    const sign = paint(part, circle(COLUMN.x, y, COLUMN.radius), NEUTRAL.wall);
    return [
      { ...sign, strokeWidth: 2 },
      {
        d: glyph.replace(
          /^M(-?[\d.]+) (-?[\d.]+)/,
          (_, dx, dy) => `M${COLUMN.x + Number(dx)} ${y + Number(dy)}`,
        ),
        fill: sign.part === undefined ? NEUTRAL.line : RATING_COLOURS[parts[part]?.rating ?? 0].text,
        ...(sign.part && { part: sign.part }),
      },
    ];
  });
}

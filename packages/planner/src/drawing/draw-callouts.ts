/** The names of the parts beside the building, each with a line to its part; what is inside has a sign of its own. */
import type { HouseFacts, HousePart } from './house-facts.ts';
import { NEUTRAL } from './paint.ts';
import { RATING_COLOURS } from './rating-colours.ts';
import { type Callout, circle, type DrawnBuilding, INK, type Point, polyline, type Shape } from './shape.ts';

const LEFT: readonly HousePart[] = ['roof', 'walls', 'floor'];
const RIGHT: readonly HousePart[] = ['solar_panels', 'windows', 'ventilation', 'heating', 'hot_water'];

/** A fan, a flame, a drop; each drawn around its own middle. */
const SIGNS: Partial<Record<HousePart, string>> = {
  ventilation:
    'M0 0c-7 -2 -7 -8 0 -9c3 2 3 6 0 9c2 -7 8 -7 9 0c-2 3 -6 3 -9 0c7 2 7 8 0 9c-3 -2 -3 -6 0 -9c-2 7 -8 7 -9 0c2 -3 6 -3 9 0Z',
  heating: 'M0 -10c6 6 7 9 6 12a6.3 6.3 0 0 1 -12 0c0 -3 2 -5 3 -7c1 2 2 2 2 3c1 -3 2 -5 1 -8Z',
  hot_water: 'M0 -10c5 7 7 9 7 12a7 7 0 0 1 -14 0c0 -3 2 -5 7 -12Z',
};
const SIGN = { x: 318, radius: 13 };
const TEXT = { left: 86, right: 337 };
const TOP = 26;
const BOTTOM = 206;
const GAP = 30;

export function drawCallouts(
  { parts }: HouseFacts,
  { points, shapes }: DrawnBuilding,
): { shapes: Shape[]; callouts: Callout[] } {
  const own = shapes.find(({ part }) => part === 'walls');
  const isShown = (part: HousePart) => parts[part] !== undefined && (part in points || part in SIGNS);
  const callouts: Callout[] = [];
  const drawn: Shape[] = [];
  const left = LEFT.filter(isShown);
  for (const [index, y] of spread(left.map((part) => points[part]?.[1] ?? TOP)).entries()) {
    const part = left[index];
    const point = part && points[part];
    if (part === undefined || point === undefined) continue;
    callouts.push({ part, x: TEXT.left, y, anchor: 'end' });
    drawn.push(...leader([TEXT.left + 5, y], point, part));
  }
  const right = RIGHT.filter(isShown);
  const wanted = right.map(
    (part, index) => points[part]?.[1] ?? TOP + (index * (BOTTOM - TOP)) / right.length,
  );
  for (const [index, y] of spread(wanted).entries()) {
    const part = right[index];
    if (part === undefined) continue;
    callouts.push({ part, x: TEXT.right, y, anchor: 'start' });
    const point = points[part];
    drawn.push(...(point === undefined ? signOf(part, y) : leader([TEXT.right - 5, y], point, part)));
  }
  return { shapes: own === undefined ? [] : drawn, callouts };

  function signOf(part: HousePart, y: number): Shape[] {
    const state = parts[part];
    const sign = SIGNS[part];
    if (state === undefined || sign === undefined) return [];
    const { fill, text } = RATING_COLOURS[state.rating];
    return [
      {
        d: circle(SIGN.x, y, SIGN.radius),
        fill,
        stroke: INK,
        strokeWidth: 1.5,
        isDashed: !state.isKnown,
        part,
      },
      {
        d: sign
          .replace('M0', `M${SIGN.x}`)
          .replace(/^(M\S+) (-?[\d.]+)/, (_, x, dy) => `${x} ${y + Number(dy)}`),
        fill: text,
        part,
      },
    ];
  }
}

function leader(from: Point, to: Point, part: HousePart): Shape[] {
  return [
    { d: polyline(from, to), fill: 'none', stroke: NEUTRAL.line, strokeWidth: 1.25 },
    { d: circle(to[0], to[1], 3), fill: '#ffffff', stroke: INK, strokeWidth: 1.25, part },
  ];
}

/** As near to what is wanted as the height of a line allows, in the same order, within the frame. */
function spread(wanted: readonly number[]): number[] {
  const placed: number[] = [];
  for (const y of wanted) placed.push(Math.max(y, TOP, (placed.at(-1) ?? -GAP) + GAP));
  let most = BOTTOM;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.round(Math.min(placed[index] ?? most, most));
    most = (placed[index] ?? most) - GAP;
  }
  return placed;
}

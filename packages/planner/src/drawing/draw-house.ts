/**
 * A house of the right form, seen from the street: its parts coloured from red to green, dashed where they are only assumed.
 * The neighbours of a terraced house and the rest of a block of flats stay grey. Pure: facts in, shapes out.
 */
import { drawGlyphs } from './draw-glyphs.ts';
import { HOUSE_PARTS, type HouseFacts, type HousePart } from './house-facts.ts';
import { NEUTRAL, type Paint, painter } from './paint.ts';
import { type Drawing, rectangle, type Shape } from './shape.ts';

const SIZE = { width: 320, height: 208 };
const GROUND_Y = 178;
const HOUSE = { left: 84, right: 204, eaves: 92, ridge: 42 };
const BLOCK = { left: 76, right: 212, top: 30, storeys: 4 };

/** `only` colours these parts and leaves the others grey: where to look for the answer to a question. */
export function drawHouse(facts: HouseFacts, only: readonly HousePart[] = HOUSE_PARTS): Drawing {
  const paint = painter(facts, only);
  const building = facts.form === 'flat' ? drawBlock(facts, paint) : drawFront(facts, paint);
  const ground: Shape = {
    d: `M16 ${GROUND_Y}H304`,
    fill: 'none',
    stroke: NEUTRAL.ground,
    strokeWidth: 3,
  };
  return { ...SIZE, shapes: [ground, ...building, ...drawGlyphs(facts, paint)] };
}

function drawFront({ form, hasFlatRoof }: HouseFacts, paint: Paint): Shape[] {
  const { left, right, eaves } = HOUSE;
  const ridge = hasFlatRoof ? eaves - 12 : HOUSE.ridge;
  const neighbours = [
    ...(form === 'terraced' ? [16] : []),
    ...(form === 'terraced' || form === 'semi' ? [right] : []),
  ].flatMap((x) => {
    const width = x < left ? left - x : 304 - x;
    return [
      grey(rectangle(x, eaves, width, GROUND_Y - eaves), NEUTRAL.wall),
      grey(rectangle(x, ridge, width, eaves - ridge), NEUTRAL.roof),
    ];
  });
  // A free side has an overhang and a sloping edge; a side against a neighbour is cut straight.
  const isFree = { left: form !== 'terraced', right: form === 'detached' };
  const slope = hasFlatRoof ? 0 : 18;
  const roof = [
    `M${isFree.left ? left - 8 : left} ${eaves}`,
    `L${isFree.left ? left + slope - 8 : left} ${ridge}`,
    `L${isFree.right ? right - slope + 8 : right} ${ridge}`,
    `L${isFree.right ? right + 8 : right} ${eaves}Z`,
  ].join(' ');
  const windows = [
    rectangle(left + 14, eaves + 12, 30, 26),
    rectangle(right - 44, eaves + 12, 30, 26),
    rectangle(right - 44, eaves + 50, 30, 24),
  ];
  return [
    ...neighbours,
    paint('walls', rectangle(left, eaves, right - left, GROUND_Y - eaves), NEUTRAL.wall),
    paint('roof', roof, NEUTRAL.roof),
    paint('windows', windows.join(''), NEUTRAL.glass),
    grey(windows.map(mullion).join(''), 'none'),
    grey(rectangle(left + 16, GROUND_Y - 40, 24, 40), NEUTRAL.glass),
    paint('floor', rectangle(left, GROUND_Y, right - left, 9), NEUTRAL.ground),
    ...(hasFlatRoof
      ? [paint('solar_panels', `M${left + 34} ${ridge}l8 -14h46l-8 14Z`, NEUTRAL.glass)]
      : [paint('solar_panels', rectangle(left + 42, ridge + 13, 54, 24), NEUTRAL.glass)]),
  ];
}

function drawBlock({ flatFloor }: HouseFacts, paint: Paint): Shape[] {
  const { left, right, top, storeys } = BLOCK;
  const height = (GROUND_Y - top) / storeys;
  const own = flatFloor === 'GROUND' ? storeys - 1 : flatFloor === 'TOP' ? 0 : 1;
  const shapes: Shape[] = [];
  for (let storey = 0; storey < storeys; storey++) {
    const y = top + storey * height;
    const wall = rectangle(left, y, right - left, height);
    const windows = [0, 1, 2].map((at) => rectangle(left + 14 + at * 40, y + 9, 28, height - 17)).join('');
    if (storey !== own) shapes.push(grey(wall, NEUTRAL.wall), grey(windows, NEUTRAL.glass));
  }
  const y = top + own * height;
  const windows = [0, 1, 2].map((at) => rectangle(left + 14 + at * 40, y + 9, 28, height - 17)).join('');
  shapes.push(
    paint('walls', rectangle(left, y, right - left, height), NEUTRAL.wall),
    paint('windows', windows, NEUTRAL.glass),
    paint('roof', rectangle(left - 4, top - 9, right - left + 8, 9), NEUTRAL.roof),
    paint('floor', rectangle(left, GROUND_Y, right - left, 9), NEUTRAL.ground),
  );
  return shapes;
}

function mullion(window: string): string {
  const [, x = '0', y = '0', width = '0', height = '0'] =
    /^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/.exec(window) ?? [];
  return `M${Number(x) + Number(width) / 2} ${y}v${height}`;
}

function grey(d: string, fill: string): Shape {
  return { d, fill, stroke: NEUTRAL.line, strokeWidth: 1 };
}

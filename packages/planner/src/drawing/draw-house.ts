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
const FRAME = { left: 16, right: 304 };
/** The wall, the roof and what lies on it; a pitched roof shows its gable. */
const GABLE = {
  wall: `M${HOUSE.left} ${GROUND_Y}V${HOUSE.eaves}L144 ${HOUSE.ridge + 4}L${HOUSE.right} ${HOUSE.eaves}V${GROUND_Y}Z`,
  roof: `M${HOUSE.left - 8} ${HOUSE.eaves + 2}L144 ${HOUSE.ridge - 8}L${HOUSE.right + 8} ${HOUSE.eaves + 2}v13L144 ${HOUSE.ridge + 7}L${HOUSE.left - 8} ${HOUSE.eaves + 15}Z`,
  panels: `M158 ${HOUSE.ridge + 4}l34 30l6 -7l-34 -30Z`,
};
const FLAT_ROOF = {
  wall: rectangle(HOUSE.left, HOUSE.eaves, HOUSE.right - HOUSE.left, GROUND_Y - HOUSE.eaves),
  roof: rectangle(HOUSE.left - 4, HOUSE.eaves - 12, HOUSE.right - HOUSE.left + 8, 12),
  panels: `M${HOUSE.left + 34} ${HOUSE.eaves - 12}l8 -14h46l-8 14Z`,
};
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
  const windows = [
    rectangle(left + 14, eaves + 12, 30, 26),
    rectangle(right - 44, eaves + 12, 30, 26),
    rectangle(right - 44, eaves + 50, 30, 24),
  ];
  const { wall, roof, panels } = hasFlatRoof ? FLAT_ROOF : GABLE;
  return [
    ...neighboursOf(form, hasFlatRoof).map((d) => grey(d, NEUTRAL.wall)),
    paint('walls', wall, NEUTRAL.wall),
    paint('windows', windows.join(''), NEUTRAL.glass),
    grey(windows.map(mullion).join(''), 'none'),
    grey(rectangle(left + 16, GROUND_Y - 40, 24, 40), NEUTRAL.glass),
    paint('floor', rectangle(left, GROUND_Y, right - left, 9), NEUTRAL.ground),
    paint('roof', roof, NEUTRAL.roof),
    paint('solar_panels', panels, NEUTRAL.glass),
  ];
}

/** Those of a terraced house on both sides, of a semi-detached one on the right, as far as they are in the frame. */
function neighboursOf(form: HouseFacts['form'], hasFlatRoof: boolean): string[] {
  const { left, right, eaves, ridge } = HOUSE;
  const top = hasFlatRoof ? eaves : ridge;
  const onLeft = `M${FRAME.left} ${GROUND_Y}V${top}H${FRAME.left + 8}L${left} ${eaves}V${GROUND_Y}Z`;
  const onRight = `M${right} ${GROUND_Y}V${eaves}L${right + 60} ${top}L${FRAME.right} ${hasFlatRoof ? eaves : ridge + 37}V${GROUND_Y}Z`;
  if (form === 'terraced') return [onLeft, onRight];
  return form === 'semi' ? [onRight] : [];
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

/**
 * A house seen from the street: its storeys, its width, its roof and its neighbours. Height is drawn on a larger scale
 * than width where the house is low, so that a bungalow still shows its windows.
 */
import { FRAME } from './frame.ts';
import type { HouseFacts, HouseForm } from './house-facts.ts';
import { NEUTRAL, neutral, type Paint } from './paint.ts';
import { circle, type DrawnBuilding, polygon, polyline, rectangle, type Shape } from './shape.ts';

/** Metres, usual for a house. */
const STOREY_M = 3;
const WINDOW_M = { width: 1.2, height: 1.5 };
const DOOR_M = { width: 1.05, height: 2.2 };
const BAY_M = 2.6;
const MOST_STOREYS = 5;
const MOST_BAYS = 5;
/** Units: the room that neighbours leave. */
const MOST_WIDTH: Record<HouseForm, number> = { detached: 168, semi: 118, terraced: 108, flat: 150 };
const MOST_SCALE = 20;
const FLAT_ROOF = 9;
const EAVES = 5;

interface Front {
  left: number;
  right: number;
  eaves: number;
  ridge: number;
  storeyHeight: number;
  across: number;
  up: number;
  storeys: number;
}

export function drawFront(facts: HouseFacts, paint: Paint): DrawnBuilding {
  const front = frontOf(facts);
  const { left, right, eaves, ridge } = front;
  const windows = windowsOf(front, facts.widthM);
  const topRight = windows.filter(({ y }) => y === windows[0]?.y).at(-1);
  const panels = panelsOf(front, facts.hasFlatRoof);
  const hasPanels = facts.parts.solar_panels?.value === true;
  const panelShape = paint('solar_panels', panels, 'none');
  return {
    top: ridge - 14,
    shapes: [
      ...surroundings(facts, front),
      paint('walls', rectangle(left, eaves, right - left, FRAME.ground - eaves), NEUTRAL.wall),
      paint(
        'windows',
        windows.map(({ x, y, width, height }) => rectangle(x, y, width, height)).join(''),
        NEUTRAL.glass,
      ),
      neutral(
        windows
          .map(({ x, y, width, height }) => polyline([x + width / 2, y], [x + width / 2, y + height]))
          .join(''),
        'none',
      ),
      neutral(doorOf(front, facts.widthM), NEUTRAL.glass),
      paint('floor', rectangle(left, FRAME.ground, right - left, 8), NEUTRAL.ground),
      ...(facts.hasFlatRoof
        ? []
        : [neutral(rectangle(chimneyOf(facts, front), ridge - 8, 9, 12), NEUTRAL.roof)]),
      paint('roof', roofOf(facts, front), NEUTRAL.roof),
      // Room for panels, where there are none: an empty outline.
      hasPanels || panelShape.part === undefined
        ? panelShape
        : {
            ...panelShape,
            fill: 'none',
            stroke: facts.hasFlatRoof ? NEUTRAL.line : '#ffffff',
            isDashed: true,
          },
    ],
    points: {
      roof: [left + (right - left) * 0.3, (eaves + ridge) / 2],
      walls: [left + 4, eaves + (FRAME.ground - eaves) * 0.55],
      floor: [left + 8, FRAME.ground + 4],
      solar_panels: [left + (right - left) * 0.74, facts.hasFlatRoof ? ridge - 5 : (eaves + ridge) / 2],
      ...(topRight && { windows: [topRight.x + topRight.width - 3, topRight.y + topRight.height / 2] }),
    },
  };
}

function frontOf({ form, storeys: given, widthM, hasFlatRoof }: HouseFacts): Front {
  const storeys = Math.min(given, MOST_STOREYS);
  const roofM = hasFlatRoof ? 0 : Math.min(3.6, Math.max(2.6, widthM * 0.4));
  const across = Math.min(MOST_WIDTH[form] / widthM, MOST_SCALE);
  const up = Math.min((FRAME.most - FLAT_ROOF) / (storeys * STOREY_M + roofM), across * 2, MOST_SCALE);
  // A house with three storeys is higher than wide, also on paper.
  const width = Math.max(46, widthM * Math.min(across, up * 1.25));
  const middle = (FRAME.left + FRAME.right) / 2;
  const left = form === 'semi' ? middle - width + 16 : middle - width / 2;
  const eaves = FRAME.ground - storeys * STOREY_M * up;
  return {
    left,
    right: left + width,
    eaves,
    ridge: hasFlatRoof ? eaves - FLAT_ROOF : eaves - roofM * up,
    storeyHeight: STOREY_M * up,
    across: width / widthM,
    up,
    storeys,
  };
}

/** Hipped where nothing stands beside it, straight up where a neighbour does. */
function roofOf({ form, hasFlatRoof }: HouseFacts, { left, right, eaves, ridge }: Front): string {
  if (hasFlatRoof) return rectangle(left - 3, ridge, right - left + 6, FLAT_ROOF);
  const run = slopeOf({ left, right, eaves, ridge });
  const bottom = eaves + EAVES;
  const isFreeLeft = form !== 'terraced';
  const isFreeRight = form === 'detached';
  return polygon(
    [isFreeLeft ? left - 7 : left, bottom],
    [isFreeLeft ? left + run : left, ridge],
    [isFreeRight ? right - run : right, ridge],
    [isFreeRight ? right + 7 : right, bottom],
  );
}

function slopeOf({ left, right, eaves, ridge }: Pick<Front, 'left' | 'right' | 'eaves' | 'ridge'>): number {
  return Math.min((eaves - ridge) * 0.75, (right - left) * 0.3);
}

/** On the ridge, clear of its sloping end. */
function chimneyOf({ form }: HouseFacts, front: Front): number {
  return front.right - 22 - (form === 'detached' ? slopeOf(front) : 0);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const baysOf = (widthM: number) => Math.min(MOST_BAYS, Math.max(2, Math.round(widthM / BAY_M)));
/** In the middle of a wide house, at the side of a narrow one. */
const doorBay = (bays: number) => (bays >= 3 ? Math.floor(bays / 2) : 0);

function windowsOf({ left, right, eaves, across, up, storeyHeight, storeys }: Front, widthM: number): Box[] {
  const bays = baysOf(widthM);
  const bay = (right - left) / bays;
  const width = Math.min(WINDOW_M.width * across, bay * 0.62);
  const height = WINDOW_M.height * up;
  const boxes: Box[] = [];
  for (let storey = 0; storey < storeys; storey++)
    for (let at = 0; at < bays; at++) {
      const isDoor = storey === storeys - 1 && at === doorBay(bays);
      if (isDoor) continue;
      const y = eaves + storey * storeyHeight + (storeyHeight - height) * 0.55;
      boxes.push({ x: left + at * bay + (bay - width) / 2, y, width, height });
    }
  return boxes;
}

function doorOf({ left, right, across, up }: Front, widthM: number): string {
  const bays = baysOf(widthM);
  const bay = (right - left) / bays;
  const width = Math.min(DOOR_M.width * across, bay * 0.6);
  const height = DOOR_M.height * up;
  return rectangle(left + doorBay(bays) * bay + (bay - width) / 2, FRAME.ground - height, width, height);
}

/** On the right half of the roof, clear of its sloping edge. */
function panelsOf({ left, right, eaves, ridge }: Front, hasFlatRoof: boolean): string {
  const width = right - left;
  if (hasFlatRoof)
    return [0.52, 0.72]
      .map((at) => {
        const x = left + width * at;
        return polygon(
          [x, ridge],
          [x + 6, ridge - 10],
          [x + 6 + width * 0.14, ridge - 10],
          [x + width * 0.14, ridge],
        );
      })
      .join('');
  const height = eaves - ridge;
  const box = { x: left + width * 0.5, y: ridge + height * 0.28, width: width * 0.27, height: height * 0.5 };
  const middle = box.x + box.width / 2;
  return (
    rectangle(box.x, box.y, box.width, box.height) +
    polyline([middle, box.y], [middle, box.y + box.height]) +
    polyline([box.x, box.y + box.height / 2], [box.x + box.width, box.y + box.height / 2])
  );
}

function surroundings({ form, hasFlatRoof }: HouseFacts, front: Front): Shape[] {
  if (form === 'detached') return tree(front.left - 17, 11);
  const sides = form === 'terraced' ? (['left', 'right'] as const) : (['right'] as const);
  return [
    ...sides.flatMap((side) => neighbour(side, form, hasFlatRoof, front)),
    ...(form === 'semi' ? tree(front.left - 17, 11) : []),
  ];
}

/** Only where there is room between the house and the names of its parts. */
function tree(x: number, radius: number): Shape[] {
  if (x - radius < FRAME.left) return [];
  const top = FRAME.ground - radius * 3.2;
  return [
    { d: rectangle(x - 2, top + radius, 4, FRAME.ground - top - radius), fill: NEUTRAL.ground },
    { d: circle(x, top + radius, radius), fill: NEUTRAL.tree },
  ];
}

/**
 * As far as it is in the frame. The other half of a semi-detached house has the same height; those of a row differ a
 * little.
 */
function neighbour(side: 'left' | 'right', form: HouseForm, hasFlatRoof: boolean, front: Front): Shape[] {
  const { eaves, ridge, storeyHeight, storeys } = front;
  const shift = form === 'semi' ? 0 : side === 'left' ? 7 : -6;
  const [from, to] = side === 'left' ? [FRAME.left, front.left] : [front.right, FRAME.right];
  const width = to - from;
  const [top, peak] = [eaves + shift, ridge + shift];
  const slope = form === 'semi' && !hasFlatRoof ? Math.min((top - peak) * 0.75, width * 0.4) : 0;
  const windows = Array.from({ length: storeys }, (_, storey) => {
    const size = Math.min(16, width * 0.4);
    return rectangle(
      from + (width - size) / 2,
      top + storey * storeyHeight + storeyHeight * 0.3,
      size,
      storeyHeight * 0.45,
    );
  });
  return [
    neutral(rectangle(from, top, width, FRAME.ground - top), NEUTRAL.wall),
    neutral(
      polygon(
        [from, top + (hasFlatRoof ? 0 : EAVES)],
        [from, peak],
        [to - slope, peak],
        [to, top + (hasFlatRoof ? 0 : EAVES)],
      ),
      NEUTRAL.roof,
    ),
    ...(width >= 24 ? [neutral(windows.join(''), NEUTRAL.glass)] : []),
  ];
}

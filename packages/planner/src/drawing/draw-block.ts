/** A block of flats in grey, and the flat lit on its floor. */
import { FRAME } from './frame.ts';
import type { HouseFacts } from './house-facts.ts';
import { NEUTRAL, neutral, type Paint } from './paint.ts';
import { type DrawnBuilding, rectangle, type Shape } from './shape.ts';

const BAYS = 5;
/** The flat takes this many of them, from the left. */
const OWN_BAYS = 3;
const WIDTH = 150;
const MOST_STOREYS = 12;
const MOST_HEIGHT = 30;
const LIT = '#ffe08a';

export function drawBlock({ flatFloor, storeys: given }: HouseFacts, paint: Paint): DrawnBuilding {
  const storeys = Math.min(MOST_STOREYS, Math.max(2, given));
  const height = Math.min(MOST_HEIGHT, (FRAME.most - 8) / storeys);
  const left = (FRAME.left + FRAME.right - WIDTH) / 2;
  const top = FRAME.ground - storeys * height;
  // From the top: a flat of unknown floor is drawn in the middle.
  const own = flatFloor === 'GROUND' ? storeys - 1 : flatFloor === 'TOP' ? 0 : Math.floor((storeys - 1) / 2);
  const bay = WIDTH / BAYS;
  const isOwn = (storey: number, at: number) => storey === own && at < OWN_BAYS;
  const isDoor = (storey: number, at: number) => storey === storeys - 1 && at === BAYS - 1;
  const window = (storey: number, at: number) =>
    rectangle(left + at * bay + bay * 0.19, top + storey * height + height * 0.24, bay * 0.62, height * 0.52);
  const cells = Array.from({ length: storeys }, (_, storey) =>
    Array.from({ length: BAYS }, (_, at) => ({ storey, at })),
  ).flat();
  const others = cells.filter(({ storey, at }) => !isOwn(storey, at) && !isDoor(storey, at));
  const ownWidth = OWN_BAYS * bay;
  const y = top + own * height;
  const slabs = Array.from(
    { length: storeys - 1 },
    (_, slab) => `M${left} ${top + (slab + 1) * height}h${WIDTH}`,
  );
  const shapes: Shape[] = [
    neutral(rectangle(left, top, WIDTH, FRAME.ground - top), NEUTRAL.wall),
    neutral(slabs.join(''), 'none'),
    neutral(others.map(({ storey, at }) => window(storey, at)).join(''), NEUTRAL.glass),
    neutral(
      rectangle(left + WIDTH - bay * 0.7, FRAME.ground - height * 0.72, bay * 0.4, height * 0.72),
      NEUTRAL.glass,
    ),
    paint('roof', rectangle(left - 3, top - 7, WIDTH + 6, 7), NEUTRAL.roof),
    paint('floor', rectangle(left, FRAME.ground, WIDTH, 8), NEUTRAL.ground),
    { d: rectangle(left - 7, y - 5, ownWidth + 12, height + 10), fill: LIT },
    paint('walls', rectangle(left, y, ownWidth, height), NEUTRAL.wall),
    paint('windows', [0, 1, 2].map((at) => window(own, at)).join(''), NEUTRAL.glass),
  ];
  return {
    top: top - 12,
    shapes,
    points: {
      roof: [left + 12, top - 3.5],
      walls: [left + 3, y + height / 2],
      windows: [left + ownWidth - bay * 0.3, y + height / 2],
      floor: [left + 12, FRAME.ground + 4],
    },
  };
}

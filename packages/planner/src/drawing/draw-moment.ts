/**
 * The home at one moment of its plan: the same building as in the large drawing, small, in the colour of its label.
 * Pure.
 */
import { drawBlock } from './draw-block.ts';
import { drawFront } from './draw-front.ts';
import { FRAME } from './frame.ts';
import type { HouseFacts } from './house-facts.ts';
import { NEUTRAL, type Paint } from './paint.ts';
import { type Drawing, INK } from './shape.ts';

const MARGIN = 4;
const LINE = 2;
const GLASS = '#fbfaf7';

export interface Moment {
  /** Of the label. */
  colour: string;
  hasPanels: boolean;
}

export function drawMoment(facts: HouseFacts, { colour, hasPanels }: Moment): Drawing {
  const paint: Paint = (part, d) => {
    // The roof and the lowest floor of a block belong to all of its flats.
    if (facts.parts[part] === undefined && (part === 'roof' || part === 'floor'))
      return { d, fill: NEUTRAL.roof };
    if (part === 'solar_panels')
      return hasPanels ? { d, fill: INK, stroke: GLASS, strokeWidth: 1 } : { d: '', fill: 'none' };
    if (part === 'floor') return { d, fill: NEUTRAL.ground };
    return { d, fill: part === 'windows' ? GLASS : colour, stroke: INK, strokeWidth: LINE };
  };
  const { shapes, top } = facts.form === 'flat' ? drawBlock(facts, paint) : drawFront(facts, paint);
  const left = FRAME.left - MARGIN;
  return {
    left,
    width: FRAME.right + MARGIN - left,
    top: Math.floor(top),
    height: FRAME.ground + 8 - Math.floor(top),
    shapes: shapes.filter(({ d }) => d !== ''),
    callouts: [],
  };
}

/**
 * A home drawn from its facts: storeys, width, roof, neighbours, or the block around a flat. Its parts are coloured
 * from red to green, dashed where they are only assumed, and named. Pure: facts in, shapes out, for the page, the card
 * and paper.
 */
import { drawBlock } from './draw-block.ts';
import { drawCallouts } from './draw-callouts.ts';
import { drawFront } from './draw-front.ts';
import { FRAME } from './frame.ts';
import type { HouseFacts } from './house-facts.ts';
import { NEUTRAL, painter } from './paint.ts';
import type { Drawing, Shape } from './shape.ts';

export function drawHouse(facts: HouseFacts): Drawing {
  const paint = painter(facts);
  const building = facts.form === 'flat' ? drawBlock(facts, paint) : drawFront(facts, paint);
  const ground: Shape = {
    d: `M${FRAME.left - 12} ${FRAME.ground}H${FRAME.right + 4}`,
    fill: 'none',
    stroke: NEUTRAL.ground,
    strokeWidth: 3,
  };
  const { shapes, callouts } = drawCallouts(facts, building);
  const top = Math.max(0, Math.round(Math.min(building.top, ...callouts.map(({ y }) => y - 12)) - 8));
  return {
    left: 0,
    width: FRAME.width,
    top,
    height: FRAME.height - top,
    shapes: [ground, ...building.shapes, ...shapes],
    callouts,
  };
}

/** The colour of each part: from red to green, or grey where it is not shown or the dwelling has none. */
import type { HouseFacts, HousePart } from './house-facts.ts';
import { RATING_COLOURS } from './rating-colours.ts';
import type { Shape } from './shape.ts';

export const NEUTRAL = {
  wall: '#d5dbd7',
  roof: '#b9c2bd',
  glass: '#eef2f0',
  line: '#7d8b86',
  ground: '#a9b4ae',
};
const INK = '#14211d';
const LINE = 2.5;

export type Paint = (part: HousePart, d: string, grey: string) => Shape;

export function painter({ parts }: HouseFacts, only: readonly HousePart[]): Paint {
  return (part, d, grey) => {
    const state = only.includes(part) ? parts[part] : undefined;
    if (state === undefined) return { d, fill: grey, stroke: NEUTRAL.line, strokeWidth: 1 };
    const { fill } = RATING_COLOURS[state.rating];
    return { d, fill, stroke: INK, strokeWidth: LINE, isDashed: !state.isKnown, part };
  };
}

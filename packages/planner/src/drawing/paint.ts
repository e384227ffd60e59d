/** The colour of each part: from red to green, or grey where the dwelling has none. */
import type { HouseFacts, HousePart } from './house-facts.ts';
import { RATING_COLOURS } from './rating-colours.ts';
import { INK, type Shape } from './shape.ts';

export const NEUTRAL = {
  wall: '#d5dbd7',
  roof: '#b9c2bd',
  glass: '#eef2f0',
  line: '#7d8b86',
  ground: '#a9b4ae',
  tree: '#c3d0c6',
};
const LINE = 2;

export type Paint = (part: HousePart, d: string, grey: string) => Shape;

export function painter({ parts }: HouseFacts): Paint {
  return (part, d, grey) => {
    const state = parts[part];
    if (state === undefined) return neutral(d, grey);
    const { fill } = RATING_COLOURS[state.rating];
    return { d, fill, stroke: INK, strokeWidth: LINE, isDashed: !state.isKnown, part };
  };
}

export function neutral(d: string, fill: string): Shape {
  return { d, fill, stroke: NEUTRAL.line, strokeWidth: 1 };
}

/**
 * From red to green, worst first, and what reads on each; the dark outline sets the light ones off from light paper.
 */
import type { Rating } from './house-facts.ts';

export const RATING_COLOURS: Record<Rating, { fill: string; text: string }> = {
  0: { fill: '#c0342b', text: '#ffffff' },
  1: { fill: '#e8862f', text: '#14211d' },
  2: { fill: '#eec33c', text: '#14211d' },
  3: { fill: '#8fbf45', text: '#14211d' },
  4: { fill: '#0f7d4d', text: '#ffffff' },
};

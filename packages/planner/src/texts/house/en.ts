import type { HousePart, Rating } from '../../drawing/house-facts.ts';

/** The house, drawn and part by part. */
const RATINGS = { 0: 'poor', 1: 'weak', 2: 'fair', 3: 'good', 4: 'very good' };

export const houseTexts = {
  drawingAlt: (address: string) => `Drawing of ${address}: each part from red (poor) to green (good)`,
  houseTitle: 'Your house, part by part',
  houseLead: 'From red to green; a dashed edge marks what is assumed. Tap a part.',
  rating: (_: HousePart, rating: Rating) => RATINGS[rating],
  partNext: (step: number, work: string) => `Step ${step}: ${work}`,
  partStays: 'Stays as it is in this plan.',
  labelName: (label: string) => `label ${label}`,
  rungNot: 'not within reach',
  netOfGross: (gross: string) => `${gross} before grants`,
};

export type HouseTexts = typeof houseTexts;

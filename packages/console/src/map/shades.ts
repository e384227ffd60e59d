/** What the circles are coloured by. */
import type { PortfolioPlace } from '@rooftree/client';
import { labelsOf } from '@rooftree/engine';
import { labelColour } from '@rooftree/words/label-colours';
import { scaleOfAddress } from '../homes/cells.ts';

export const SHADES = ['label', 'count', 'cost'] as const;
export type Shade = (typeof SHADES)[number];

/** More classes than these cannot be distinguished. */
const COST_CLASSES = 5;

export const shadeOf = (query: URLSearchParams): Shade =>
  SHADES.find((shade) => shade === query.get('shade')) ?? 'label';

/** The label's own colour; null without one. */
export function colourOf({ most_common_label: label, ...address }: PortfolioPlace): string | null {
  const scale = scaleOfAddress(address);
  return label !== null && labelsOf(scale).includes(label) ? labelColour(scale, label).background : null;
}

/** Where each class begins, in euros, so that each has about as many places. */
export function costClasses(places: readonly PortfolioPlace[]): number[] {
  const costs = places
    .flatMap(({ average_net_cost: cost }) => cost ?? [])
    .toSorted((one, other) => one - other);
  const starts = Array.from(
    { length: COST_CLASSES },
    (_, index) => costs[Math.floor((index * costs.length) / COST_CLASSES)] ?? 0,
  );
  return costs.length === 0 ? [] : [...new Set(starts)];
}

/** 0 for the cheapest; null without a plan. */
export function classOf(cost: number | null, classes: readonly number[]): number | null {
  if (cost === null) return null;
  const index = classes.findLastIndex((start) => start <= cost);
  return index === -1 ? null : index;
}

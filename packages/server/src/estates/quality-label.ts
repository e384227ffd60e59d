import type { EstateInput, QualityLabel } from '@rooftree/engine';
import { qualityOf } from '@rooftree/engine/quality-of';

// About 4 MB.
const MOST_KEPT = 10_000;
const kept = new Map<string, QualityLabel>();

/** Of all that the label depends on: estates that differ in nothing else have the same. */
export function qualityKey({
  address,
  estate_type,
  estate_format,
  year_built,
  ...rest
}: EstateInput): string {
  return JSON.stringify([
    address.region,
    estate_type,
    estate_format,
    year_built,
    rest.year_renovated,
    rest.dwelling,
  ]);
}

/**
 * The engine evaluates many possible houses for it, which takes a millisecond. Houses of which little is known are
 * alike, and most estates are sent again and again: the labels used last are cached.
 */
export function qualityLabelOf(input: EstateInput): QualityLabel {
  const key = qualityKey(input);
  const label = kept.get(key) ?? qualityOf(input);
  kept.delete(key);
  kept.set(key, label);
  const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  return label;
}

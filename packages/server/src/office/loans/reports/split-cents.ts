/**
 * Divides an amount over shares to the cent: every part is rounded down, and the cents that are left go to the largest
 * remainders.
 */
export function splitCents(cents: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (!(sum > 0)) throw new RangeError('there is nothing to split an amount by');
  const exact = shares.map((share) => (cents * share) / sum);
  const parts = exact.map(Math.floor);
  let left = cents - parts.reduce((total, part) => total + part, 0);
  const places = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place)
    .map(({ place }) => place);
  for (let turn = 0; left > 0; turn++, left--) {
    const place = places[turn % places.length] ?? 0;
    parts[place] = (parts[place] ?? 0) + 1;
  }
  // A product can round up to the next cent, so that the parts are a cent too much: it is taken from the largest.
  for (; left < 0; left++) {
    const largest = parts.indexOf(Math.max(...parts));
    parts[largest] = (parts[largest] ?? 0) - 1;
  }
  return parts;
}

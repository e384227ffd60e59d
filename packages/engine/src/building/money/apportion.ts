/**
 * Divides an amount in whole cents by weights (largest remainder): the parts add up to the amount, each is within a
 * cent of its exact part, and who has no weight pays nothing. Equal remainders go to the first. A negative amount is
 * divided as its opposite.
 */
export function apportion(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) throw new RangeError('nobody has a part in it');
  if (cents < 0) return apportion(-cents, weights).map((part) => 0 - part);
  const parts = weights.map((weight) => Math.floor((cents * weight) / total));
  let left = cents - parts.reduce((sum, part) => sum + part, 0);
  const remainders = weights.map((weight, index) => (cents * weight) / total - (parts[index] ?? 0));
  const largestFirst = weights
    .map((_, index) => index)
    .filter((index) => (weights[index] ?? 0) > 0)
    .sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
  for (const index of largestFirst) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Whole euros of amounts, so that they add up to the whole euros of their sum: each is rounded where the sum so far is. */
export function addUp(amounts: readonly number[]): number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = Math.round(sum);
    sum += amount;
    return Math.round(sum) - before;
  });
}

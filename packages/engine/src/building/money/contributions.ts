/**
 * What owners pay into a fund each year, in cents, so that it never falls below zero and is empty at the end. One level
 * sum for all years, unless an early cost needs more: then a higher one until it is paid, and a lower one after. Sums
 * so far lie on the smallest concave line above what is needed so far, so that no plan that keeps the fund above zero
 * starts with less a year than this one's first level needs on the way to its dearest year.
 */
export function contributionsFor(startCents: number, spentCents: readonly number[]): number[] {
  const needed: number[] = [];
  let total = -startCents;
  for (const cents of spentCents) {
    total += cents;
    needed.push(Math.max(0, total));
  }
  const paid: number[] = [];
  let paidSoFar = 0;
  let done = 0;
  while (done < needed.length) {
    let end = needed.length;
    let steepest = 0;
    for (let year = done; year < needed.length; year++) {
      const slope = ((needed[year] ?? 0) - paidSoFar) / (year + 1 - done);
      if (slope < steepest || slope <= 0) continue;
      steepest = slope;
      end = year + 1;
    }
    const from = paidSoFar;
    const level = steepest;
    for (let year = done; year < end; year++) {
      // Rounded up on the way, so that no year is a cent short; the last one is exact.
      const isLast = year === end - 1;
      const upTo =
        isLast && level > 0 ? (needed[year] ?? 0) : Math.ceil(from + level * (year + 1 - done) - 1e-6) + 0;
      paid.push(upTo - paidSoFar);
      paidSoFar = upTo;
    }
    done = end;
  }
  return paid;
}

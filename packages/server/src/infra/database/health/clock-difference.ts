import type { Executor } from '../sql.ts';

/** Clocks that are set by NTP differ by milliseconds; one that was never set, or set by hand, by more than this. */
const MOST_MS = 5 * 60_000;

/**
 * The least by which the clocks of this machine and of PostgreSQL's differ, whenever in between the question was
 * answered.
 */
async function findClockDifferenceMs(sql: Executor, now: () => number): Promise<number> {
  const askedAt = now();
  const [row] = await sql<[{ theirs: number }]>`
    SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS theirs`;
  if (row.theirs < askedAt) return row.theirs - askedAt;
  return Math.max(0, row.theirs - now());
}

/**
 * Tokens, sessions and the queue take one clock's word for the other's: hours apart, they would be over before they
 * began.
 */
export async function findClockFault(sql: Executor, now: () => number): Promise<string | undefined> {
  const differenceMs = await findClockDifferenceMs(sql, now);
  if (Math.abs(differenceMs) <= MOST_MS) return undefined;
  const minutes = Math.round(Math.abs(differenceMs) / 60_000);
  return (
    `the clock of PostgreSQL's machine is ${minutes} minutes ${differenceMs > 0 ? 'ahead of' : 'behind'} ` +
    `that of this one: set both by NTP`
  );
}

/** How far an action on many homes is, as the screen says it. */
import type { PortfolioAction } from '@rooftree/client/members';

export const isOver = ({ ended_at: endedAt }: PortfolioAction): boolean => endedAt !== null;

/** Those that are done with, well or not, of those for which there was something to do. */
export function progressOf({ estates: { total, done, failed, skipped } }: PortfolioAction): {
  done: number;
  failed: number;
  total: number;
} {
  return { done: done + failed, failed, total: total - skipped };
}

/** The newest that has not ended: what was begun before this page was opened, or in another tab. */
export function runningIn(actions: readonly PortfolioAction[]): PortfolioAction | null {
  return actions.find((action) => !isOver(action)) ?? null;
}

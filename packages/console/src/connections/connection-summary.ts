import type { Connection } from '@rooftree/client/members';

/** The later of the last two kinds of sync; null before the first. */
export function lastSync({ last_full_read_at: full, last_delta_read_at: delta }: Connection): string | null {
  return [full ?? '', delta ?? ''].toSorted().at(-1) || null;
}

export const isSyncing = ({ last_run: run }: Connection): boolean => run?.run_status === 'RUNNING';

/** Nobody has to do anything about it. */
export const isHealthy = ({ state }: Connection): boolean => state === 'ACTIVE' || state === 'PAUSED';

/** One kind of thing that ages, and how it is removed. */
export interface MaintenanceTask {
  name: string;
  /** In words, for an operator. */
  removes: string;
  /** When it runs: the five fields of a crontab. */
  schedule: string;
  retention: Retention;
  /** How many it would remove now. */
  count(): Promise<number>;
  /** How many it would remove of one context, with a retention of so many days; absent for what belongs to none. */
  countIn?(contextId: string, days: number): Promise<number>;
  /** The fewest days that a context may choose for itself; absent where it may not. */
  shortestOwnDays?: number;
  /** How many are removed in one step: by one statement, or by parallel calls to the file store. */
  atOnce: number;
  /** Removes at most `limit`, the oldest first; fewer when no more is left. */
  removeSome(limit: number): Promise<Removed>;
}

export type Retention =
  /** Chosen by a setting; 0 means for ever. */
  | { setting: string; days: number }
  /** Not configurable: older ones are of no use, and younger ones may still be in use. */
  | { fixed: string };

export interface Removed {
  removed: number;
  /** Why some could not be removed; they are tried again later. */
  failure?: unknown;
}

/** Retained for ever by the server's setting; a context may still have chosen otherwise. */
export function isOff({ retention }: MaintenanceTask): boolean {
  return 'days' in retention && retention.days === 0;
}

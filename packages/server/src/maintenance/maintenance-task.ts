/** One kind of thing that ages, and how it goes. */
export interface MaintenanceTask {
  name: string;
  /** What goes, for an operator. */
  removes: string;
  /** When it runs: the five fields of a crontab. */
  schedule: string;
  retention: Retention;
  /** How much it would remove now. */
  count(): Promise<number>;
  /** How much goes in one statement, or to the file store at once: what a crash or a lock can hold up. */
  atOnce: number;
  /** Removes at most `limit`, the oldest first; fewer when no more is left. */
  removeSome(limit: number): Promise<Removed>;
}

export type Retention =
  /** Chosen by a setting; 0 means for ever. */
  | { setting: string; days: number }
  /** Nothing to choose: what is older has no use, or may still be at work when it is younger. */
  | { fixed: string };

export interface Removed {
  removed: number;
  /** Why some of it could not be removed; they are tried again later. */
  failure?: unknown;
}

export function isOff({ retention }: MaintenanceTask): boolean {
  return 'days' in retention && retention.days === 0;
}

/** When a connection syncs next. */

export interface SyncSchedule {
  deltaMinutes: number;
  /** The hour of the night, on the clock of both countries, in which full syncs begin. */
  fullHour: number;
}

/** Changes are read from a little earlier than the last sync began: clocks differ, and a list may lag behind. */
export const OVERLAP_MINUTES = 10;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After a failure: a few minutes, twice as long each time. */
const FIRST_PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
/** Full syncs of an installation are spread over so long. */
const FULL_READS_WITHIN_MS = 3 * HOUR_MS;

/** A tenth earlier or later: not every connection syncs in the same minute. */
export const NEXT_SYNC_SPREAD = [0.9, 1.1] as const;

export function nextSync({ deltaMinutes }: SyncSchedule, now: Date, chance = Math.random()): Date {
  const [least, most] = NEXT_SYNC_SPREAD;
  return new Date(now.getTime() + deltaMinutes * MINUTE_MS * (least + (most - least) * chance));
}

/** In the next night. */
export function nextFullSync({ fullHour }: SyncSchedule, now: Date, chance = Math.random()): Date {
  const hour = hourIn(now);
  const hoursAhead = (fullHour - hour + 24) % 24 || 24;
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + hoursAhead * HOUR_MS;
  return new Date(start + chance * FULL_READS_WITHIN_MS);
}

export function retryAt(
  faultsInRow: number,
  now: Date,
  retryAfterSeconds: number | null,
  chance = Math.random(),
): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(faultsInRow, 20), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + Math.max(pause * (0.75 + 0.25 * chance), (retryAfterSeconds ?? 0) * 1000));
}

/** Within a sync: seconds, twice as long each time, and never sooner than the provider says. */
export function continueAt(attempts: number, now: Date, retryAfterSeconds: number | null): Date {
  const pause = Math.min(1000 * 2 ** Math.min(attempts, 20), 5 * MINUTE_MS);
  return new Date(now.getTime() + Math.max(pause, (retryAfterSeconds ?? 0) * 1000));
}

function hourIn(moment: Date): number {
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Brussels',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return Number(hour.format(moment));
}

import type { Provider } from '../contract/provider.ts';
import { localTime } from './local-time.ts';

const HOUR_MS = 3_600_000;

/**
 * `2026-11-16T09:30:00` such that whatever happens after the moment has the same or a later clock. In the hour that the
 * end of summer time repeats, this is one hour earlier than the clock: a change of the second round would else seem
 * older.
 */
export function clockAfter(zone: Provider['time_zone'], moment: Date): string {
  const later = new Date(moment.getTime() + HOUR_MS);
  const offsetMs = Math.min(offsetIn(zone, moment), offsetIn(zone, later));
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19);
}

function offsetIn(zone: Provider['time_zone'], moment: Date): number {
  return Date.parse(`${localTime(moment, zone)}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}

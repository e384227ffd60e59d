/** Clocks without a zone, as providers of a country write them. */
import type { Provider } from '../contract/provider.ts';

export type Zone = Provider['time_zone'];

const HOUR_MS = 3_600_000;

/** `2026-11-16`, in the zone. */
export function dayIn(zone: Zone, moment: Date): string {
  return clockIn(zone, moment).slice(0, 10);
}

/**
 * `2026-11-16 09:30:00` such that whatever happened after the moment has the same or a later clock. In the hour that the end of
 * summer time repeats, this is one hour earlier than the clock: a change of the second round would else seem older.
 */
export function clockAfter(zone: Zone, moment: Date): string {
  const later = new Date(moment.getTime() + HOUR_MS);
  const offsetMs = Math.min(offsetIn(zone, moment), offsetIn(zone, later));
  return asClock(new Date(moment.getTime() + offsetMs));
}

function clockIn(zone: Zone, moment: Date): string {
  return asClock(new Date(moment.getTime() + offsetIn(zone, moment)));
}

function offsetIn(zone: Zone, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offsetMs = (Number(hours) + Number(minutes) / 60) * HOUR_MS;
  return sign === '-' ? -offsetMs : offsetMs;
}

function asClock(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

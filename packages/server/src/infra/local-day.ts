import { COUNTRIES, type Country } from '@rooftree/engine';

const TIME_ZONES: Record<Country, string> = { BE: 'Europe/Brussels', NL: 'Europe/Amsterdam' };

// Made when a day is first needed: the first takes 30 ms, which no start needs.
const calendars: Partial<Record<Country, Intl.DateTimeFormat>> = {};

// Since 1980 both are one hour ahead in winter and two in summer (tz database).
const SINCE = 1980;

// Both countries keep the same time (tz database 2022b: Europe/Amsterdam is a link to Europe/Brussels), so that either
// will do where an estate's country is not known or a batch has estates of both.
const ANY_COUNTRY: Country = 'BE';

/**
 * The day (`2027-01-01`) on the calendar of an estate's country. VAT rates, subsidies and duties begin on a day there,
 * which is an hour or two ahead of the day in UTC. `place` is a country's code, or that of a region, which begins with
 * it.
 */
export function localDay(place: string | null, moment: Date = new Date()): string {
  // Clocks are one or two hours ahead of UTC: until ten in the evening there the day is the same, and a command needs
  // no calendar.
  if (moment.getUTCHours() < 22 && moment.getUTCFullYear() >= SINCE) return moment.toISOString().slice(0, 10);
  const country = COUNTRIES.find((each) => place?.startsWith(each)) ?? ANY_COUNTRY;
  // Days begin with a minute: within one, the day is written once. Every check of an estate needs it.
  const minute = Math.floor(moment.getTime() / 60_000);
  const last = lastWritten[country];
  if (last?.minute === minute) return last.day;
  calendars[country] ??= calendarOf(TIME_ZONES[country]);
  const day = writeDay(calendars[country], moment);
  lastWritten[country] = { minute, day };
  return day;
}

const lastWritten: Partial<Record<Country, { minute: number; day: string }>> = {};

function writeDay(calendar: Intl.DateTimeFormat, moment: Date): string {
  const parts = calendar.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

import { COUNTRIES, type Country } from '@rooftree/engine';

const CALENDARS: Record<Country, Intl.DateTimeFormat> = {
  BE: calendarOf('Europe/Brussels'),
  NL: calendarOf('Europe/Amsterdam'),
};

// Both countries keep the same time (tz database 2022b: Europe/Amsterdam is a link to Europe/Brussels), so that either will do
// where an estate's country is not known or a batch has estates of both.
const ANY_COUNTRY: Country = 'BE';

/**
 * The day (`2027-01-01`) on the calendar of an estate's country. VAT rates, subsidies and duties begin on a day there, which
 * is an hour or two ahead of the day in UTC. `place` is a country's code, or that of a region, which begins with it.
 */
export function localDay(place: string | null, moment: Date = new Date()): string {
  const known = COUNTRIES.find((country) => place?.startsWith(country));
  const parts = CALENDARS[known ?? ANY_COUNTRY].formatToParts(moment);
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

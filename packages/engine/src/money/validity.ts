/** How long what is known of a scheme holds, and from when on a plan says that it ends. */
import { addDays } from '../contract/add-days.ts';
import { cached } from '../contract/cached.ts';

/**
 * Works of a plan are seldom done sooner: so long before its end, a scheme is no longer taken for granted. Own rule.
 */
export const NOTICE_DAYS = 400;

interface Valid {
  from: string;
  to: string | null;
}

export function isOpenOn(date: string, { from, to }: Valid): boolean {
  return from <= date && (to === null || date <= to);
}

/** True from `NOTICE_DAYS` before a day on. */
export function isNear(date: string, day: string | null): boolean {
  return day !== null && day < noticeAround(date).until;
}

/** Closed not longer ago than that. */
export function isLatelyClosed(date: string, { to }: Valid): boolean {
  return to !== null && to < date && to >= noticeAround(date).since;
}

const notices = new Map<string, { since: string; until: string }>();

/** Every rule of every plan is compared with them. */
function noticeAround(date: string): { since: string; until: string } {
  return cached(notices, date, () => ({
    since: addDays(date, -NOTICE_DAYS),
    until: addDays(date, NOTICE_DAYS),
  }));
}

/** The last year of which works that are done at any time are done by a day. */
export function lastYearUntil(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) === '12' ? 0 : 1);
}

/** What holds until a day may not hold any more for works of a year. */
export function isOverIn(year: number, day: string | null): boolean {
  return day !== null && year > lastYearUntil(day);
}

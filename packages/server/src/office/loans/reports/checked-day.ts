import { Fault } from '../../../fault.ts';

/** Refuses 31 February, which the pattern of a day lets pass. */
export function checkedDay(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  if (
    !/^\d{4}-\d\d-\d\d$/.test(day) ||
    Number.isNaN(moment.getTime()) ||
    !moment.toISOString().startsWith(day)
  )
    throw new Fault('invalid', ['reference_date must be a day of the calendar, such as 2026-12-31']);
  return day;
}

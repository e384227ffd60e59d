import { Fault } from '../../../fault.ts';
import { isCalendarDay } from '../../../infra/calendar-day.ts';

export function checkedDay(day: string): string {
  if (!isCalendarDay(day))
    throw new Fault('invalid', ['reference_date must be a day of the calendar, such as 2026-12-31']);
  return day;
}

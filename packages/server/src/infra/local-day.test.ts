import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localDay } from './local-day.ts';

const days: [string, string, string][] = [
  ['the last second of the year', '2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['the first second of the year', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['half past midnight, still last year in UTC', '2026-12-31T23:30:00.000Z', '2027-01-01'],
  ['midnight in summer, two hours ahead', '2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['noon', '2026-11-15T12:00:00.000Z', '2026-11-15'],
];
for (const [what, moment, day] of days) {
  test(`${what} is of ${day}`, () => {
    for (const place of ['BE', 'NL', 'BE-WAL', 'NL-GR', 'XX', null])
      assert.equal(localDay(place, new Date(moment)), day);
  });
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { continueAt, nextFullSync, nextSync, retryAt } from './sync-schedule.ts';

const SCHEDULE = { deltaMinutes: 15, fullHour: 1 };
const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

describe('when a connection is read next', () => {
  const now = new Date('2026-11-16T12:00:00Z');

  it('a tenth earlier or later than every few minutes', () => {
    assert.equal(minutes(now, nextSync(SCHEDULE, now, 0)), 13.5);
    assert.equal(minutes(now, nextSync(SCHEDULE, now, 1)), 16.5);
  });

  it('whole in the next night, on the clock of Brussels, spread over hours', () => {
    assert.equal(nextFullSync(SCHEDULE, now, 0).toISOString(), '2026-11-17T00:00:00.000Z');
    assert.equal(nextFullSync(SCHEDULE, now, 1).toISOString(), '2026-11-17T03:00:00.000Z');
    // In summer an hour earlier; and never in the night that is just being read.
    assert.equal(
      nextFullSync(SCHEDULE, new Date('2026-07-01T12:00:00Z'), 0).toISOString(),
      '2026-07-01T23:00:00.000Z',
    );
    assert.equal(
      nextFullSync(SCHEDULE, new Date('2026-11-17T00:30:00Z'), 0).toISOString(),
      '2026-11-18T00:00:00.000Z',
    );
  });

  it('later and later after failures, and never sooner than the provider says', () => {
    assert.equal(minutes(now, retryAt(0, now, null, 1)), 5);
    assert.equal(minutes(now, retryAt(3, now, null, 1)), 40);
    assert.equal(minutes(now, retryAt(50, now, null, 1)), 360);
    assert.equal(minutes(now, retryAt(0, now, 86_400, 1)), 1440);
    assert.equal(minutes(now, continueAt(1, now, 120)), 2);
    assert.equal(continueAt(3, now, null).getTime() - now.getTime(), 8000);
  });
});

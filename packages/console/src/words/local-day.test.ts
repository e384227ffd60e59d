import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { daysSince, localDay } from './local-day.ts';

// Where the offices are; the machine may be anywhere.
const { TZ } = process.env;
before(() => {
  process.env['TZ'] = 'Europe/Brussels';
});
after(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

test('after midnight in Brussels it is that day, though UTC is a day behind', () => {
  const night = new Date('2026-07-01T22:30:00Z');
  assert.equal(localDay(night), '2026-07-02');
  assert.notEqual(localDay(night), night.toISOString().slice(0, 10));
  assert.equal(localDay(new Date('2026-01-04T23:30:00Z')), '2026-01-05');
  assert.equal(localDay(new Date('2026-01-05T12:00:00Z')), '2026-01-05');
});

test('days are counted by midnights', () => {
  const now = new Date('2026-11-18T08:00:00Z');
  assert.equal(daysSince('2026-11-18T07:59:00Z', now), 0);
  assert.equal(daysSince('2026-11-17T22:59:00Z', now), 1, 'one minute before midnight');
  assert.equal(daysSince('2026-11-17T23:00:00Z', now), 0, 'midnight itself');
  assert.equal(daysSince('2026-11-11T12:00:00Z', now), 7);
});

test('a change of summer time is no hour too few', () => {
  assert.equal(daysSince('2026-03-28T12:00:00Z', new Date('2026-03-30T12:00:00Z')), 2);
  assert.equal(daysSince('2026-10-24T12:00:00Z', new Date('2026-10-26T12:00:00Z')), 2);
});

test('a clock that is behind the server says today', () => {
  assert.equal(daysSince('2026-11-19T08:00:00Z', new Date('2026-11-18T08:00:00Z')), 0);
});

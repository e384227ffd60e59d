import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { findClockFault } from './clock-difference.ts';

const HOUR_MS = 3_600_000;
const database = await createTestDatabase();
after(() => database.drop());

test('clocks that differ by hours are named, in whichever direction, and those of one machine are not', async () => {
  const faultOf = (differenceMs: number) => findClockFault(database.sql, () => Date.now() + differenceMs);
  assert.equal(await faultOf(0), undefined);
  // However long the machine takes to answer, within the fault's own minutes.
  assert.match(
    (await faultOf(24 * HOUR_MS)) ?? '',
    /^the clock of PostgreSQL's machine is 14[34]\d minutes behind that of this one: set both by NTP$/,
  );
  assert.match((await faultOf(-24 * HOUR_MS)) ?? '', / is 14[34]\d minutes ahead of that of this one/);
});

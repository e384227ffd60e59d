import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { untilBlocked } from '../../testing/database/until-blocked.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { RateCounts } from './rate-counts.ts';

const { sql, drop } = await createTestDatabase();
after(drop);

const MINUTE = Date.UTC(2026, 10, 15, 12, 0);
const now = () => MINUTE + 12_345;
/** Twice the time between two sharings. */
const LONG_ENOUGH_TO_SHARE_MS = 1000;

/** The same database; `answer` may put another statement in the place of the n-th. */
function watched(answer: (number: number) => Promise<unknown> | undefined = () => undefined) {
  const calls: { asked: number; last: unknown } = { asked: 0, last: undefined };
  const executor = new Proxy(sql, {
    apply: (target, self, args) => {
      calls.asked += 1;
      calls.last = answer(calls.asked) ?? Reflect.apply(target, self, args);
      return calls.last;
    },
  });
  return { executor, calls };
}

async function sharedOf(subject: string): Promise<number | undefined> {
  const [row] = await sql<{ requests: number }[]>`
    SELECT requests FROM rate_counts WHERE subject = ${subject} AND window_start = ${new Date(MINUTE)}`;
  return row?.requests;
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test('counts up within a minute and returns the seconds that are left of it', (t) => {
  let time = now();
  const counts = new RateCounts(sql, () => time);
  t.after(() => counts.close());
  assert.deepEqual(counts.add('up'), { used: 1, secondsLeft: 48 });
  time = MINUTE + 59_999;
  assert.deepEqual(counts.add('up'), { used: 2, secondsLeft: 1 });
  time = MINUTE + 60_000;
  assert.deepEqual(counts.add('up'), { used: 1, secondsLeft: 60 });
});

test('is checked without being counted, as it stands in this minute', (t) => {
  let time = now();
  const counts = new RateCounts(sql, () => time);
  t.after(() => counts.close());
  assert.deepEqual(counts.peek('seen'), { used: 0, secondsLeft: 48 });
  counts.add('seen');
  for (let looks = 0; looks < 2; looks++) assert.deepEqual(counts.peek('seen'), { used: 1, secondsLeft: 48 });
  assert.equal(counts.add('seen').used, 2);
  time = MINUTE + 60_000;
  assert.deepEqual(counts.peek('seen'), { used: 0, secondsLeft: 60 });
});

test('once closed it shares nothing more, and holds up no exit', () => {
  const before = timers();
  const counts = new RateCounts(sql, now);
  counts.add('closed');
  assert.equal(timers(), before + 1);
  counts.close();
  assert.equal(timers(), before);
  const idle = new RateCounts(sql, now);
  idle.close();
  idle.add('closed');
  assert.equal(timers(), before);
});

test('asks the database only when something was counted', async (t) => {
  const { executor, calls } = watched();
  const counts = new RateCounts(executor, now);
  t.after(() => counts.close());
  counts.add('quiet');
  await until(async () => (await sharedOf('quiet')) === 1);
  await sleep(LONG_ENOUGH_TO_SHARE_MS);
  assert.equal(calls.asked, 1);
});

test('what the database refused is shared the next time, with what came since', async (t) => {
  const { executor, calls } = watched((number) => (number === 1 ? sql`SELECT 1 / 0` : undefined));
  const counts = new RateCounts(executor, now);
  t.after(() => counts.close());
  counts.add('refused');
  await until(() => calls.asked === 1);
  assert.equal(counts.add('refused').used, 2);
  await until(async () => (await sharedOf('refused')) === 2);
});

test('what others counted is added, once', async (t) => {
  const { executor, calls } = watched();
  const [one, other] = [new RateCounts(sql, now), new RateCounts(executor, now)];
  t.after(() => one.close());
  t.after(() => other.close());
  for (let count = 0; count < 3; count++) one.add('both');
  await until(async () => (await sharedOf('both')) === 3);
  assert.equal(other.add('both').used, 1);
  await until(async () => (await sharedOf('both')) === 4);
  await calls.last;
  await nextTurn();
  assert.equal(other.add('both').used, 5);
});

test('locks the subjects in one order, whatever order they were counted in', async (t) => {
  const window = new Date(MINUTE);
  await sql`INSERT INTO rate_counts (subject, window_start, requests) VALUES ('a', ${window}, 1), ('b', ${window}, 1)`;
  const counts = new RateCounts(sql, now);
  t.after(() => counts.close());
  await sql.begin(async (holder) => {
    await holder`SELECT FROM rate_counts WHERE subject = 'a' FOR UPDATE`;
    counts.add('b');
    counts.add('a');
    await untilBlocked(sql, 1);
    const free = await sql`SELECT FROM rate_counts WHERE subject = 'b' FOR UPDATE SKIP LOCKED`;
    assert.equal(free.length, 1);
  });
  await until(async () => (await sharedOf('a')) === 2 && (await sharedOf('b')) === 2);
});

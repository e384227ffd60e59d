import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Fault } from '../../../fault.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { RateCounts } from '../../limits/rate-counts.ts';
import { SignInLimits } from './sign-in-limits.ts';

const FAILURES = 3;
const MINUTE_MS = 60_000;

describe('the limits of signing in', () => {
  let database: TestDatabase;
  let counts: RateCounts;
  let limits: SignInLimits;
  let now = Date.now();

  before(async () => {
    database = await createTestDatabase();
    counts = new RateCounts(database.sql, () => now);
    limits = new SignInLimits(counts, FAILURES);
  });
  after(async () => {
    counts.close();
    await database.drop();
  });
  beforeEach(() => {
    now += MINUTE_MS;
  });

  /** Whether the attempt was tried, and with what outcome. */
  const attempt = (email: string, network: string, isRight = false) =>
    limits
      .attempt(email, network, async () => isRight)
      .then((isIn) => (isIn ? 'in' : 'wrong'))
      .catch((error: unknown) => (error instanceof Fault ? error.kind : String(error)));
  const wrong = (count: number) => Array<string>(count).fill('wrong');

  it('hold up a network that guesses at an account, for a minute', async () => {
    const outcomes: string[] = [];
    for (let count = 0; count < FAILURES + 1; count++) outcomes.push(await attempt('ann', 'here'));
    assert.deepEqual(outcomes, [...wrong(FAILURES), 'too_many']);
    assert.equal(await attempt('ann', 'here', true), 'too_many');
    assert.equal(await attempt('ann', 'there', true), 'in');
    assert.equal(await attempt('bob', 'here', true), 'in');
    now += MINUTE_MS;
    assert.equal(await attempt('ann', 'here', true), 'in');
  });

  it('hold up a network that guesses at many accounts', async () => {
    const outcomes: string[] = [];
    for (let count = 0; count < FAILURES * 4 + 1; count++) outcomes.push(await attempt(`${count}`, 'here'));
    assert.deepEqual(outcomes, [...wrong(FAILURES * 4), 'too_many']);
    assert.equal(await attempt('ann', 'there', true), 'in');
  });

  it('leave one try to each network while many guess at one account', async () => {
    for (let network = 0; network < 10; network++)
      for (let count = 0; count < FAILURES; count++)
        assert.equal(await attempt('ann', `${network}`), 'wrong');
    assert.deepEqual([await attempt('ann', 'fresh'), await attempt('ann', 'fresh')], ['wrong', 'too_many']);
    assert.equal(await attempt('ann', 'home', true), 'in');
    assert.equal(await attempt('bob', 'fresh', true), 'in');
  });

  it('let no burst past them, however many come at once', async () => {
    const tried = await Promise.all(Array.from({ length: 50 }, () => attempt('ann', 'here')));
    const failures = tried.filter((outcome) => outcome === 'wrong').length;
    assert.ok(failures >= FAILURES && failures <= FAILURES + 1, `${failures} were tried`);
  });

  it('count nothing that was right, and no address in clear', async () => {
    for (let count = 0; count < 20; count++)
      assert.equal(await attempt('ann@example.com', 'here', true), 'in');
    await attempt('ann@example.com', 'here');
    counts.add('last');
    const { sql } = database;
    const read = () => sql<{ subject: string }[]>`SELECT subject FROM rate_counts`;
    while (!(await read()).some(({ subject }) => subject === 'last'));
    assert.ok(!JSON.stringify(await read()).includes('ann@'));
  });

  it('are off without counts', async () => {
    const free = new SignInLimits(undefined, 1);
    for (let count = 0; count < 5; count++)
      assert.equal(await free.attempt('ann', 'here', async () => false), false);
  });
});

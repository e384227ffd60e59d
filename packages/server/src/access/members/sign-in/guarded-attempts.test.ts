import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Fault } from '../../../fault.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { RateCounts } from '../../limits/rate-counts.ts';
import { SignInLimits } from './sign-in-limits.ts';

const FAILURES = 3;
const MINUTE_MS = 60_000;

/** What is wrong by throwing: a passkey, a code. */
describe('an attempt that is guarded', () => {
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

  const guard = (outcome: string | Error, network = 'here') =>
    limits
      .guard('ann', network, async () => {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      })
      .catch((error: unknown) => (error instanceof Fault ? error.kind : String(error)));

  it('gives what it gives when it is right', async () => {
    for (let count = 0; count < FAILURES + 2; count++) assert.equal(await guard('a session'), 'a session');
  });

  it('is counted when it is wrong, and tried no more after so many', async () => {
    const outcomes: unknown[] = [];
    for (let count = 0; count < FAILURES + 1; count++)
      outcomes.push(await guard(new Fault('invalid', ['wrong'])));
    assert.deepEqual(outcomes, ['invalid', 'invalid', 'invalid', 'too_many']);
    assert.equal(await guard('a session'), 'too_many');
    assert.equal(await guard('a session', 'there'), 'a session');
  });

  it('is not counted when something else is wrong', async () => {
    for (let count = 0; count < FAILURES + 2; count++) {
      assert.equal(await guard(new Fault('gone')), 'gone');
      assert.equal(await guard(new Error('no database')), 'Error: no database');
    }
    assert.equal(await guard('a session'), 'a session');
  });

  it('is the last one of a network that was wrong once, as soon as the account has ten times as many failures', async () => {
    const wrong = new Fault('invalid');
    assert.equal(await guard(wrong, 'once wrong'), 'invalid');
    for (let count = 1; count < FAILURES * 10; count++)
      assert.equal(await guard(wrong, `network ${Math.floor(count / FAILURES)}`), 'invalid');
    assert.equal(await guard('a session', 'once wrong'), 'too_many');
    assert.equal(await guard('a session', 'never wrong'), 'a session');
  });
});

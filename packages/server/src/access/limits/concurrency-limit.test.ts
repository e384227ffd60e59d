import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from '../../fault.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Work that ends on demand. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: resolve, fail: reject, hasBegun: () => hasBegun };
}

/** Lets everything happen that waits for nothing from outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a limit on work at once', () => {
  it('holds for each subject by itself, and gives a place to who came first', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 2, waitMs: 60_000 });
    const pieces = [piece(), piece(), piece(), piece()] as const;
    const runs = pieces.map(({ work }) => limit.run('one', work));
    const other = piece();
    const otherRun = limit.run('two', other.work);
    await settle();
    assert.deepEqual(
      [...pieces, other].map((each) => each.hasBegun()),
      [true, true, false, false, true],
    );
    pieces[1].end('second');
    await settle();
    assert.deepEqual(
      pieces.map((each) => each.hasBegun()),
      [true, true, true, false],
    );
    // A failure gives its place away as well.
    pieces[0].fail(new Error('first'));
    await assert.rejects(runs[0] ?? assert.fail(), /first/);
    await settle();
    assert.equal(pieces[3].hasBegun(), true);
    pieces[2].end('third');
    pieces[3].end('fourth');
    other.end('other');
    assert.deepEqual(await Promise.all([...runs.slice(1), otherRun]), ['second', 'third', 'fourth', 'other']);
  });

  it('refuses who waited too long, whose place in the line is gone', async () => {
    const limit = new ConcurrencyLimit({ atOnce: 1, waitMs: 1 });
    const first = piece();
    const run = limit.run('one', first.work);
    const late = piece();
    await assert.rejects(limit.run('one', late.work), (error) => {
      assert.ok(error instanceof Fault);
      assert.deepEqual([error.kind, error.retryAfterSeconds], ['too_many', 5]);
      return true;
    });
    first.end('done');
    assert.equal(await run, 'done');
    await settle();
    assert.equal(late.hasBegun(), false);
    assert.equal(await limit.run('one', async () => 'next'), 'next');
  });
});

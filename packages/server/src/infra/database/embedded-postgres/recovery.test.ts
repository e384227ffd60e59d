import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { recover } from './recovery.ts';

/** On a clock of its own; returns the moments of the attempts, and what was reported. */
async function recoverOnClock(options: {
  attempt: (attempts: number) => void;
  freeBytesAt?: (nowMs: number) => number;
  forMs: number;
}) {
  const attempts: number[] = [];
  const changes: (string | null)[] = [];
  const stopping = new AbortController();
  let nowMs = 0;
  await recover({
    attempt: async () => {
      attempts.push(nowMs);
      options.attempt(attempts.length);
    },
    freeBytes: () => options.freeBytesAt?.(nowMs) ?? 0,
    onChange: (failure) => changes.push(failure),
    signal: stopping.signal,
    wait: async (ms) => {
      nowMs += ms;
      if (nowMs >= options.forMs) stopping.abort();
    },
  });
  return { attempts, changes };
}

const fail = (message: string, mayPass = false) => {
  throw new EmbeddedPostgresError(message, { mayPass });
};

test('goes on for ever, with pauses that grow to 30 s', async () => {
  const { attempts, changes } = await recoverOnClock({ attempt: () => fail('no'), forMs: 3_600_000 });
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  assert.deepEqual(pauses.slice(0, 8), [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000]);
  assert.deepEqual(new Set(pauses.slice(7)), new Set([30_000]));
  assert(attempts.length > 100);
  assert.deepEqual(changes, ['no']);
});

test('tries what passes by itself again at once for some seconds, then every second', async () => {
  const { attempts } = await recoverOnClock({ attempt: () => fail('in use', true), forMs: 60_000 });
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  assert.deepEqual(new Set(pauses.slice(0, 18)), new Set([250]));
  assert.equal(Math.max(...pauses), 1000);
});

test('reports each new reason, and the success', async () => {
  const { changes } = await recoverOnClock({
    attempt: (attempts) => {
      if (attempts < 5) fail(attempts < 3 ? 'first' : 'second');
    },
    forMs: 60_000,
  });
  assert.deepEqual(changes, ['first', 'second', null]);
});

test('space that comes back ends a long pause', async () => {
  const spaceAt = 100_000;
  const { attempts } = await recoverOnClock({
    attempt: () => fail('full'),
    freeBytesAt: (nowMs) => (nowMs >= spaceAt ? 100_000_000 : 0),
    forMs: 110_000,
  });
  const next = attempts.find((at) => at >= spaceAt) ?? 0;
  assert(next - spaceAt <= 500, `${next}`);
});

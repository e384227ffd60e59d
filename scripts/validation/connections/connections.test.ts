import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayAll } from './replay.ts';
import { shareCorrect, total } from './verdict.ts';

const HOMES = 60;

test('what providers send in their real forms is read correctly, and nothing is invented', async () => {
  // Other homes at every run: what is read must not depend on which.
  const firstSeed = 1 + Math.floor(Math.random() * 5000);
  for (const { provider, verdicts, faults } of await replayAll(HOMES, firstSeed)) {
    const all = total(verdicts);
    const message = `${provider}, from seed ${firstSeed}:\n${faults.slice(0, 10).join('\n')}`;
    assert.ok(all.correct > HOMES * 3, message);
    assert.deepEqual([all.wrong, all.invented], [0, 0], message);
    assert.ok(shareCorrect(all) >= 0.99, message);
  }
});

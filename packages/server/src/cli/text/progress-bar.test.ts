import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bar, progressText } from './progress-bar.ts';

test('a bar is as full as the work is done, and never more', () => {
  assert.equal(bar(0), '╌'.repeat(28));
  assert.equal(bar(0.5), '━'.repeat(14) + '╌'.repeat(14));
  assert.equal(bar(1.2), '━'.repeat(28));
});

test('the text has the rate and the time left', () => {
  assert.equal(progressText('estates', 250, 1000, 0.5), 'estates 250/1000 (25 %), 500/s, 2 s left');
  assert.equal(progressText('estates', 10, 100_000, 1), 'estates 10/100000 (0 %), 10/s, 167 min left');
  assert.equal(progressText('estates', 1000, 1000, 2), 'estates 1000/1000 (100 %), 500/s');
  assert.equal(progressText('estates', 0, 0, 0), 'estates 0/0 (100 %), 0/s');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PortfolioAction } from '@rooftree/client/members';
import { isOver, progressOf, runningIn } from './action-progress.ts';

const action = (part: Partial<PortfolioAction>): PortfolioAction => ({
  id: '1',
  action: 'REPORT',
  language: 'en',
  created_at: '2026-11-14T09:30:00.000Z',
  ended_at: null,
  undone_at: null,
  can_undo: false,
  estates: { total: 40, done: 10, failed: 2, skipped: 5 },
  job_id: null,
  failure: null,
  ...part,
});

test('what is skipped is no part of the work', () => {
  assert.deepEqual(progressOf(action({})), { done: 12, failed: 2, total: 35 });
});

test('an action is over when it has ended', () => {
  assert.equal(isOver(action({})), false);
  assert.equal(isOver(action({ ended_at: '2026-11-14T09:31:00.000Z' })), true);
});

test('the newest that runs is followed', () => {
  const ended = action({ id: '3', ended_at: '2026-11-14T09:31:00.000Z' });
  assert.equal(runningIn([ended, action({ id: '2' }), action({ id: '1' })])?.id, '2');
  assert.equal(runningIn([ended]), null);
});

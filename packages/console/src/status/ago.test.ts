import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAgo } from './ago.ts';

test('the largest unit of which there are two or more', () => {
  assert.equal(formatAgo('en', 1), '1 second ago');
  assert.equal(formatAgo('en', 119), '119 seconds ago');
  assert.equal(formatAgo('en', 120), '2 minutes ago');
  assert.equal(formatAgo('en', 5 * 3600 + 60), '5 hours ago');
  assert.equal(formatAgo('en', 47 * 3600), '47 hours ago');
  assert.equal(formatAgo('en', 48 * 3600), '2 days ago');
});

test('in the language of the reader', () => {
  assert.equal(formatAgo('nl-BE', 7200), '2 uur geleden');
  assert.equal(formatAgo('fr-BE', 7200), 'il y a 2 heures');
});

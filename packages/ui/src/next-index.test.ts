import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextIndex } from './next-index.ts';

const LABELS = ['Export', 'Map', 'Columns', 'Excel'];

test('arrow keys go around, Home and End to the ends', () => {
  assert.equal(nextIndex(LABELS, 0, 'ArrowDown'), 1);
  assert.equal(nextIndex(LABELS, 3, 'ArrowDown'), 0);
  assert.equal(nextIndex(LABELS, 0, 'ArrowUp'), 3);
  assert.equal(nextIndex(LABELS, -1, 'ArrowUp'), 3);
  assert.equal(nextIndex(LABELS, 2, 'Home'), 0);
  assert.equal(nextIndex(LABELS, 0, 'End'), 3);
});

test('a letter goes to the next item that begins with it', () => {
  assert.equal(nextIndex(LABELS, 0, 'e'), 3);
  assert.equal(nextIndex(LABELS, 3, 'E'), 0);
  assert.equal(nextIndex(LABELS, 0, 'z'), null);
});

test('other keys and an empty menu move nothing', () => {
  assert.equal(nextIndex(LABELS, 0, 'Enter'), null);
  assert.equal(nextIndex(LABELS, 0, ' '), null);
  assert.equal(nextIndex([], -1, 'ArrowDown'), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeadLink } from './is-dead-link.ts';

test('a link that is gone is dead, whenever that is found', () => {
  assert.ok(isDeadLink(410, false));
  assert.ok(isDeadLink(410, true));
});

test('a part of a link is refused as none, a wrong password is not', () => {
  assert.ok(isDeadLink(400, false));
  assert.ok(isDeadLink(404, false));
  assert.equal(isDeadLink(400, true), false);
  assert.equal(isDeadLink(0, false), false, 'the server is away');
  assert.equal(isDeadLink(429, false), false);
});

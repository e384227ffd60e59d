import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClaims } from './read-claims.ts';

const nameOf = (name: unknown) => readClaims({ name }, 'groups').name;
const addressOf = (email: unknown) => readClaims({ email }, 'groups').email;

test('a name is text without control characters, as long as a name may be', () => {
  assert.equal(nameOf(' An\tPeeters '), 'An Peeters');
  assert.equal(nameOf('a'.repeat(255)), 'a'.repeat(255));
  for (const none of ['a'.repeat(256), ' \n', '', 7, null, undefined]) assert.equal(nameOf(none), null);
});

test('an address is one that mail can go to', () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  assert.equal(addressOf(longest), longest);
  for (const none of [`a${longest}`, '', 'An', 'an @example.com']) assert.equal(addressOf(none), null);
});

test('the name of who has none is the one they sign in with', () => {
  assert.equal(readClaims({ name: '', preferred_username: 'an' }, 'groups').name, 'an');
});

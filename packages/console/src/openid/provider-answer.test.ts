import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseProviderAnswer } from './provider-answer.ts';

test('a way back has the state that left, and a code or an error', () => {
  assert.deepEqual(parseProviderAnswer('?state=s&code=c&iss=https%3A%2F%2Fid.example&session_state=x'), {
    state: 's',
    code: 'c',
    iss: 'https://id.example',
    error: undefined,
  });
  assert.equal(parseProviderAnswer('?state=s&error=access_denied')?.error, 'access_denied');
});

test('without a state it is no answer', () => {
  assert.equal(parseProviderAnswer('?code=c'), null);
  assert.equal(parseProviderAnswer(''), null);
});

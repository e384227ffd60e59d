import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asCurl } from './as-curl.ts';

test('a request without a body', () => {
  assert.equal(
    asCurl({ method: 'GET', path: '/v1/estates' }, 'https://example.com'),
    `curl -sS --fail-with-body -X GET 'https://example.com/v1/estates' \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
});

test('one with a body, and a path that would be a command', () => {
  const command = asCurl({ method: 'PUT', path: `/v1/estates/'$(id)'` }, 'https://example.com');
  assert.match(command, /-d @body\.json$/);
  assert.ok(command.includes(`'https://example.com/v1/estates/'\\''$(id)'\\'''`));
});

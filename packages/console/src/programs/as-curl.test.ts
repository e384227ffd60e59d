import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asCurl } from './as-curl.ts';

test('a request without a body', () => {
  assert.equal(
    asCurl({ method: 'GET', path: '/v1/estates', request_body: null }, 'https://example.com'),
    `curl -sS --fail-with-body -X GET 'https://example.com/v1/estates' \\\n  -H "Authorization: Bearer $TOKEN"`,
  );
});

test('one with a body, and a path that would be a command', () => {
  const command = asCurl(
    { method: 'PUT', path: `/v1/estates/'$(id)'`, request_body: '[omitted]' },
    'https://example.com',
  );
  assert.match(command, /-d @body\.json$/);
  assert.ok(command.includes(`'https://example.com/v1/estates/'\\''$(id)'\\'''`));
});

test('one whose body was recorded', () => {
  const body = { estate_type: 'HOUSE', note: "it's $(id)" };
  const command = asCurl({ method: 'PUT', path: '/v1/estates/1', request_body: body }, 'https://example.com');
  assert.ok(command.endsWith(`-d '{"estate_type":"HOUSE","note":"it'\\''s $(id)"}'`), command);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webAddress } from '../../http/requests/json-schemas.ts';
import { compileCheck } from './check.ts';

test('an address with a host that means any host, or more than one thing, is refused', () => {
  const check = compileCheck(webAddress());
  for (const host of ['*', '*.example.com', 'a;b', "a'b", 'a,b', '..', 'a..b'])
    assert.deepEqual(check(`https://${host}/1.jpg`), [' must be a URL address'], host);
  for (const host of [
    'photos.example',
    'my_host.example.',
    'localhost:8080',
    '192.0.2.1',
    '[2001:db8::1]',
    'bücher.example',
  ])
    assert.deepEqual(check(`https://${host}/1.jpg`), [], host);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName } from './device-name.ts';

test('a browser is known by its name and its system', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
  assert.equal(deviceName(windows), 'Chrome, Windows');
  assert.equal(
    deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    'Firefox, Linux',
  );
  assert.equal(
    deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
    'Safari, iPhone',
  );
});

test('what is not known is a dash', () => {
  assert.equal(deviceName(null), '–');
  assert.equal(deviceName('curl/8'), '–');
});

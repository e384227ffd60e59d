import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readConfig } from './config.ts';
import { readSecretKey } from './secret-key.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-key-'));
after(() => rmSync(home, { recursive: true }));

test('a key is made once, kept for its owner only, and read again', () => {
  const dataDir = join(home, 'data');
  const config = readConfig({ ROOFTREE_DATA_DIR: dataDir });
  const key = readSecretKey(config);
  assert.match(key, /^[\w-]{43}$/);
  assert.equal(readSecretKey(config), key);
  assert.deepEqual(readdirSync(dataDir), ['secret-key']);
  assert.equal(statSync(join(dataDir, 'secret-key')).mode & 0o777, 0o600);
});

test("the operator's key comes before a kept one", () => {
  const given = 'x'.repeat(32);
  const config = readConfig({ ROOFTREE_DATA_DIR: join(home, 'other'), ROOFTREE_SECRET_KEY: given });
  assert.equal(readSecretKey(config), given);
});

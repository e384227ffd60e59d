import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readConfig } from '../../config.ts';
import { findSecretKeys, readSecretKeys } from './read-secret-keys.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-key-'));
after(() => rmSync(home, { recursive: true }));
const DATABASE_URL = 'postgres://user@db.example.com/rooftree';

test('for the embedded database a key is made once, kept for its owner only, and read again', () => {
  const dataDir = join(home, 'data');
  const config = readConfig({ ROOFTREE_DATA_DIR: dataDir });
  assert.equal(findSecretKeys(config), null);
  const { signing, fallback, source } = readSecretKeys(config);
  assert.match(signing, /^[\w-]{43}$/);
  assert.deepEqual([fallback, source], [null, join(dataDir, 'secret-key')]);
  assert.equal(readSecretKeys(config).signing, signing);
  assert.deepEqual(readdirSync(dataDir), ['secret-key']);
  assert.equal(statSync(join(dataDir, 'secret-key')).mode & 0o777, 0o600);
  // The same folder with a database of the operator's: the key that is there is used.
  assert.equal(readSecretKeys(readConfig({ ROOFTREE_DATA_DIR: dataDir, DATABASE_URL })).signing, signing);
});

test("for a database of the operator's no key is made, and the start says how to make one", () => {
  const dataDir = join(home, 'none');
  assert.throws(() => readSecretKeys(readConfig({ ROOFTREE_DATA_DIR: dataDir, DATABASE_URL })), {
    name: 'ConfigError',
    message: /^ROOFTREE_SECRET_KEY must be set when DATABASE_URL is: .*`openssl rand -base64 32`$/,
  });
  assert.equal(existsSync(dataDir), false);
});

test("the operator's key comes before a kept one, and a fallback must be another", () => {
  const [given, other] = ['x'.repeat(32), 'y'.repeat(32)];
  const env = { ROOFTREE_DATA_DIR: join(home, 'data'), ROOFTREE_SECRET_KEY: given };
  assert.deepEqual(readSecretKeys(readConfig({ ...env, ROOFTREE_SECRET_KEY_FALLBACK: other })), {
    signing: given,
    fallback: other,
    source: 'ROOFTREE_SECRET_KEY',
  });
  assert.throws(() => readSecretKeys(readConfig({ ...env, ROOFTREE_SECRET_KEY_FALLBACK: given })), {
    name: 'ConfigError',
    message: 'ROOFTREE_SECRET_KEY_FALLBACK must be another key than ROOFTREE_SECRET_KEY',
  });
});

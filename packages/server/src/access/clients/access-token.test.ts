import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { CLIENT_PERMISSIONS } from '../../caller.ts';
import { readSignedToken, signToken } from './access-token.ts';
import { deriveClientKeys } from './client-keys.ts';

const [OLD_KEY, NEW_KEY] = ['o'.repeat(32), 'n'.repeat(32)] as [string, string];
const PREFIX = 'rooftree_token_';
const CLAIMS = {
  contextId: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
  clientId: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e91',
  secretId: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e92',
  permissions: ['renovations:read', 'estates:write'] as const,
  expiresAtSeconds: 1_900_000_000,
};

test('a token says what was signed, to whoever has the key, be it the first or the second', () => {
  const token = signToken(deriveClientKeys(OLD_KEY), CLAIMS);
  for (const keys of [deriveClientKeys(OLD_KEY), deriveClientKeys(NEW_KEY, OLD_KEY)]) {
    assert.deepEqual(readSignedToken(keys, token), CLAIMS);
  }
  assert.equal(readSignedToken(deriveClientKeys(NEW_KEY), token), null);
});

test('a token of another version is not read, though it was signed with the key', () => {
  const keys = deriveClientKeys(NEW_KEY);
  const bytes = Buffer.from(signToken(keys, CLAIMS).slice(PREFIX.length), 'base64url');
  const sign = (version: number) => {
    const claims = Buffer.from(bytes.subarray(0, -32));
    claims[0] = version;
    const signature = createHmac('sha256', keys[0].tokenSignature).update(claims).digest();
    return PREFIX + Buffer.concat([claims, signature]).toString('base64url');
  };
  assert.deepEqual(readSignedToken(keys, sign(1)), CLAIMS);
  for (const version of [0, 2, 3]) assert.equal(readSignedToken(keys, sign(version)), null);
});

test('a token with permissions beyond the first eight has the wide layout, and only then', () => {
  const keys = deriveClientKeys(NEW_KEY);
  const versionOf = (token: string) => Buffer.from(token.slice(PREFIX.length), 'base64url')[0];
  const all = { ...CLAIMS, permissions: CLIENT_PERMISSIONS };
  assert.deepEqual(readSignedToken(keys, signToken(keys, all)), all);
  assert.equal(versionOf(signToken(keys, all)), 2);
  const first = { ...CLAIMS, permissions: CLIENT_PERMISSIONS.slice(0, 8) };
  assert.deepEqual(readSignedToken(keys, signToken(keys, first)), first);
  assert.equal(versionOf(signToken(keys, first)), 1);
});

test('a token in the first layout, without version and key, is read until it expires', () => {
  const claims = Buffer.from(signToken(deriveClientKeys(OLD_KEY), CLAIMS).slice(PREFIX.length), 'base64url');
  const sign = (bytes: Buffer, secretKey: string) => {
    const [{ tokenSignature }] = deriveClientKeys(secretKey);
    const signature = createHmac('sha256', tokenSignature).update(bytes).digest();
    return PREFIX + Buffer.concat([bytes, signature]).toString('base64url');
  };
  const first = claims.subarray(1 + 8, -32);
  for (const keys of [deriveClientKeys(OLD_KEY), deriveClientKeys(NEW_KEY, OLD_KEY)]) {
    assert.deepEqual(readSignedToken(keys, sign(first, OLD_KEY)), CLAIMS);
  }
  assert.equal(readSignedToken(deriveClientKeys(NEW_KEY), sign(first, OLD_KEY)), null);
  const [token, forged] = [sign(first, OLD_KEY), Buffer.from(first)];
  forged[48] = 0xff;
  const signature = Buffer.from(token.slice(PREFIX.length), 'base64url').subarray(-32);
  const text = PREFIX + Buffer.concat([forged, signature]).toString('base64url');
  assert.equal(readSignedToken(deriveClientKeys(OLD_KEY), text), null);
});

test('a token is read under its own prefix only', () => {
  const keys = deriveClientKeys(NEW_KEY);
  const signed = signToken(keys, CLAIMS).slice(PREFIX.length);
  assert.deepEqual(readSignedToken(keys, `rooftree_token_${signed}`), CLAIMS);
  assert.equal(readSignedToken(keys, `rooftree_other_${signed}`), null);
  assert.equal(readSignedToken(keys, `rooftree_token_${signed}A`), null);
});

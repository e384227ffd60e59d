import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { backupRecipient } from '../../setting-kinds.ts';
import { makeRecipient, seal, unseal } from './seal.ts';

describe('a sealed text', () => {
  const { identity, recipient } = makeRecipient();
  const sealed = seal('the secret key', recipient);

  it('is opened by the identity of its recipient and by no other', () => {
    assert.equal(unseal(sealed, identity), 'the secret key');
    assert.throws(() => unseal(sealed, makeRecipient().identity));
    assert.doesNotMatch(sealed, /secret/);
  });

  it('is another text every time', () => {
    assert.notEqual(seal('the secret key', recipient), sealed);
  });

  it('cannot be changed', () => {
    for (const field of ['ephemeral', 'nonce', 'sealed', 'tag']) {
      const parts = JSON.parse(sealed);
      const flipped = Buffer.from(parts[field], 'base64url');
      flipped.writeUInt8(flipped.readUInt8(0) ^ 1, 0);
      const changed = JSON.stringify({ ...parts, [field]: flipped.toString('base64url') });
      assert.throws(() => unseal(changed, identity), field);
    }
    const { tag } = JSON.parse(sealed);
    assert.throws(() => unseal(JSON.stringify({ ...JSON.parse(sealed), tag: tag.slice(0, 6) }), identity));
  });

  it('takes a recipient as the setting has it', () => {
    assert.equal(backupRecipient(recipient), recipient);
  });

  it('takes an identity that OpenSSL made, and refuses a key of another kind', (t) => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    assert.throws(() => unseal(sealed, other), /X25519/);
    let made: string;
    try {
      made = execFileSync('openssl', ['genpkey', '-algorithm', 'X25519'], { encoding: 'utf8' });
    } catch {
      return t.skip('openssl is not installed');
    }
    const { x } = createPublicKey(made).export({ format: 'jwk' });
    assert.equal(unseal(seal('x', `x25519:${x}`), made), 'x');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deriveClientKeys } from '../../../access/clients/client-keys.ts';
import { seal, unseal } from './seal.ts';

const OLD = 'a secret key of thirty-two characters';
const NEW = 'another key of thirty-two characters!';
const CREDENTIALS = { username: 'partner', password: 'a secret' };

describe('sealed credentials', () => {
  const sealed = seal(deriveClientKeys(OLD), 'connection a', CREDENTIALS);

  it('are opened with the key that sealed them, in their own place only', () => {
    assert.deepEqual(unseal(deriveClientKeys(OLD), 'connection a', sealed), CREDENTIALS);
    assert.equal(unseal(deriveClientKeys(OLD), 'connection b', sealed), null);
    assert.equal(unseal(deriveClientKeys(NEW), 'connection a', sealed), null);
    assert.ok(!sealed.bytes.toString('latin1').includes('secret'));
  });

  it('are opened while the key is being changed', () => {
    assert.deepEqual(unseal(deriveClientKeys(NEW, OLD), 'connection a', sealed), CREDENTIALS);
    const anew = seal(deriveClientKeys(NEW, OLD), 'connection a', CREDENTIALS);
    assert.deepEqual(unseal(deriveClientKeys(NEW), 'connection a', anew), CREDENTIALS);
  });

  it('are not opened when a bit of them is another', () => {
    for (let place = 0; place < sealed.bytes.length; place++) {
      const bytes = Buffer.from(sealed.bytes);
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      assert.equal(unseal(deriveClientKeys(OLD), 'connection a', { ...sealed, bytes }), null);
    }
  });

  it('are never sealed alike', () => {
    const again = seal(deriveClientKeys(OLD), 'connection a', CREDENTIALS);
    assert.notDeepEqual(again.bytes, sealed.bytes);
  });
});

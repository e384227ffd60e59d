import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { makeRecipient } from '../seal.ts';
import { createFolderStore } from './folder-store.ts';
import { findStoreKey, loadStoreKey, openSealedKey, publishStoreKey, storeKeyId } from './store-key.ts';

describe('the key of encrypted backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-store-key-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const { identity, recipient } = makeRecipient();
  const store = createFolderStore(join(folder, 'place'));

  it('is drawn once for each recipient, for the server alone to read', () => {
    assert.equal(findStoreKey(folder, recipient), null);
    assert.equal(findStoreKey(folder, null), null);
    const key = loadStoreKey(folder, recipient);
    assert.equal(key.length, 32);
    assert.deepEqual(loadStoreKey(folder, recipient), key);
    assert.deepEqual(findStoreKey(folder, recipient), key);
    assert.notDeepEqual(loadStoreKey(folder, makeRecipient().recipient), key);
    const files = readdirSync(folder);
    assert.equal(files.length, 2);
    for (const file of files) assert.equal(statSync(join(folder, file)).mode & 0o077, 0);
  });

  it('is opened by the private key and by no other', async () => {
    const key = loadStoreKey(folder, recipient);
    await assert.rejects(openSealedKey(store, identity), /encryption-key\.json is missing/);
    await publishStoreKey(store, key, recipient);
    await publishStoreKey(store, loadStoreKey(folder, makeRecipient().recipient), recipient);
    assert.deepEqual(await openSealedKey(store, identity), key);
    await assert.rejects(openSealedKey(store, makeRecipient().identity), /for another private key/);
  });

  it('has an id of its own', () => {
    const key = loadStoreKey(folder, recipient);
    assert.match(storeKeyId(key), /^[0-9a-f]{16}$/);
    assert.notEqual(storeKeyId(key), storeKeyId(Buffer.alloc(32)));
  });

  it('is refused when its file is not whole', () => {
    const other = makeRecipient().recipient;
    const before = new Set(readdirSync(folder));
    loadStoreKey(folder, other);
    const [added = ''] = readdirSync(folder).filter((name) => !before.has(name));
    writeFileSync(join(folder, added), 'half');
    assert.throws(() => loadStoreKey(folder, other), /holds no key for backups/);
  });
});

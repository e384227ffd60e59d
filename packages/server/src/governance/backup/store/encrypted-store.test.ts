import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { CHUNK_BYTES, encryptedSize } from './chunked-cipher.ts';
import { createEncryptedStore } from './encrypted-store.ts';
import { createFolderStore } from './folder-store.ts';

describe('an encrypted store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-encrypted-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const inner = createFolderStore(folder);
  const store = createEncryptedStore(inner, randomBytes(32));
  const read = async (name: string, from = store) => buffer(await from.read(name));
  /** Header, then chunks with their tags. */
  const header = 'rooftree encrypted 1\n'.length + 32;
  const chunk = CHUNK_BYTES + 16;

  for (const bytes of [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES]) {
    it(`gives ${bytes} bytes back as they were, and their number`, async () => {
      const content = randomBytes(bytes);
      await store.put('a/whole', content);
      assert.deepEqual(await read('a/whole'), content);
      assert.equal(await store.sizeOf('a/whole'), bytes);
      // A bucket receives the size before it gets the bytes.
      assert.equal(await inner.sizeOf('a/whole'), encryptedSize(bytes));
      assert.deepEqual(await store.list('a'), [{ name: 'a/whole', bytes }]);
    });
  }

  it('takes a stream in pieces of any size', async () => {
    const pieces = [1, 70_000, 5, 0, 200_000].map((size) => randomBytes(size));
    const content = Buffer.concat(pieces);
    await store.put('stream', { bytes: content.length, open: () => Readable.from(pieces) });
    assert.deepEqual(await read('stream'), content);
  });

  it('writes nothing that can be read', async () => {
    await store.put('plain', Buffer.from('Lindenlaan 1, 2800 Mechelen'));
    assert.doesNotMatch(readFileSync(join(folder, 'plain'), 'latin1'), /Lindenlaan|Mechelen/);
    const again = readFileSync(join(folder, 'plain'));
    await store.put('plain', Buffer.from('Lindenlaan 1, 2800 Mechelen'));
    assert.notDeepEqual(readFileSync(join(folder, 'plain')), again);
  });

  it('knows no object that is missing', async () => {
    assert.equal(await store.sizeOf('missing'), null);
    await assert.rejects(store.read('missing'), /cannot read/);
  });

  const changes: Record<string, (file: string) => void> = {
    'with one bit changed': (file) => flip(file, header + 10),
    'with its salt changed': (file) => flip(file, 30),
    'with its last tag changed': (file) => flip(file, readFileSync(file).length - 1),
    'cut off within a chunk': (file) => truncateSync(file, header + chunk + 100),
    'cut off at the end of a chunk': (file) => truncateSync(file, header + 2 * chunk),
    'cut off within its header': (file) => truncateSync(file, 20),
    'cut off after its header': (file) => truncateSync(file, header),
    'cut off within a tag': (file) => truncateSync(file, header + 5),
    'with two chunks exchanged': (file) => rewrite(file, (parts) => [parts[1], parts[0], parts[2]]),
    'with a chunk repeated': (file) => rewrite(file, (parts) => [parts[0], parts[0], parts[1], parts[2]]),
    'without its first chunk': (file) => rewrite(file, (parts) => [parts[1], parts[2]]),
    'with its last chunk twice': (file) => rewrite(file, (parts) => [...parts, parts[2]]),
    'with bytes appended': (file) =>
      writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(9)])),
    'replaced by a readable one': (file) => writeFileSync(file, randomBytes(200)),
  };
  for (const [how, change] of Object.entries(changes)) {
    it(`refuses an object ${how}`, async () => {
      await store.put('changed', randomBytes(2 * CHUNK_BYTES + 500));
      change(join(folder, 'changed'));
      await assert.rejects(read('changed'), /changed cannot be decrypted: it (is|was)/);
    });
  }

  it('refuses an object in the place of another', async () => {
    await store.put('one', randomBytes(100));
    copyFileSync(join(folder, 'one'), join(folder, 'two'));
    await assert.rejects(read('two'), /another key or name/);
  });

  it('refuses another key', async () => {
    await store.put('one', randomBytes(100));
    await assert.rejects(read('one', createEncryptedStore(inner, randomBytes(32))), /another key or name/);
  });

  function flip(file: string, at: number): void {
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(file, bytes);
  }

  function rewrite(file: string, change: (chunks: (Buffer | undefined)[]) => (Buffer | undefined)[]): void {
    const bytes = readFileSync(file);
    const chunks = [0, 1, 2].map((number) =>
      bytes.subarray(header + number * chunk, header + (number + 1) * chunk),
    );
    writeFileSync(
      file,
      Buffer.concat([bytes.subarray(0, header), ...change(chunks).map((part) => part ?? Buffer.alloc(0))]),
    );
  }
});

import { Readable } from 'node:stream';
import { BackupError } from '../backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { DecryptionError, decrypt, decryptedSize, encrypt, encryptedSize } from './chunked-cipher.ts';

/**
 * A store in which every object is encrypted with this key; callers see names, contents and sizes as they are without.
 */
export function createEncryptedStore(inner: BackupStore, key: Buffer): BackupStore {
  async function* decrypted(name: string, content: Readable): AsyncGenerator<Buffer> {
    try {
      yield* decrypt(content, { key, name });
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      throw new BackupError(`${inner.locate(name)} cannot be decrypted: ${error.message}`, { cause: error });
    } finally {
      content.destroy();
    }
  }
  return {
    ...inner,
    put(name, content) {
      const { bytes, open } =
        content instanceof Uint8Array
          ? { bytes: content.byteLength, open: () => Readable.from([content]) }
          : content;
      return inner.put(name, {
        bytes: encryptedSize(bytes),
        open: () => Readable.from(encrypt(open(), { key, name }), { objectMode: false }),
      });
    },
    read: async (name) =>
      Readable.from(decrypted(name, await inner.read(name)), {
        objectMode: false,
      }),
    sizeOf: async (name) => {
      const bytes = await inner.sizeOf(name);
      return bytes === null ? null : decryptedSize(bytes);
    },
    list: async (folder) =>
      (await inner.list(folder)).map(({ name, bytes }) => ({ name, bytes: decryptedSize(bytes) })),
  };
}

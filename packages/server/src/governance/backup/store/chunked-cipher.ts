/**
 * Encrypts a stream in chunks of 64 KiB with AES-256-GCM. The nonce of a chunk is its number and whether it is the last
 * (the STREAM construction, as age has it), so that chunks which were changed, moved, repeated, cut off or appended
 * fail. Each object has a key of its own, derived from a random salt and its name: one object is never taken for
 * another.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const MAGIC = Buffer.from('rooftree encrypted 1\n');
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES;
export const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

export interface ObjectKey {
  /** 32 bytes. */
  key: Buffer;
  name: string;
}

/** Its message says what is wrong with the object, without its name. */
export class DecryptionError extends Error {
  override name = 'DecryptionError';
}

export async function* encrypt(
  content: AsyncIterable<Uint8Array>,
  objectKey: ObjectKey,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const derived = deriveKey(objectKey, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { chunk, number, isLast } of chunksOf(content, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', derived, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Yields only what is authentic; that it was the whole is known when it ends without an error. */
export async function* decrypt(
  content: AsyncIterable<Uint8Array>,
  objectKey: ObjectKey,
): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(content);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new DecryptionError('it is not encrypted');
  const derived = deriveKey(objectKey, header.subarray(MAGIC.length));
  for await (const { chunk, number, isLast } of chunksOf(rest, SEALED_CHUNK_BYTES)) {
    if (chunk.length < TAG_BYTES) throw new DecryptionError('it was cut off');
    const decipher = createDecipheriv('aes-256-gcm', derived, nonceOf(number, isLast), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    const opened = decipher.update(chunk.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      throw new DecryptionError('it was changed or cut off, or belongs to another key or name', { cause });
    }
    yield opened;
  }
}

/** Of so many bytes, encrypted. An empty object is one empty chunk. */
export function encryptedSize(bytes: number): number {
  return HEADER_BYTES + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));
}

export function decryptedSize(bytes: number): number {
  const body = bytes - HEADER_BYTES;
  return Math.max(0, body - TAG_BYTES * Math.ceil(body / SEALED_CHUNK_BYTES));
}

function deriveKey({ key, name }: ObjectKey, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `rooftree backup object ${name}`, 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

interface Chunk {
  chunk: Buffer;
  number: number;
  isLast: boolean;
}

/** Chunks of one size but the last, which is known by the end of the stream; at least one. */
async function* chunksOf(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Chunk> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  for await (const piece of content) {
    waiting.push(piece);
    length += piece.length;
    // A full chunk that nothing follows is the last one.
    if (length <= size) continue;
    let joined = Buffer.concat(waiting);
    for (; joined.length > size; joined = joined.subarray(size), number += 1)
      yield { chunk: joined.subarray(0, size), number, isLast: false };
    waiting = [joined];
    length = joined.length;
  }
  yield { chunk: Buffer.concat(waiting), number, isLast: true };
}

async function splitHeader(content: AsyncIterable<Uint8Array>) {
  const pieces = content[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < HEADER_BYTES) {
    const next = await pieces.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      if (start.length > HEADER_BYTES) yield start.subarray(HEADER_BYTES);
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { header: start.subarray(0, HEADER_BYTES), rest: rest() };
}

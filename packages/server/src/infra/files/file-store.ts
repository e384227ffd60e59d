/**
 * Where files are stored: one port, two adapters (a folder, any S3). A file is written once and never changed. There is
 * no listing on purpose: others may use the same bucket, and only the ledger (files/) knows what is to be removed.
 */
import type { Readable } from 'node:stream';

export interface FileInfo {
  bytes: number;
  etag: string;
}

/** Where files are stored, as an operator knows it. */
export interface StoreDescription {
  kind: 'folder' | 'bucket';
  place: string;
  /** Of the disk; null for a bucket, which has no end. */
  freeBytes: number | null;
}

export interface FileStore {
  /** Throws a `FileStoreError` when the store cannot be reached, or written to. */
  describe(): Promise<StoreDescription>;
  /**
   * What its operator has to fix before a file can be stored, in one line; undefined where all is well, or it does not
   * answer now.
   */
  findFault(): Promise<string | undefined>;
  /** Durable when it resolves; a failure leaves nothing behind and throws a `FileStoreError`. */
  write(path: string, content: Uint8Array, contentType: string): Promise<void>;
  find(path: string): Promise<FileInfo | null>;
  /** `start` and `end` are byte positions, both included. */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>;
  /** No fault when it is already gone. */
  remove(path: string): Promise<void>;
  /** Where an operator finds the file. */
  locate(path: string): string;
  /** What it is, reachable or not. */
  readonly place: Pick<StoreDescription, 'kind' | 'place'>;
}

/** The store could not do its work now: a full disk, no permission, no network. The caller may try again. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/** Folders and names of letters, digits, `_` and `-`: no traversal, no hidden file, nothing to escape in a URL. */
const SAFE_PATH = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.[a-z0-9]+$/;

export function isSafePath(path: string): boolean {
  return path.length <= 255 && SAFE_PATH.test(path);
}

export function assertSafePath(path: string): void {
  if (!isSafePath(path)) throw new RangeError(`not a path of a stored file: ${JSON.stringify(path)}`);
}

/** The name under which a browser saves the file: its own, without the folders. */
export function contentDisposition(path: string): string {
  return `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`;
}

/** The unguessable address is the only protection of a file: no indexing, no shared cache, no content sniffing. */
export const CACHE_CONTROL = 'private, max-age=31536000, immutable';

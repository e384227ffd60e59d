/** Where backups are stored: one port, two adapters (a folder, any S3). Names are relative and made of safe parts. */
import type { Readable } from 'node:stream';
import { errorCode } from '../../../infra/error-code.ts';

interface StoredObject {
  name: string;
  bytes: number;
}

/** Content that need not fit into memory. */
export interface StreamedContent {
  bytes: number;
  /** May be called again, for another attempt. */
  open(): Readable;
}

export interface BackupStore {
  /** Whole and durable when it resolves; a failure leaves nothing under that name. */
  put(name: string, content: Uint8Array | StreamedContent): Promise<void>;
  read(name: string): Promise<Readable>;
  sizeOf(name: string): Promise<number | null>;
  /** Everything under the folder, however deep. */
  list(folder: string): Promise<StoredObject[]>;
  /** The folders right in this one; '' for the store itself. */
  folders(folder: string): Promise<string[]>;
  /** No fault when it is already gone. */
  remove(name: string): Promise<void>;
  /** Where an operator finds it. */
  locate(name?: string): string;
  close(): void;
}

/** The store could not do its work now: a full disk, no permission, no network. */
export class BackupStoreError extends Error {
  override name = 'BackupStoreError';
}

const SAFE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

export function assertSafeName(name: string): void {
  if (name.length > 400 || !SAFE_NAME.test(name))
    throw new RangeError(`not a name in a backup: ${JSON.stringify(name)}`);
}

/** Of a disk, and of what one account may use of it. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];
export const isDiskFull = (error: unknown): boolean => NO_ROOM.includes(errorCode(error) ?? '');

/** Runs the work; an error names what was tried, so that an operator needs no stack to understand it. */
export async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const reason = isDiskFull(cause) ? 'the disk is full' : message;
    throw new BackupStoreError(`${what}: ${reason}`, { cause });
  }
}

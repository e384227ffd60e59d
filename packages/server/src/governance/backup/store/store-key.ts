/**
 * The key that a database's backups are encrypted with. It is drawn once for each recipient and sealed for that
 * recipient beside the backups. The server has it in its data folder, which backups do not contain: it must read the
 * lists and the log that it wrote.
 */
import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from '../../../infra/error-code.ts';
import { BackupError } from '../backup-error.ts';
import { seal, unseal } from '../seal.ts';
import type { BackupStore } from './backup-store.ts';

const SEALED_KEY = 'encryption-key.json';
const KEY_BYTES = 32;

/** Eight bytes that reveal nothing about the key: the end of the folder's name. */
export const storeKeyId = (key: Buffer): string =>
  createHash('sha256').update('rooftree backup key id').update(key).digest('hex').slice(0, 16);

/** The server's own key for this recipient, drawn by the first who needs it. */
export function loadStoreKey(dataDir: string, recipient: string): Buffer {
  const file = keyFile(dataDir, recipient);
  const found = readKey(file);
  if (found !== null) return found;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // Never replaces one that another process made meanwhile.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(file) ?? loadStoreKey(dataDir, recipient);
}

/** Null where this server never made encrypted backups for the recipient. */
export function findStoreKey(dataDir: string, recipient: string | null): Buffer | null {
  return recipient === null ? null : readKey(keyFile(dataDir, recipient));
}

/** Seals the key for the recipient in the store; an encrypted backup without it would be lost with the server. */
export async function publishStoreKey(store: BackupStore, key: Buffer, recipient: string): Promise<void> {
  if ((await store.sizeOf(SEALED_KEY)) !== null) return;
  await store.put(SEALED_KEY, Buffer.from(seal(key.toString('base64url'), recipient)));
}

export async function openSealedKey(store: BackupStore, identity: string): Promise<Buffer> {
  if ((await store.sizeOf(SEALED_KEY)) === null)
    throw new BackupError(
      `${store.locate(SEALED_KEY)} is missing: without it the backups cannot be decrypted`,
    );
  const sealed = await text(await store.read(SEALED_KEY));
  try {
    return Buffer.from(unseal(sealed, identity), 'base64url');
  } catch (cause) {
    throw new BackupError(
      `the backups in ${store.locate()} are encrypted for another private key than the one of --identity`,
      { cause },
    );
  }
}

function keyFile(dataDir: string, recipient: string): string {
  const name = createHash('sha256').update(recipient).digest('hex').slice(0, 16);
  return join(dataDir, `backup-key-${name}`);
}

function readKey(file: string): Buffer | null {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    if (key.length !== KEY_BYTES) throw new BackupError(`${file} holds no key for backups: remove it`);
    return key;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

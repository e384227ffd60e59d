import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { errorCode } from './infra/error-code.ts';

/**
 * The key that signs tokens and hashes client secrets: the operator's, else one that is made once and kept in the data
 * folder, out of the database, so that a copy of the database alone opens nothing.
 */
export function readSecretKey(config: Config): string {
  if (config.secretKey !== null) return config.secretKey;
  const file = join(config.dataDir, 'secret-key');
  return readKey(file) ?? makeKey(config.dataDir, file);
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside and linked into place: two processes that start together end up with the same key. */
function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKey(file) ?? makeKey(dataDir, file);
}

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import { errorCode } from '../../infra/error-code.ts';

interface SecretKeys {
  /** Signs tokens and hashes client secrets. */
  signing: string;
  /** Accepted besides it while the key is being changed. */
  fallback: string | null;
  /** Where the signing key comes from, for messages. */
  source: string;
}

/**
 * The operator's key, else the one in the data folder: out of the database, so that a copy of the database alone opens
 * nothing. Only for the embedded database is a missing key made: a database of the operator's is shared by processes
 * that must all have the same one.
 */
export function readSecretKeys(config: Config): SecretKeys {
  const found = findSecretKeys(config);
  if (found !== null) return found;
  if (config.databaseUrl !== null) {
    throw new ConfigError(
      'ROOFTREE_SECRET_KEY must be set when DATABASE_URL is: give every process of this database the same key; ' +
        'for a new database, generate one with `openssl rand -base64 32`',
    );
  }
  const source = fileIn(config);
  return { signing: makeKey(config.dataDir, source), fallback: config.secretKeyFallback, source };
}

/** The same, but null where there is no key. */
export function findSecretKeys(config: Config): SecretKeys | null {
  const { secretKey, secretKeyFallback: fallback } = config;
  const source = secretKey === null ? fileIn(config) : 'ROOFTREE_SECRET_KEY';
  const signing = secretKey ?? readKey(source);
  if (signing === null) return null;
  if (signing === fallback) {
    throw new ConfigError(`ROOFTREE_SECRET_KEY_FALLBACK must be another key than ${source}`);
  }
  return { signing, fallback, source };
}

function fileIn(config: Config): string {
  return join(config.dataDir, 'secret-key');
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

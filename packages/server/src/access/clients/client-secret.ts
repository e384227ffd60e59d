import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ClientKey, ClientKeys } from './client-keys.ts';

// Recognisable to secret scanners, and to a person who sees one where it should not be.
const PREFIX = 'rooftree_secret_';
/** Of clients of a sandbox: such a secret in a public repository is no incident. */
const SANDBOX_PREFIX = 'rooftree_test_';
/** Before the id of such a client, where it stands beside its secret. Lists and logs have the id alone. */
const SANDBOX_ID_PREFIX = 'test_';
const RANDOM_BYTES = 32;
const CHECKSUM_LENGTH = 6;

/**
 * 256 random bits with a prefix and a checksum: a scanner can distinguish a real secret from a look-alike without
 * calling us.
 */
export function makeSecret({ sandbox }: { sandbox: boolean }): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${sandbox ? SANDBOX_PREFIX : PREFIX}${random}${checksum(random)}`;
}

/** The id of a client as it is handed out with its secret. */
export function handedOutId(clientId: string, { sandbox }: { sandbox: boolean }): string {
  return sandbox ? `${SANDBOX_ID_PREFIX}${clientId}` : clientId;
}

/** The id of a client in the form that it has in the database, from that or from `handedOutId`. */
export function plainClientId(text: string): string {
  return text.startsWith(SANDBOX_ID_PREFIX) ? text.slice(SANDBOX_ID_PREFIX.length) : text;
}

/** The first hexadecimal digits of the SHA-256 of the random part. */
function checksum(random: string): string {
  return createHash('sha256').update(random).digest('hex').slice(0, CHECKSUM_LENGTH);
}

/** A fast hash is enough here: 256 random bits cannot be guessed. The key makes a stolen table useless by itself. */
export function hashSecret(key: ClientKey, secret: string): Buffer {
  return createHmac('sha256', key.secretHash).update(secret).digest();
}

/**
 * Which of the hashes is this secret's by any of the keys, or -1. Compares them all, in a time that does not depend on
 * the answer.
 */
export function findSecret(keys: ClientKeys, secret: string, hashes: readonly Buffer[]): number {
  let found = -1;
  for (const key of keys) {
    const hash = hashSecret(key, secret);
    for (const [index, candidate] of hashes.entries()) {
      if (timingSafeEqual(hash, candidate)) found = index;
    }
  }
  return found;
}

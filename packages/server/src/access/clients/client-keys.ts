import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * What is derived from one secret key: a key for each use, so that what is made for one can never serve as the other.
 */
export interface ClientKey {
  /**
   * A keyed hash of a constant. The database and every token name a key by it; it reveals nothing else about the key.
   */
  id: string;
  secretHash: KeyObject;
  tokenSignature: KeyObject;
  /** AES-256: for credentials of others, which must be read again. */
  seal: KeyObject;
}

/** The first one signs and hashes; each of them is accepted. There is a second one while the key is being changed. */
export type ClientKeys = readonly [ClientKey, ...ClientKey[]];

export const KEY_ID_BYTES = 8;

export function deriveClientKeys(secretKey: string, fallback: string | null = null): ClientKeys {
  return fallback === null ? [derive(secretKey)] : [derive(secretKey), derive(fallback)];
}

/** Key objects: an HMAC with a plain buffer takes five times as long. */
function derive(secretKey: string): ClientKey {
  const keyed = (use: string) => createHmac('sha256', secretKey).update(use).digest();
  return {
    id: keyed('rooftree key id').toString('hex', 0, KEY_ID_BYTES),
    secretHash: createSecretKey(keyed('rooftree client secret')),
    tokenSignature: createSecretKey(keyed('rooftree access token')),
    seal: createSecretKey(
      Buffer.from(hkdfSync('sha256', secretKey, '', 'rooftree connection credentials', 32)),
    ),
  };
}

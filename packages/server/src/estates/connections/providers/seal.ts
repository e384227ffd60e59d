import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Credentials } from '@rooftree/connectors';
import type { ClientKeys } from '../../../access/clients/client-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export interface Sealed {
  bytes: Buffer;
  keyId: string;
}

/** `place` binds what is sealed to the connection that it belongs to: copied to another row it cannot be opened. */
export function seal([key]: ClientKeys, place: string, credentials: Credentials): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.seal, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(JSON.stringify(credentials)), cipher.final()]);
  return { bytes: Buffer.concat([nonce, cipher.getAuthTag(), text]), keyId: key.id };
}

/** Null when it was sealed with a key that this process does not have, or for another place. */
export function unseal(keys: ClientKeys, place: string, { bytes, keyId }: Sealed): Credentials | null {
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key.seal, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

/** What the credentials of a connection are sealed for. */
export const placeOf = (contextId: string, connectionId: string): string =>
  `connection ${contextId} ${connectionId}`;

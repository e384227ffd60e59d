import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { CLIENT_PERMISSIONS, type ClientPermission } from '../../caller.ts';
import { type ClientKey, type ClientKeys, KEY_ID_BYTES } from './client-keys.ts';

const PREFIX = 'rooftree_token_';
// Version of this layout (1 byte), key (8), context, client, secret (16 each), permissions as bits (1), expiry in seconds (4),
// then an HMAC-SHA256 of all of it (32).
const VERSION = 1;
const IDS_AT = 1 + KEY_ID_BYTES;
// From the ids on.
const PERMISSIONS_AT = 3 * 16;
const EXPIRY_AT = PERMISSIONS_AT + 1;
const CLAIMS_LENGTH = EXPIRY_AT + 4;
const SIGNATURE_LENGTH = 32;
const LENGTH = IDS_AT + CLAIMS_LENGTH + SIGNATURE_LENGTH;
// The first layout began with the ids: no version, no key.
const FIRST_LENGTH = CLAIMS_LENGTH + SIGNATURE_LENGTH;

export interface TokenClaims {
  contextId: string;
  clientId: string;
  secretId: string;
  permissions: readonly ClientPermission[];
  expiresAtSeconds: number;
}

export function signToken([key]: ClientKeys, claims: TokenClaims): string {
  const bytes = Buffer.alloc(IDS_AT + CLAIMS_LENGTH);
  bytes[0] = VERSION;
  bytes.write(key.id, 1, 'hex');
  for (const [index, id] of [claims.contextId, claims.clientId, claims.secretId].entries()) {
    bytes.write(id.replaceAll('-', ''), IDS_AT + index * 16, 'hex');
  }
  bytes[IDS_AT + PERMISSIONS_AT] = CLIENT_PERMISSIONS.reduce(
    (bits, permission, place) => bits | (claims.permissions.includes(permission) ? 1 << place : 0),
    0,
  );
  bytes.writeUInt32BE(claims.expiresAtSeconds, IDS_AT + EXPIRY_AT);
  return PREFIX + Buffer.concat([bytes, sign(key.tokenSignature, bytes)]).toString('base64url');
}

/** The claims of a token that one of these keys signed; null for any other text. Expiry is the caller's to judge. */
export function readSignedToken(keys: ClientKeys, token: string): TokenClaims | null {
  const text = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : '';
  if (text.length === textLength(LENGTH)) {
    const bytes = Buffer.from(text, 'base64url');
    const keyId = bytes.toString('hex', 1, IDS_AT);
    const signedBy = keys.filter(({ id }) => id === keyId);
    return bytes[0] === VERSION ? readClaims(signedBy, bytes, IDS_AT) : null;
  }
  return text.length === textLength(FIRST_LENGTH)
    ? readClaims(keys, Buffer.from(text, 'base64url'), 0)
    : null;
}

const textLength = (bytes: number) => Math.ceil((bytes * 4) / 3);

function readClaims(keys: readonly ClientKey[], bytes: Buffer, idsAt: number): TokenClaims | null {
  // Shorter where the text holds what is not base64url.
  if (bytes.length !== idsAt + FIRST_LENGTH) return null;
  const [signed, signature] = [bytes.subarray(0, -SIGNATURE_LENGTH), bytes.subarray(-SIGNATURE_LENGTH)];
  if (!keys.some((key) => timingSafeEqual(sign(key.tokenSignature, signed), signature))) return null;
  const claims = signed.subarray(idsAt);
  const bits = claims.readUInt8(PERMISSIONS_AT);
  return {
    contextId: readUuid(claims, 0),
    clientId: readUuid(claims, 16),
    secretId: readUuid(claims, 32),
    permissions: CLIENT_PERMISSIONS.filter((_, place) => (bits & (1 << place)) !== 0),
    expiresAtSeconds: claims.readUInt32BE(EXPIRY_AT),
  };
}

function sign(key: KeyObject, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}

function readUuid(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

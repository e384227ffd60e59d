import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { CLIENT_PERMISSIONS, type ClientPermission } from '../caller.ts';
import { type ClientKeys, KEY_ID_BYTES } from './client-keys.ts';

const PREFIX = 'rooftree_token_';
// Version of this layout (1 byte), key (8), context, client, secret (16 each), permissions as bits (1), expiry in seconds (4),
// then an HMAC-SHA256 of all of it (32).
const VERSION = 1;
const IDS_AT = 1 + KEY_ID_BYTES;
const PERMISSIONS_AT = IDS_AT + 3 * 16;
const EXPIRY_AT = PERMISSIONS_AT + 1;
const CLAIMS_LENGTH = EXPIRY_AT + 4;
const SIGNATURE_LENGTH = 32;
const TEXT_LENGTH = PREFIX.length + Math.ceil(((CLAIMS_LENGTH + SIGNATURE_LENGTH) * 4) / 3);

export interface TokenClaims {
  contextId: string;
  clientId: string;
  secretId: string;
  permissions: readonly ClientPermission[];
  expiresAtSeconds: number;
}

export function signToken([key]: ClientKeys, claims: TokenClaims): string {
  const bytes = Buffer.alloc(CLAIMS_LENGTH);
  bytes[0] = VERSION;
  bytes.write(key.id, 1, 'hex');
  for (const [index, id] of [claims.contextId, claims.clientId, claims.secretId].entries()) {
    bytes.write(id.replaceAll('-', ''), IDS_AT + index * 16, 'hex');
  }
  bytes[PERMISSIONS_AT] = CLIENT_PERMISSIONS.reduce(
    (bits, permission, place) => bits | (claims.permissions.includes(permission) ? 1 << place : 0),
    0,
  );
  bytes.writeUInt32BE(claims.expiresAtSeconds, EXPIRY_AT);
  return PREFIX + Buffer.concat([bytes, sign(key.tokenSignature, bytes)]).toString('base64url');
}

/** The claims of a token that one of these keys signed; null for any other text. Expiry is the caller's to judge. */
export function readSignedToken(keys: ClientKeys, token: string): TokenClaims | null {
  if (token.length !== TEXT_LENGTH || !token.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  if (bytes.length !== CLAIMS_LENGTH + SIGNATURE_LENGTH) return null;
  const claims = bytes.subarray(0, CLAIMS_LENGTH);
  const keyId = claims.toString('hex', 1, IDS_AT);
  const key = keys.find(({ id }) => id === keyId);
  if (claims[0] !== VERSION || key === undefined) return null;
  if (!timingSafeEqual(sign(key.tokenSignature, claims), bytes.subarray(CLAIMS_LENGTH))) return null;
  const bits = claims.readUInt8(PERMISSIONS_AT);
  return {
    contextId: readUuid(claims, IDS_AT),
    clientId: readUuid(claims, IDS_AT + 16),
    secretId: readUuid(claims, IDS_AT + 32),
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

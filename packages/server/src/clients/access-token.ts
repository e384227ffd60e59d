import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type Caller, PERMISSIONS } from '../caller.ts';

const PREFIX = 'rooftree_token_';
// Context, client, secret (16 bytes each), permissions as bits (1), expiry in seconds (4), then an HMAC-SHA256 (32).
const CLAIMS_LENGTH = 3 * 16 + 1 + 4;
const SIGNATURE_LENGTH = 32;
const TEXT_LENGTH = PREFIX.length + Math.ceil(((CLAIMS_LENGTH + SIGNATURE_LENGTH) * 4) / 3);

export interface TokenClaims extends Caller {
  expiresAtSeconds: number;
}

export function signToken(key: KeyObject, claims: TokenClaims): string {
  const bytes = Buffer.alloc(CLAIMS_LENGTH);
  for (const [index, id] of [claims.contextId, claims.clientId, claims.secretId].entries()) {
    bytes.write(id.replaceAll('-', ''), index * 16, 'hex');
  }
  bytes[48] = PERMISSIONS.reduce(
    (bits, permission, place) => bits | (claims.permissions.includes(permission) ? 1 << place : 0),
    0,
  );
  bytes.writeUInt32BE(claims.expiresAtSeconds, 49);
  return PREFIX + Buffer.concat([bytes, sign(key, bytes)]).toString('base64url');
}

/** The claims of a token that this key signed; null for any other text. Expiry is the caller's to judge. */
export function readSignedToken(key: KeyObject, token: string): TokenClaims | null {
  if (token.length !== TEXT_LENGTH || !token.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  if (bytes.length !== CLAIMS_LENGTH + SIGNATURE_LENGTH) return null;
  const claims = bytes.subarray(0, CLAIMS_LENGTH);
  if (!timingSafeEqual(sign(key, claims), bytes.subarray(CLAIMS_LENGTH))) return null;
  const bits = claims.readUInt8(48);
  return {
    contextId: readUuid(claims, 0),
    clientId: readUuid(claims, 16),
    secretId: readUuid(claims, 32),
    permissions: PERMISSIONS.filter((_, place) => (bits & (1 << place)) !== 0),
    expiresAtSeconds: claims.readUInt32BE(49),
  };
}

function sign(key: KeyObject, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}

function readUuid(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

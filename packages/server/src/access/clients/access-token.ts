import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { CLIENT_PERMISSIONS, type ClientPermission } from '../../caller.ts';
import { type ClientKey, type ClientKeys, KEY_ID_BYTES } from './client-keys.ts';

const PREFIX = 'rooftree_token_';
// Version of this layout (1 byte), key (8), context, client, secret (16 each), permissions as bits (by version), expiry
// in seconds (4), then an HMAC-SHA256 of all of it (32).
const IDS_AT = 1 + KEY_ID_BYTES;
// From the ids on.
const PERMISSIONS_AT = 3 * 16;
const EXPIRY_LENGTH = 4;
const SIGNATURE_LENGTH = 32;

interface Layout {
  version: number;
  idsAt: number;
  permissionBytes: number;
}
/** Before there were versions: it began with the ids, without version and key. */
const UNVERSIONED: Layout = { version: 0, idsAt: 0, permissionBytes: 1 };
const NARROW: Layout = { version: 1, idsAt: IDS_AT, permissionBytes: 1 };
const WIDE: Layout = { version: 2, idsAt: IDS_AT, permissionBytes: 4 };
const LAYOUTS = [UNVERSIONED, NARROW, WIDE];

export interface TokenClaims {
  contextId: string;
  clientId: string;
  secretId: string;
  permissions: readonly ClientPermission[];
  expiresAtSeconds: number;
}

export function signToken([key]: ClientKeys, claims: TokenClaims): string {
  const bits = CLIENT_PERMISSIONS.reduce(
    (sum, permission, place) => sum + (claims.permissions.includes(permission) ? 2 ** place : 0),
    0,
  );
  // The narrow layout where it is enough: servers of an earlier version, beside this one during an update, read no
  // other.
  const layout = bits < 2 ** 8 ? NARROW : WIDE;
  const bytes = Buffer.alloc(signedLength(layout));
  bytes[0] = layout.version;
  bytes.write(key.id, 1, 'hex');
  for (const [index, id] of [claims.contextId, claims.clientId, claims.secretId].entries()) {
    bytes.write(id.replaceAll('-', ''), IDS_AT + index * 16, 'hex');
  }
  bytes.writeUIntBE(bits, IDS_AT + PERMISSIONS_AT, layout.permissionBytes);
  bytes.writeUInt32BE(claims.expiresAtSeconds, bytes.length - EXPIRY_LENGTH);
  return PREFIX + Buffer.concat([bytes, sign(key.tokenSignature, bytes)]).toString('base64url');
}

/** The claims of a token that one of these keys signed; null for any other text. Expiry is the caller's to judge. */
export function readSignedToken(keys: ClientKeys, token: string): TokenClaims | null {
  const text = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : '';
  const layout = LAYOUTS.find((each) => text.length === textLength(signedLength(each) + SIGNATURE_LENGTH));
  if (layout === undefined) return null;
  const bytes = Buffer.from(text, 'base64url');
  if (layout === UNVERSIONED) return readClaims(keys, bytes, layout);
  const keyId = bytes.toString('hex', 1, IDS_AT);
  const signedBy = keys.filter(({ id }) => id === keyId);
  return bytes[0] === layout.version ? readClaims(signedBy, bytes, layout) : null;
}

const signedLength = ({ idsAt, permissionBytes }: Layout) =>
  idsAt + PERMISSIONS_AT + permissionBytes + EXPIRY_LENGTH;

const textLength = (bytes: number) => Math.ceil((bytes * 4) / 3);

function readClaims(keys: readonly ClientKey[], bytes: Buffer, layout: Layout): TokenClaims | null {
  // Shorter where the text holds what is not base64url.
  if (bytes.length !== signedLength(layout) + SIGNATURE_LENGTH) return null;
  const [signed, signature] = [bytes.subarray(0, -SIGNATURE_LENGTH), bytes.subarray(-SIGNATURE_LENGTH)];
  if (!keys.some((key) => timingSafeEqual(sign(key.tokenSignature, signed), signature))) return null;
  const claims = signed.subarray(layout.idsAt);
  const bits = claims.readUIntBE(PERMISSIONS_AT, layout.permissionBytes);
  return {
    contextId: readUuid(claims, 0),
    clientId: readUuid(claims, 16),
    secretId: readUuid(claims, 32),
    permissions: CLIENT_PERMISSIONS.filter((_, place) => (bits & (1 << place)) !== 0),
    expiresAtSeconds: claims.readUInt32BE(PERMISSIONS_AT + layout.permissionBytes),
  };
}

function sign(key: KeyObject, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}

function readUuid(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

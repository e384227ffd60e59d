/**
 * Seals a text for one recipient: a machine that makes backups can lock the secret key away and cannot open it again.
 * An ephemeral X25519 key, HKDF-SHA-256 and AES-256-GCM; the recipient's private key is a PEM file, as OpenSSL makes
 * them too.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const PURPOSE = 'rooftree sealed for a backup 1';

interface Sealed {
  format: 1;
  ephemeral: string;
  nonce: string;
  sealed: string;
  tag: string;
}

/** What is stored apart from the backups, and what the server is given. */
export function makeRecipient(): { identity: string; recipient: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  return {
    identity: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    recipient: `x25519:${rawOf(publicKey)}`,
  };
}

export function seal(text: string, recipient: string): string {
  const ephemeral = generateKeyPairSync('x25519');
  const nonce = randomBytes(12);
  const publicKey = publicKeyOf(recipient.slice('x25519:'.length));
  const key = agree(ephemeral.privateKey, publicKey, rawOf(ephemeral.publicKey), rawOf(publicKey));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return JSON.stringify({
    format: 1,
    ephemeral: rawOf(ephemeral.publicKey),
    nonce: nonce.toString('base64url'),
    sealed: sealed.toString('base64url'),
    tag: cipher.getAuthTag().toString('base64url'),
  } satisfies Sealed);
}

/** Throws when it was sealed for another recipient, or changed. */
export function unseal(text: string, identity: string): string {
  // Whatever else it is fails below: a wrong length, a point that is none, a tag that does not match.
  const { ephemeral, nonce, sealed, tag } = JSON.parse(text) as Sealed;
  const privateKey = readIdentity(identity);
  const own = rawOf(createPublicKey(privateKey));
  const key = agree(privateKey, publicKeyOf(ephemeral), ephemeral, own);
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(sealed, 'base64url', 'utf8') + decipher.final('utf8');
}

function readIdentity(identity: string): KeyObject {
  const key = createPrivateKey(identity);
  if (key.asymmetricKeyType !== 'x25519') throw new Error('the identity must be an X25519 private key');
  return key;
}

/** Both public keys are part of the derivation, so that a sealed text belongs to exactly this pair. */
function agree(privateKey: KeyObject, publicKey: KeyObject, ephemeral: string, recipient: string): Buffer {
  const secret = diffieHellman({ privateKey, publicKey });
  const salt = Buffer.from(`${ephemeral}${recipient}`, 'base64url');
  return Buffer.from(hkdfSync('sha256', secret, salt, PURPOSE, 32));
}

function rawOf(key: KeyObject): string {
  return key.export({ format: 'jwk' }).x ?? '';
}

function publicKeyOf(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' });
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device, or whoever pretends to be one, can say differently. */
export interface Ceremony {
  challenge: string;
  type?: 'webauthn.create' | 'webauthn.get';
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
}

interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
}
interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}
export interface PasskeyAnswer<T> {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: object;
  response: T;
}

/** Flags of authenticator data (WebAuthn Level 3, 6.1): somebody was there, it was its owner, a new key is in it. */
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** A device without a browser: it signs whatever it is asked to, also what no browser would. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  register(ceremony: Ceremony): PasskeyAnswer<Attestation> {
    const authData = Buffer.concat([this.#head(ceremony, WITH_KEY), this.#credential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    // The library's type names the kinds of CBOR one by one; a map of them is one.
    const attestationObject = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
    return this.#answer({
      clientDataJSON: this.#clientData({ type: 'webauthn.create', ...ceremony }).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
    });
  }

  sign(ceremony: Ceremony): PasskeyAnswer<Assertion> {
    const authData = this.#head(ceremony, 0);
    const clientData = this.#clientData({ type: 'webauthn.get', ...ceremony });
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    });
  }

  #answer<T>(response: T): PasskeyAnswer<T> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData({ type, challenge, origin = this.#origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(
    { rpId = new URL(this.#origin).hostname, isUserVerified = true, counter = 0 }: Ceremony,
    more: number,
  ) {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT | (isUserVerified ? VERIFIED : 0) | more, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  /** Id and public key, as a new key is written: COSE, an elliptic curve, ES256. */
  #credential(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }
}

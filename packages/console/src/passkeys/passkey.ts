/**
 * Passkeys by the browser's own methods, which read and write the JSON that the server speaks; a browser without them
 * is offered none.
 */
import type { AddedPasskey, NewPasskey, PasskeyList, PasskeySignature } from '@rooftree/client/members';
import { call } from '../api.ts';
import type { SessionState } from '../session.ts';

export type Passkey = PasskeyList['passkeys'][number];

/** A passkey belongs to a name: there are none under an address of numbers. */
const NUMBERS = /^[\d.]+$|^\[/;

export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    !NUMBERS.test(location.hostname)
  );
}

/** Alone, or as the second factor of the session that a password opened. */
export async function signInByPasskey(): Promise<SessionState> {
  const options = await call('POST /v1/session/passkey/options');
  // As the standard has them, which `openapi.json` leaves open.
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const response = jsonOf<PasskeySignature['response']>(await navigator.credentials.get({ publicKey }));
  return call('POST /v1/session/passkey', { body: { response } });
}

/**
 * The server sees the password before the device makes a passkey: one that is refused afterwards would stay on the
 * device.
 */
export async function addPasskey({
  name,
  ...given
}: {
  name: string;
  password?: string;
}): Promise<AddedPasskey> {
  const options = await call('POST /v1/session/passkeys/options', { body: given });
  // As the standard has them, which `openapi.json` leaves open.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const response = jsonOf<NewPasskey['response']>(await navigator.credentials.create({ publicKey }));
  return call('POST /v1/session/passkeys', { body: { name, response } });
}

function jsonOf<Response>(credential: Credential | null): Response {
  // A request for a signature is answered with one, and a request for a passkey with a passkey.
  if (credential instanceof PublicKeyCredential) return credential.toJSON() as Response;
  throw new DOMException('the device gave nothing', 'NotAllowedError');
}

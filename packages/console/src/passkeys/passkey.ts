/** Passkeys by the browser's own methods, which read and write the JSON that the server speaks; a browser without them is offered none. */
import { call } from '../api.ts';
import type { SessionState } from '../session.ts';

export interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface AddedPasskey extends Passkey {
  /** With the first passkey only. */
  recovery_codes: string[] | null;
}

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
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('/v1/session/passkey/options', {
    method: 'POST',
  });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = jsonOf(await navigator.credentials.get({ publicKey }));
  return call('/v1/session/passkey', { method: 'POST', body: { response } });
}

/** The server sees the password before the device makes a passkey: one that is refused afterwards would stay on the device. */
export async function addPasskey({
  name,
  ...given
}: {
  name: string;
  password?: string;
}): Promise<AddedPasskey> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('/v1/session/passkeys/options', {
    method: 'POST',
    body: given,
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = jsonOf(await navigator.credentials.create({ publicKey }));
  return call('/v1/session/passkeys', { method: 'POST', body: { name, response } });
}

function jsonOf(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('the device gave nothing', 'NotAllowedError');
}

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** One key for each use, so that what is made for one can never serve as the other. */
export interface ClientKeys {
  secretHash: KeyObject;
  tokenSignature: KeyObject;
}

/** From the installation's one secret key (see the settings). Key objects: an HMAC with a plain buffer takes five times as long. */
export function deriveClientKeys(secretKey: string): ClientKeys {
  const derive = (use: string) => createSecretKey(createHmac('sha256', secretKey).update(use).digest());
  return { secretHash: derive('rooftree client secret'), tokenSignature: derive('rooftree access token') };
}

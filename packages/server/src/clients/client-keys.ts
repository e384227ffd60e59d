import { createHmac } from 'node:crypto';

/** One key for each use, so that what is made for one can never serve as the other. */
export interface ClientKeys {
  secretHash: Buffer;
  tokenSignature: Buffer;
}

/** From the installation's one secret key (see the settings). */
export function deriveClientKeys(secretKey: string): ClientKeys {
  const derive = (use: string) => createHmac('sha256', secretKey).update(use).digest();
  return { secretHash: derive('rooftree client secret'), tokenSignature: derive('rooftree access token') };
}

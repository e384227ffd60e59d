import { isIP } from 'node:net';
import { Fault } from '../../fault.ts';

/**
 * The name that a passkey belongs to. Browsers make none for an address of numbers (WebAuthn Level 3, 5.1.3: an
 * effective domain).
 */
export function rpIdOf(origin: string): string {
  const { hostname, port } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) return hostname;
  const example = `http://localhost${port === '' ? '' : `:${port}`}`;
  throw new Fault('conflict', [
    `passkeys need a host with a name, and ${hostname} is an address: on this machine open ${example}`,
  ]);
}

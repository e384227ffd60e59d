import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What proxies add: behind one, everybody comes from the address of the proxy. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** True for an address that only this machine reaches. */
export function isLoopbackUrl(url: string): boolean {
  return LOOPBACK_HOST.test(new URL(url).hostname);
}

/**
 * True when the caller is on this machine and says so: by its address, by no proxy, and by a Host that is not a name
 * which a foreign page has had resolved to this machine.
 */
export function isLocalRequest({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(host) &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

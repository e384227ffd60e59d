import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../../setting-kinds.ts';

/**
 * Fastify's option for the setting: the caller's address is the right-most one that no trusted proxy has. Fastify
 * itself takes a number of hops for none (it would believe a caller who comes past the proxy), so hops are counted
 * here.
 */
export function trustProxyOption(proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

const FORWARDED_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Logs once per process that a proxy seems to stand in front of a server that is not configured for one. */
export function warnOfUntrustedProxy(app: FastifyInstance, proxies: TrustedProxies): void {
  if (proxies !== false) return;
  let isDue = true;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isDue ? FORWARDED_HEADERS.find((name) => name in request.headers) : undefined;
    if (header !== undefined) {
      isDue = false;
      request.log.warn(
        { header },
        'requests seem to come through a proxy, but ROOFTREE_TRUST_PROXY is off: limits per address count everyone behind ' +
          'it as one caller. Set it to the number of proxies in front of the server, or to their addresses',
      );
    }
    done();
  });
}

/** The console at `/console`: one page for all, and its files. What it shows, it fetches from the API. */
import { fastifyStatic } from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../http/access/api-scope.ts';
import type { ConsoleBundle } from './console-bundle.ts';

/** The compressed forms beside them have no address of their own. */
const ASSET = /^[\w.-]+\.(js|css|woff2)$/;

/** Our own script, style, fonts and calls; no other host, no frame around it. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  // The names of its files change with every version.
  'cache-control': 'no-cache',
};

export function consolePageRoutes(app: ApiScope, loadBundle: () => Promise<ConsoleBundle>): void {
  // The second is where an OpenID provider sends the browser back to: the page hands on what it was sent with.
  for (const path of ['/console', '/console/openid'])
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { html } = await loadBundle();
      return reply.headers(HEADERS).send(html);
    });

  // A name holds a hash of its content, so a browser may keep the file for ever.
  app.register(fastifyStatic, { serve: false, preCompressed: true, maxAge: '365d', immutable: true });
  app.get(
    '/console/assets/:name',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const { name } = request.params;
      if (!ASSET.test(name)) return reply.callNotFound();
      const { assetFolder } = await loadBundle();
      return reply.header('x-content-type-options', 'nosniff').sendFile(name, assetFolder);
    },
  );
}

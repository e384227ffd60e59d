import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadOnce } from '../../infra/load-once.ts';
import { acceptedEncoding } from '../requests/negotiate.ts';

// Nothing is loaded from elsewhere: by configuration and, should that fail, by this policy. The reference sets inline styles.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const CONFIGURATION = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  persistAuth: true,
};

const writePage = (basePath: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Rooftree API</title>
  </head>
  <body>
    <noscript>This page needs JavaScript; the same is in <a href="${basePath}/openapi.json">openapi.json</a>.</noscript>
    <script id="api-reference" type="application/json" data-configuration="${escapeAttribute(JSON.stringify({ url: `${basePath}/openapi.json`, ...CONFIGURATION }))}"></script>
    <script src="${basePath}/docs/reference.js"></script>
  </body>
</html>
`;

/** The readable API reference at /docs, where calls can be tried. */
export async function docsRoutes(app: FastifyInstance, { basePath }: { basePath: string }): Promise<void> {
  const page = writePage(basePath);
  const scriptOnce = loadOnce(loadScript);

  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page),
  );

  app.get('/docs/reference.js', async (request, reply) => {
    const script = await scriptOnce();
    reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      })
      .type('text/javascript; charset=utf-8');
    if (acceptedEncoding(request, ['gzip']) === null) return reply.send(await promisify(gunzip)(script));
    return reply.header('content-encoding', 'gzip').send(script);
  });
}

/**
 * The reference's script. Its package hands it out only through its plugin and is 4 MB of source, so it is loaded
 * when the page is first opened and not at every start.
 */
async function loadScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const pluginApp = Fastify();
  await pluginApp.register(reference, { routePrefix: '/docs', configuration: { content: {} } });
  const { rawPayload } = await pluginApp.inject('/docs/js/scalar.js');
  await pluginApp.close();
  return promisify(gzip)(rawPayload);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

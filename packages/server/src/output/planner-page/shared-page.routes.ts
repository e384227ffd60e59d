/**
 * What others show of a page: its picture for a shared link, its badge, how to embed it; and what crawlers may read.
 */
import type { Language } from '@rooftree/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pictureOf } from '../../access/contexts/contexts.service.ts';
import { limitNetworks } from '../../access/limits/rate-limit.ts';
import { Fault } from '../../fault.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { loadOnce } from '../../infra/load-once.ts';
import { localDay } from '../../infra/local-day.ts';
import { drawPng } from '../../infra/png/draw-png.ts';
import { APP_ICON, icoOf } from './app-icon.ts';
import { languageOf, type PlannerPageOptions, TOKEN, visitOf } from './planner-page.routes.ts';
import { getActiveEstate } from './planner-page.service.ts';
import { pageDataOf } from './planner-page.ts';

type Visit = FastifyRequest<{ Params: { token: string } }>;

const PREVIEWS = { name: 'planner-previews', perMinute: 120 };
/** An hour: prices and facts change slowly, and a badge on a busy page is requested often. */
const KEPT = 'public, max-age=3600';
const FRAME = { width: 720, height: 900 };

/** Pages say themselves that they are not to be indexed, which a crawler must be able to read. */
const ROBOTS = 'User-agent: *\nDisallow: /v1/\nDisallow: /cdn/\n';

export function sharedPageRoutes(app: ApiScope, options: PlannerPageOptions): void {
  const { sql, compute, drawn, loadBundle, counts, publicUrl } = options;
  limitNetworks(app, counts, PREVIEWS);

  const iconOnce = loadOnce(() => drawPng(compute, 'icon', APP_ICON));
  const cardOf = (language: Language) =>
    loadOnce(async () => {
      const { renderer } = await loadBundle();
      return drawPng(compute, 'card', renderer.renderStartCard(language, localDay('BE')));
    });
  const cardOnce: Record<Language, () => Promise<Uint8Array>> = {
    'nl-BE': cardOf('nl-BE'),
    'nl-NL': cardOf('nl-NL'),
    'fr-BE': cardOf('fr-BE'),
    en: cardOf('en'),
  };

  async function open(request: Visit) {
    const { token } = request.params;
    if (!TOKEN.test(token)) throw new Fault('missing');
    const found = await getActiveEstate(sql, token);
    const bundle = await loadBundle();
    return { found, bundle, page: pageDataOf(found, visitOf(request, token, found, publicUrl)) };
  }

  app.get('/r/:token/preview.png', { schema: { hide: true } }, async (request: Visit, reply) => {
    const { found, bundle, page } = await open(request);
    const logo = await pictureOf(sql, found.contextId, 'logo');
    const png = await drawn.previewOf(found.contextId, page, logo, bundle);
    if (png === null) throw new Fault('missing');
    return sendPng(reply, png);
  });

  app.get('/r/:token/badge.json', { schema: { hide: true } }, async (request: Visit, reply) => {
    const { found, bundle, page } = await open(request);
    const badge = await drawn.badgeOf(found.contextId, page, bundle);
    if (badge === null) throw new Fault('missing');
    // Public by its token, and without anything of its reader: any page may read it.
    return reply
      .headers({ 'cache-control': KEPT, 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' })
      .send(badge);
  });

  app.get(
    '/oembed',
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Querystring: { url?: unknown } }>, reply) => {
      const { url } = request.query;
      const token =
        typeof url === 'string' && url.startsWith(`${publicUrl}/r/`) ? tokenIn(url, publicUrl) : null;
      if (token === null) throw new Fault('missing');
      const found = await getActiveEstate(sql, token);
      const visit = visitOf(request, token, found, publicUrl);
      const page = pageDataOf(found, { ...visit, search: '' });
      const badge = await drawn.badgeOf(found.contextId, page, await loadBundle());
      if (badge === null) throw new Fault('missing');
      const isFrame = found.context.embed_origins.length > 0;
      const html = `<iframe src="${publicUrl}/r/${token}?embed=1&amp;lang=${page.language}" width="${FRAME.width}" height="${FRAME.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
      return reply.headers({ 'cache-control': KEPT, 'access-control-allow-origin': '*' }).send({
        version: '1.0',
        type: isFrame ? 'rich' : 'link',
        provider_name: found.context.name,
        provider_url: publicUrl,
        title: `${badge.label_now} → ${badge.label_after}, ${badge.text}`,
        cache_age: 3600,
        thumbnail_url: `${publicUrl}/r/${token}/preview.png?lang=${page.language}`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
        ...(isFrame && { html, ...FRAME }),
      });
    },
  );

  app.get('/embed.js', { schema: { hide: true } }, async (_request, reply) => {
    const { embedScript } = await loadBundle();
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': KEPT,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(embedScript);
  });

  app.get('/planner/card.png', { schema: { hide: true } }, async (request, reply) =>
    sendPng(reply, await cardOnce[languageOf(request, null)]()),
  );
  // Browsers request it at the root for pages that name no icon, such as those of the documentation.
  app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'image/x-icon', 'cache-control': KEPT, 'x-content-type-options': 'nosniff' })
      .send(icoOf(await iconOnce())),
  );
  app.get('/planner/icon.png', { schema: { hide: true } }, async (_request, reply) =>
    sendPng(reply, await iconOnce()),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': KEPT }).send(ROBOTS),
  );
}

function sendPng(reply: FastifyReply, png: Uint8Array) {
  return reply
    .headers({
      'content-type': 'image/png',
      'cache-control': KEPT,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(Buffer.from(png));
}

function tokenIn(url: string, publicUrl: string): string | null {
  const [token = ''] = url.slice(`${publicUrl}/r/`.length).split(/[/?#]/);
  return TOKEN.test(token) ? token : null;
}

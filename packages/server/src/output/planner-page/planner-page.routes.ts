/** The public pages: an estate's planner behind its referral link, its files, and the start page at `/`. */

import { fastifyStatic } from '@fastify/static';
import { ENGINE_VERSION } from '@rooftree/engine';
import { hasChoices } from '@rooftree/planner/choices/plans/plan-with-choices';
import type { StartData } from '@rooftree/planner/start/start-data';
import { placeIn } from '@rooftree/words';
import { addressLine } from '@rooftree/words/address-lines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { planningDay } from '../../access/contexts/planning-day.ts';
import type { RateCounts } from '../../access/limits/rate-counts.ts';
import { limitNetworks } from '../../access/limits/rate-limit.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { toApiError } from '../../http/errors/error-handler.ts';
import { acceptedLanguages } from '../../http/requests/negotiate.ts';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { localDay } from '../../infra/local-day.ts';
import { acceptsContactRequests } from '../contact-requests/contact-requests.service.ts';
import type { DrawnPages } from './drawn-pages.ts';
import type { PageBundle } from './page-bundle.ts';
import { chooseLanguage } from './page-language.ts';
import { listDemoEstates, type ReferredEstate } from './planner-page.repository.ts';
import { findEstateOfPage, savedChoices } from './planner-page.service.ts';
import { type PageVisit, pageContextOf, pageDataOf } from './planner-page.ts';
import { sendPage } from './send-page.ts';

export interface ShownDemo {
  /** Slugs; none outside a demo. */
  contexts: readonly string[];
  /** The `external_id` of the estate that is shown first. */
  shownEstate: string;
}

export interface PlannerPageOptions {
  sql: Sql;
  compute: ComputePool;
  drawn: DrawnPages;
  loadBundle: () => Promise<PageBundle>;
  publicUrl: string;
  demo: ShownDemo;
  /** Absent when rate limits are off. */
  counts: RateCounts | undefined;
}

type Visit = FastifyRequest<{ Params: { token: string } }>;
type SavedVisit = FastifyRequest<{ Params: { token: string; id: string } }>;

export const TOKEN = /^[A-Za-z0-9_-]{22}$/;
/** The compressed forms beside them have no address of their own. */
const ASSET = /^[\w.-]+\.(js|css|woff2)$/;
/** Per address: more than a street of buyers behind one router needs, less than a crawler wants. */
const VISITS = { name: 'planner-pages', perMinute: 240 };

export function plannerPageRoutes(app: ApiScope, options: PlannerPageOptions): void {
  const { sql, drawn, loadBundle, counts, publicUrl } = options;

  // Errors are shown to a person in a browser, not to a program.
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode, headers } = toApiError(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'page failed');
    reply.headers(headers);
    return sendMessage(request, reply, await loadBundle(), {
      status: statusCode,
      kind: 'unavailable',
      found: null,
      publicUrl,
    });
  });
  limitNetworks(app, counts, VISITS);

  app.get('/', async (request, reply) => {
    const bundle = await loadBundle();
    const examples = await listDemoEstates(sql, options.demo.contexts);
    const language = languageOf(request, null);
    const start: StartData = {
      publicUrl,
      language,
      version: ENGINE_VERSION,
      date: localDay('BE'),
      examples: examples.map(({ token, externalId, zipCode, ...address }) => ({
        name: addressLine({
          ...address,
          zipCode: null,
          place: zipCode && address.place && placeIn(language, zipCode, address.place),
        }),
        path: `/r/${token}`,
        isShown: externalId === options.demo.shownEstate,
      })),
    };
    return sendPage(request, reply, {
      status: 200,
      language,
      pictures: [],
      html: bundle.renderer.renderStart(start, bundle.assetsFor(language, 'start')),
    });
  });

  app.get('/r/:token', (request: Visit, reply) => showEstate(request, reply, null));
  app.get('/r/:token/p/:id', (request: SavedVisit, reply) => showEstate(request, reply, request.params.id));

  /** With the choices of the address; a saved plan without any opens with its own. */
  async function showEstate(request: Visit, reply: FastifyReply, savedPlanId: string | null) {
    const bundle = await loadBundle();
    const { token } = request.params;
    const found = TOKEN.test(token) ? await findEstateOfPage(sql, token) : null;
    if (found === null)
      return sendMessage(request, reply, bundle, { status: 404, kind: 'notFound', found, publicUrl });
    if (!found.isActive)
      return sendMessage(request, reply, bundle, { status: 410, kind: 'deactivated', found, publicUrl });
    const visit = visitOf(request, token, found, publicUrl);
    const saved = savedPlanId === null ? null : await savedChoices(sql, found, savedPlanId);
    if (savedPlanId !== null && saved === null)
      return sendMessage(request, reply, bundle, { status: 404, kind: 'notFound', found, publicUrl });
    const opened = pageDataOf(found, visit);
    const search = saved === null || hasChoices(opened, visit.search) ? visit.search : saved;
    const takesAlerts = await acceptsContactRequests(
      sql,
      found.contextId,
      found.context.takes_contact_requests,
    );
    const page = { ...opened, search, savedPlanId, takesAlerts };
    return sendPage(request, reply, {
      status: 200,
      language: page.language,
      pictures: [page.estate.pictureUrl, page.context.logoUrl, page.context.contact?.photoUrl ?? null].filter(
        (url) => url !== null,
      ),
      embedders: page.isEmbedded ? found.context.embed_origins : [],
      html: await drawn.pageOf(found.contextId, page, bundle.assetsFor(page.language), bundle),
    });
  }

  // A name holds a hash of its content, so a browser may keep the file for ever.
  app.register(fastifyStatic, { serve: false, preCompressed: true, maxAge: '365d', immutable: true });
  app.get('/planner/assets/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params;
    if (!ASSET.test(name)) return reply.callNotFound();
    const { assetFolder } = await loadBundle();
    return reply.header('x-content-type-options', 'nosniff').sendFile(name, assetFolder);
  });
}

interface PageMessage {
  status: number;
  kind: 'notFound' | 'deactivated' | 'unavailable';
  found: ReferredEstate | null;
  publicUrl: string;
}

function sendMessage(request: FastifyRequest, reply: FastifyReply, bundle: PageBundle, message: PageMessage) {
  const { status, kind, found } = message;
  const language = languageOf(request, found);
  const context = found === null ? null : pageContextOf(found, message.publicUrl);
  return sendPage(request, reply, {
    status,
    language,
    pictures: context?.logoUrl ? [context.logoUrl] : [],
    html: bundle.renderer.renderMessage({ kind, language, context }, bundle.assetsFor(language)),
  });
}

export function languageOf(request: FastifyRequest, found: ReferredEstate | null) {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
  const place = found && { ...found.address, contextLanguage: found.context.language };
  return chooseLanguage(asked, acceptedLanguages(request), place);
}

/** The parameters of this request for the page of an estate. */
export function visitOf(
  request: FastifyRequest,
  token: string,
  found: ReferredEstate,
  publicUrl: string,
): PageVisit {
  return {
    token,
    language: languageOf(request, found),
    search: request.url.split('?')[1] ?? '',
    publicUrl,
    today: planningDay(found.context, found.address.country),
  };
}

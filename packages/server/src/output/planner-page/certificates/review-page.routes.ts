/**
 * The page behind a review link. Its token is all that a reviewer has: rate limited, and never in a log or a referrer.
 */
import type { ReviewData } from '@rooftree/planner/review/review-data';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '../../../access/limits/concurrency-limit.ts';
import { networkOf } from '../../../access/limits/network.ts';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { limitNetworks, type RateLimit } from '../../../access/limits/rate-limit.ts';
import { sessionCookieName } from '../../../access/sessions/session-cookie.ts';
import {
  decideReview,
  drawReviewPage,
  getReview,
  reviewUrl,
} from '../../../estates/certificates/review/reviews.service.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { readSessionToken } from '../../../http/access/session-requests.ts';
import { toApiError } from '../../../http/errors/error-handler.ts';
import { acceptedLanguages } from '../../../http/requests/negotiate.ts';
import type { FileLedger } from '../../../infra/files/stored-files.service.ts';
import type { PageBundle } from '../page-bundle.ts';
import { chooseLanguage } from '../page-language.ts';
import { findPageContext } from '../planner-page.repository.ts';
import { pageContextOf } from '../planner-page.ts';
import { sendPage } from '../send-page.ts';
import { readDecisions, reviewDataOf } from './review-page.ts';

const VISITS: RateLimit = { name: 'review-pages', perMinute: 120 };
const MAX_BODY_BYTES = 64 * 1024;
/** Processes that draw a page at once, of all reviews. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;

interface ReviewPageOptions extends FileLedger {
  loadBundle: () => Promise<PageBundle>;
  publicUrl: string;
  counts: RateCounts | undefined;
}

type Visit = FastifyRequest<{ Params: { token: string } }>;
type PageVisit = FastifyRequest<{ Params: { token: string; page: string } }>;

export function reviewPageRoutes(app: ApiScope, options: ReviewPageOptions): void {
  const { sql, files, loadBundle, publicUrl, counts } = options;
  const limit = new ConcurrencyLimit({ atOnce: AT_ONCE, waitMs: LONGEST_WAIT_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  limitNetworks(app, counts, VISITS);
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode: status, headers } = toApiError(error);
    if (status >= 500) request.log.error({ err: error }, 'review failed');
    const kind = status === 404 ? 'notFound' : 'unavailable';
    const { renderer, assetsFor } = await loadBundle();
    const language = languageOf(request);
    return sendPage(request, reply.headers(headers), {
      status,
      language,
      pictures: [],
      html: renderer.renderMessage({ kind, language, context: null }, assetsFor(language)),
    });
  });

  /** Only who is signed in has a console to go back to; the link itself gives nothing away and no rights. */
  const consoleUrlOf = (request: FastifyRequest, externalId: string) =>
    readSessionToken(request, { publicUrl, cookieName: sessionCookieName(publicUrl) }) === null
      ? null
      : `${publicUrl}/console#/homes/${encodeURIComponent(externalId)}`;

  /** `sent` is a form that could not be taken as it is. */
  async function show(request: Visit, reply: FastifyReply, status: number, sent: URLSearchParams | null) {
    const { token } = request.params;
    const { review, estate } = await getReview(sql, token);
    const context = pageContextOf(await findPageContext(sql, review.contextId), publicUrl);
    const data: ReviewData = {
      ...reviewDataOf(review, estate, sent),
      language: languageOf(request),
      context,
      url: reviewUrl(publicUrl, token),
      consoleUrl: consoleUrlOf(request, estate.external_id),
    };
    const { renderer, assetsFor } = await loadBundle();
    return sendPage(request, reply, {
      status,
      language: data.language,
      pictures: context.logoUrl ? [context.logoUrl] : [],
      html: renderer.renderReview(data, assetsFor(data.language)),
    });
  }

  app.get('/review/:token', { schema: { hide: true } }, (request: Visit, reply) =>
    show(request, reply, 200, null),
  );

  app.get('/review/:token/pages/:page.png', { schema: { hide: true } }, async (request: PageVisit, reply) => {
    const { token, page } = request.params;
    if (!/^[1-9]\d?$/.test(page)) return reply.callNotFound();
    const png = await limit.run('reviews', () => drawReviewPage({ sql, files }, token, Number(page)));
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': 'private, max-age=600',
        'x-content-type-options': 'nosniff',
      })
      .send(png);
  });

  app.post(
    '/review/:token',
    { bodyLimit: MAX_BODY_BYTES, schema: { hide: true } },
    async (request: Visit, reply) => {
      const { token } = request.params;
      // The one parser of this scope made it.
      const sent = request.body as URLSearchParams;
      const { review, estate } = await getReview(sql, token);
      const decisions = readDecisions(review, sent);
      if (decisions === null) return show(request, reply, 400, sent);
      const outcome = await decideReview({ sql, files }, token, decisions, {
        kind: 'link',
        id: null,
        network: networkOf(request.ip),
        requestId: request.id,
      });
      const context = pageContextOf(await findPageContext(sql, review.contextId), publicUrl);
      request.log.info({ job: review.jobId, estate: estate.external_id }, 'certificate reviewed');
      const { renderer, assetsFor } = await loadBundle();
      const language = languageOf(request);
      const done = {
        language,
        context,
        accepted: outcome.accepted.length,
        corrected: outcome.corrected.length,
        rejected: outcome.rejected.length,
        consoleUrl: consoleUrlOf(request, estate.external_id),
      };
      return sendPage(request, reply, {
        status: 200,
        language,
        pictures: context.logoUrl ? [context.logoUrl] : [],
        html: renderer.renderReviewDone(done, assetsFor(language)),
      });
    },
  );
}

function languageOf(request: FastifyRequest) {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
  return chooseLanguage(asked, acceptedLanguages(request), null);
}

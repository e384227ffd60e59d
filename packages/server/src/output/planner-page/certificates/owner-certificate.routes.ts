/**
 * The page's call with a certificate: read for the plan that its owner has open. The referral token gives access, and
 * it is rate limited.
 */
import { describeOutcome, type FormOutcome } from '@rooftree/planner/certificate/handed-over';
import { writeFacts } from '@rooftree/planner/choices/facts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConcurrencyLimit } from '../../../access/limits/concurrency-limit.ts';
import type { RateCounts } from '../../../access/limits/rate-counts.ts';
import { countRequest, countRequestOfNetwork, type RateLimit } from '../../../access/limits/rate-limit.ts';
import { readFileForm } from '../../../estates/certificates/file-in-multipart.ts';
import { READING_LIMITS } from '../../../estates/certificates/reading-limits.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { toApiError } from '../../../http/errors/error-handler.ts';
import type { FileLedger } from '../../../infra/files/stored-files.service.ts';
import { tokenParamsSchema } from '../planner-page.schemas.ts';
import { getActiveEstate } from '../planner-page.service.ts';
import { handOver } from './owner-certificate.service.ts';

/** Of one link, and of one network: somebody who tries a few photos needs no more. */
const HANDED_OVER: RateLimit = { name: 'planner-certificates', perMinute: 6 };
/** The lines around the file in a form. */
const FORM_BYTES = 16 * 1024;
/** Documents of one context's pages that are read at once. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;

interface OwnerCertificateOptions extends FileLedger {
  publicUrl: string;
  counts: RateCounts | undefined;
}

type Visit = FastifyRequest<{ Params: { token: string } }>;

/** In a scope of its own: here a body is a form with a file and nothing else. */
export function ownerCertificateRoutes(
  app: ApiScope,
  { sql, files, publicUrl, counts }: OwnerCertificateOptions,
): void {
  const limit = new ConcurrencyLimit({ atOnce: AT_ONCE, waitMs: LONGEST_WAIT_MS });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      readFileForm(request.headers['content-type'] ?? '', body),
  );
  // A form that was sent without script is answered with the page, which says what went wrong.
  app.setErrorHandler(async (error, request: Visit, reply) => {
    if (wantsJson(request)) throw error;
    const { statusCode, headers } = toApiError(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'reading a certificate failed');
    const outcome =
      statusCode === 413
        ? 'too_large'
        : statusCode === 429
          ? 'too_many'
          : statusCode < 500
            ? 'unreadable'
            : 'busy';
    return showPage(request, reply.headers(headers), { outcome });
  });

  app.post(
    '/r/:token/certificate',
    {
      bodyLimit: READING_LIMITS.paperBytes + FORM_BYTES,
      onRequest: (request: Visit, reply, done) => {
        if (counts) {
          countRequestOfNetwork(counts, HANDED_OVER, request, reply);
          // Checked below; a text of any length would be stored as the name of a count.
          countRequest(counts, HANDED_OVER, `link ${request.params.token.slice(0, 64)}`, reply);
        }
        done();
      },
      schema: { hide: true, params: tokenParamsSchema },
    },
    async (request: Visit, reply) => {
      const found = await getActiveEstate(sql, request.params.token);
      // The one parser of this scope made it.
      const form = request.body as Awaited<ReturnType<typeof readFileForm>>;
      // Only now that the body is here: one that comes a byte a second would hold a place that others wait for.
      const read = await limit.run(found.contextId, () =>
        handOver({ sql, files }, found, form.file, { mayKeep: form.fields['keep'] === 'on' }),
      );
      if (wantsJson(request)) return reply.header('cache-control', 'no-store').send(read);
      return showPage(request, reply, { outcome: describeOutcome(read), facts: writeFacts(read.facts) });
    },
  );

  /** The page with what was read, or with why nothing was; the choices of the form's address stay. */
  function showPage(
    request: Visit,
    reply: FastifyReply,
    { outcome, facts = {} }: { outcome: FormOutcome; facts?: Record<string, string> },
  ) {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    for (const [name, text] of Object.entries(facts)) query.set(name, text);
    query.set('certificate', outcome);
    return reply.redirect(
      `${publicUrl}/r/${encodeURIComponent(request.params.token)}?${query}#certificate`,
      303,
    );
  }
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') === true;
}

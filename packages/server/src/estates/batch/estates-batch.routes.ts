import type { FastifyRequest } from 'fastify';
import { answerOnce } from '../../access/idempotency/idempotency.ts';
import { limitBodies } from '../../access/limits/limit-bodies.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { unreadable } from '../../http/requests/json-body.ts';
import { batchAnswerSchema, batchBodySchema, batchQuerySchema, NDJSON } from './estates-batch.schemas.ts';
import { type BatchLine, type BatchOptions, readBatch, storeBatch } from './estates-batch.service.ts';

// Ten thousand estates take the threads of a small machine half a minute.
const BATCH_TIMEOUT_MS = 600_000;

/** In a scope of its own: here a body stays the bytes that were sent, whichever of the two forms they have. */
export function estateBatchRoutes(app: ApiScope, options: BatchOptions & { maxBytes: number }): void {
  const { sql, publicUrl, providerNames, maxEstates } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', NDJSON],
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => done(unreadable(request, body) ?? null, body),
  );

  app.post(
    '/v1/estates/batch',
    {
      bodyLimit: options.maxBytes,
      onRequest: limitBodies(1, ({ caller }) => caller.id),
      config: {
        permission: 'estates:write',
        timeLimitMs: BATCH_TIMEOUT_MS,
        checkBody: (body) => (Buffer.isBuffer(body) ? [] : ['request body must contain at least 1 estate']),
      },
      schema: {
        operationId: 'putEstates',
        summary: 'Create or replace estates in bulk',
        description: `Up to ${maxEstates} estates, each as the body of a PUT with its \`external_id\`: a JSON array, or one per line (NDJSON); the response has the same form. All are stored, or none when one has an error; with \`partial=true\` only the valid ones. Errors name the position of their entry, starting at 0.`,
        tags: ['Estates'],
        querystring: batchQuerySchema,
        body: batchBodySchema(providerNames, maxEstates),
        response: { 200: batchAnswerSchema(maxEstates), ...errorResponses(422) },
      },
    },
    (request, reply) => {
      const { caller, query } = request;
      const form = isNdjson(request) ? 'lines' : 'array';
      // The parser above made it, and the check has seen that it is there.
      const given = { bytes: request.body as Buffer, form, partial: query.partial } as const;
      return answerOnce(sql, request, reply, {
        prepare: () => readBatch(options, caller.contextId, given),
        async commit(tx, entries) {
          const lines = await storeBatch(tx, caller.contextId, publicUrl, entries);
          return form === 'lines'
            ? asLines(lines)
            : { status: 200, headers: {}, body: JSON.stringify(lines) };
        },
      });
    },
  );
}

function isNdjson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(NDJSON) === true;
}

function asLines(lines: readonly BatchLine[]) {
  return {
    status: 200,
    headers: { 'content-type': `${NDJSON}; charset=utf-8` },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  };
}

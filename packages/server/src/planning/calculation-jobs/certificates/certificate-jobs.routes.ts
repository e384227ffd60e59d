import type { FastifyRequest } from 'fastify';
import { answerOnce } from '../../../access/idempotency/idempotency.ts';
import { limitBodies } from '../../../access/limits/limit-bodies.ts';
import { fileInMultipart } from '../../../estates/certificates/file-in-multipart.ts';
import { READING_LIMITS } from '../../../estates/certificates/reading-limits.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { checkPermission } from '../../../http/access/authenticate.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import type { FileLedger } from '../../../infra/files/stored-files.service.ts';
import { jobSchema } from '../calculation-jobs.schemas.ts';
import { certificateQuerySchema, DOCUMENT_TYPES, documentBodySchema } from './certificate-jobs.schemas.ts';
import { createReadingJob, stageDocument } from './certificate-jobs.service.ts';

/** The lines around the file in a form. */
const FORM_BYTES = 16 * 1024;
/** Documents of one client in memory at once; the others wait before they are read. */
const AT_ONCE = 4;

interface CertificateJobOptions extends FileLedger {
  perMinute: number;
  basePath: string;
}

/** In a scope of its own: here a body stays the bytes that were sent. */
export function certificateJobRoutes(
  app: ApiScope,
  { sql, files, perMinute, basePath }: CertificateJobOptions,
): void {
  const ledger = { sql, files };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...DOCUMENT_TYPES],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => asSent(request, body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      fileInMultipart(request.headers['content-type'] ?? '', asSent(request, body)),
  );

  app.post(
    '/v1/calculation-jobs/epc-document-processing',
    {
      bodyLimit: READING_LIMITS.recordBytes + FORM_BYTES,
      onRequest: limitBodies(AT_ONCE, ({ caller }) => caller.id),
      config: {
        permission: 'calculations:create',
        rateLimit: { name: 'certificates', perMinute },
        checkBody: (body) =>
          Buffer.isBuffer(body) && body.length > 0 ? [] : ['request body must be a document'],
      },
      schema: {
        operationId: 'readCertificate',
        summary: 'Read an energy certificate',
        description:
          'Reads a certificate from Flanders, Wallonia, Brussels or the Netherlands and applies its values to the estate. When the job is FINISHED, `metadata` contains each value with its position in the document and its confidence, and which values were applied and why. A document for another address is read but not applied. The document is deleted when the job finishes.',
        tags: ['Calculation jobs'],
        querystring: certificateQuerySchema,
        body: documentBodySchema,
        response: { 201: jobSchema, ...errorResponses(422) },
      },
    },
    (request, reply) => {
      const { contextId } = request.caller;
      const { estate, apply, min_confidence, review, external_id: externalId = null } = request.query;
      if (apply !== 'none') checkPermission(request.caller, 'estates:write');
      // The parsers above made it, and the check has seen that it is there.
      const bytes = request.body as Buffer;
      return answerOnce(sql, request, reply, {
        prepare: () => stageDocument(ledger, contextId, estate, bytes),
        async commit(tx, path) {
          const controls = { apply, min_confidence, review };
          const job = await createReadingJob(tx, contextId, { estate, controls, externalId }, path);
          return {
            status: 201,
            headers: { location: `${basePath}/v1/calculation-jobs/${job.id}` },
            body: JSON.stringify(job),
          };
        },
      });
    },
  );
}

function asSent({ headers }: FastifyRequest, body: Buffer): Buffer {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new ApiError(415, ['Content-Encoding must be identity'], {
      headers: { 'accept-encoding': 'identity' },
    });
  return body;
}

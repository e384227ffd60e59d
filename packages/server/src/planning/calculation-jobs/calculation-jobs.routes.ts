import type { PlanControls } from '@rooftree/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOnce } from '../../access/idempotency/idempotency.ts';
import type { PublishEvent } from '../../events.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { expand, expandQuery } from '../../http/requests/expand.ts';
import { acceptsJson } from '../../http/requests/negotiate.ts';
import { writePage } from '../../http/requests/paging.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { getRenovationJson } from '../renovations/renovations.service.ts';
import { readControls } from './batch/batch-controls.ts';
import { batchQuerySchema, indicationQuerySchema } from './batch/batch-query.schemas.ts';
import { faultsOfBody } from './batch/batch-strings.ts';
import type { BatchType } from './calculation-job.ts';
import { listJobs } from './calculation-jobs.repository.ts';
import {
  batchBodySchema,
  jobListQuerySchema,
  jobPageSchema,
  jobParamsSchema,
  jobSchema,
} from './calculation-jobs.schemas.ts';
import { archiveJob, getJob, startBatch, stopJob } from './calculation-jobs.service.ts';

interface BatchOptions {
  maxBytes: number;
  maxEstates: number;
  /** In front of the paths that others use. */
  basePath: string;
}

export function calculationJobRoutes(
  app: ApiScope,
  { sql, publish, ...options }: BatchOptions & { sql: Sql; publish: PublishEvent },
): void {
  const batchRoute = {
    bodyLimit: options.maxBytes,
    config: {
      permission: 'calculations:create' as const,
      checkBody: (body: unknown) => faultsOfBody(body, options.maxEstates),
      bodyFaultStatus: 406,
    },
    onRequest: async (request: FastifyRequest) => {
      if (!acceptsJson(request))
        throw new ApiError(406, ['Accept must allow application/json'], { code: 'not_acceptable' });
    },
  };
  const batchAnswers = { 201: jobSchema, ...errorResponses(406, 422) };

  app.post(
    '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch',
    {
      ...batchRoute,
      schema: {
        operationId: 'createSuggestedRenovationBatch',
        summary: 'Plan renovations for up to 10,000 estates',
        description:
          'Creates one job that plans all given estates, or none when one of them cannot be planned. When it is FINISHED, each estate has a renovation. The query parameters are the controls of every plan.',
        tags: ['Calculation jobs'],
        body: batchBodySchema(options.maxEstates),
        querystring: batchQuerySchema,
        response: batchAnswers,
      },
    },
    (request, reply) => {
      const read = readControls(request.query);
      // The query's faults are 400; those that the service finds in the body have the status of `bodyFaultStatus`.
      if ('faults' in read) throw new ApiError(400, read.faults);
      const { external_id: externalId } = request.query;
      const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
      return answerBatch(sql, options, request, reply, { type, controls: read.controls, externalId });
    },
  );

  app.post(
    '/v1/calculation-jobs/energy-efficiency-indication/batch',
    {
      ...batchRoute,
      schema: {
        operationId: 'createEnergyIndicationBatch',
        summary: 'Estimate the energy label of up to 10,000 estates',
        description:
          "Like the batch of renovations, but faster and without creating renovations: the result is in `metadata.indication` of each estate's job.",
        tags: ['Calculation jobs'],
        body: batchBodySchema(options.maxEstates),
        querystring: indicationQuerySchema,
        response: batchAnswers,
      },
    },
    (request, reply) =>
      answerBatch(sql, options, request, reply, {
        type: 'ENERGY_EFFICIENCY_INDICATION',
        controls: null,
        externalId: request.query.external_id,
      }),
  );

  app.get(
    '/v1/calculation-jobs',
    {
      config: { permission: 'calculations:read' },
      schema: {
        operationId: 'listCalculationJobs',
        summary: 'List calculation jobs',
        description:
          "The jobs created by the context's clients or, with `parent_id`, the child jobs of one of them. A client needs `calculations:create`.",
        tags: ['Calculation jobs'],
        querystring: jobListQuerySchema,
        response: { 200: jobPageSchema },
      },
    },
    async (request, reply) => {
      const {
        page,
        page_size: pageSize,
        sort_by,
        sort_direction,
        parent_id,
        status,
        include_archived,
      } = request.query;
      const { total, jobs } = await listJobs(
        sql,
        request.caller.contextId,
        { parentId: parent_id ?? null, status: status ?? null, includeArchived: include_archived },
        { skip: (page - 1) * pageSize, take: pageSize, sortBy: sort_by, direction: sort_direction },
      );
      const items = jobs.map((job) => JSON.stringify(job)).join();
      return sendJson(reply, 200, writePage({ page, pageSize, total }, items));
    },
  );

  app.get(
    '/v1/calculation-jobs/:id',
    {
      config: { permission: 'calculations:read' },
      schema: {
        operationId: 'getCalculationJob',
        summary: 'Get a calculation job',
        description: 'Includes the progress: `metadata.estates` of a batch is updated while it is RUNNING.',
        tags: ['Calculation jobs'],
        params: jobParamsSchema,
        querystring: expandQuery('renovation'),
        response: { 200: jobSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const job = await getJob(sql, request.caller.contextId, request.params.id);
      const { renovation_id: id } = job.metadata;
      const json = await expand(JSON.stringify(job), request, async (contextId) =>
        id === null ? null : getRenovationJson(sql, contextId, id),
      );
      return sendJson(reply, 200, json);
    },
  );

  app.post(
    '/v1/calculation-jobs/:id/stop',
    {
      config: { permission: 'calculations:create' },
      schema: {
        operationId: 'stopCalculationJob',
        summary: 'Stop a calculation job',
        description: 'Stops the job and its unfinished child jobs. Finished results stay.',
        tags: ['Calculation jobs'],
        params: jobParamsSchema,
        response: { 200: jobSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const job = await stopJob({ sql, publish }, request.caller.contextId, request.params.id);
      return sendJson(reply, 200, JSON.stringify(job));
    },
  );

  app.post(
    '/v1/calculation-jobs/:id/archive',
    {
      config: { permission: 'calculations:create' },
      schema: {
        operationId: 'archiveCalculationJob',
        summary: 'Archive a calculation job',
        description:
          'Removes a finished job from the list and sets `deactivated_at`. It can still be retrieved. Archiving it again changes nothing.',
        tags: ['Calculation jobs'],
        params: jobParamsSchema,
        response: { 200: jobSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const job = await archiveJob(sql, request.caller.contextId, request.params.id);
      return sendJson(reply, 200, JSON.stringify(job));
    },
  );
}

function answerBatch(
  sql: Sql,
  { basePath }: BatchOptions,
  request: FastifyRequest<{ Body: string[] }>,
  reply: FastifyReply,
  wanted: { type: BatchType; controls: PlanControls | null; externalId: string | undefined },
): Promise<FastifyReply> {
  const { contextId } = request.caller;
  const [only, another] = request.body;
  if (only !== undefined && another === undefined) request.auditedThing = { kind: 'estate', id: only };
  return answerOnce(sql, request, reply, {
    prepare: async () => undefined,
    async commit(tx) {
      const { externalId = null } = wanted;
      const job = await startBatch(tx, contextId, { ...wanted, names: request.body, externalId });
      return {
        status: 201,
        headers: { location: `${basePath}/v1/calculation-jobs/${job.id}` },
        body: JSON.stringify(job),
      };
    },
  });
}

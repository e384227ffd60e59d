import { Type } from 'typebox';
import { answerOnce } from '../../access/idempotency/idempotency.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import {
  programmeListQuerySchema,
  programmePageSchema,
  programmeParamsSchema,
  programmeQuerySchema,
  programmeSchema,
} from './programme-result.schemas.ts';
import { newProgrammeSchema } from './programmes.schemas.ts';
import {
  cancelProgramme,
  chooseHomes,
  createProgramme,
  getProgramme,
  getProgrammes,
  removeProgramme,
} from './programmes.service.ts';

/** A search takes a core for seconds to minutes. */
const PROGRAMMES_PER_MINUTE = 10;

interface ProgrammeOptions {
  sql: Sql;
  basePath: string;
  /** Of a request that names its homes one by one. */
  maxBytes: number;
}

export function programmeRoutes(app: ApiScope, { sql, basePath, maxBytes }: ProgrammeOptions): void {
  const shared = { tags: ['Programmes'], 'x-extension': true };
  const reading = { permission: 'programmes:read' as const };
  const writing = { permission: 'programmes:write' as const };

  app.post(
    '/v1/programmes',
    {
      bodyLimit: maxBytes,
      config: { ...writing, rateLimit: { name: 'programmes', perMinute: PROGRAMMES_PER_MINUTE } },
      schema: {
        ...shared,
        operationId: 'createProgramme',
        summary: 'Create a programme',
        description:
          'Decides for up to 100,000 homes which works are done in which year, within limits that all homes share. The server continues after it has responded; the programme has the progress.',
        body: newProgrammeSchema,
        response: { 201: programmeSchema, ...errorResponses(422) },
      },
    },
    (request, reply) => {
      const { caller, body } = request;
      return answerOnce(sql, request, reply, {
        prepare: () => chooseHomes(sql, caller.contextId, body),
        commit: async (tx, homes) => {
          const programme = await createProgramme(tx, caller.contextId, caller, body, homes);
          return {
            status: 201,
            headers: { location: `${basePath}/v1/programmes/${programme.id}` },
            body: JSON.stringify(programme),
          };
        },
      });
    },
  );

  app.get(
    '/v1/programmes',
    {
      config: reading,
      schema: {
        ...shared,
        operationId: 'listProgrammes',
        summary: 'List programmes',
        description: 'The newest first, without their results.',
        querystring: programmeListQuerySchema,
        response: { 200: programmePageSchema },
      },
    },
    ({ caller, query }) =>
      getProgrammes(sql, caller.contextId, { after: query.after ?? null, pageSize: query.page_size }),
  );

  app.get(
    '/v1/programmes/:id',
    {
      config: reading,
      schema: {
        ...shared,
        operationId: 'getProgramme',
        summary: 'Get a programme',
        description: 'Its progress and, once it has finished, the figures of its scenarios.',
        params: programmeParamsSchema,
        querystring: programmeQuerySchema,
        response: { 200: programmeSchema, ...errorResponses(404) },
      },
    },
    ({ caller, params, query }) => getProgramme(sql, caller.contextId, params.id, query.language ?? null),
  );

  app.post(
    '/v1/programmes/:id/cancel',
    {
      config: writing,
      schema: {
        ...shared,
        operationId: 'cancelProgramme',
        summary: 'Cancel a programme',
        description: 'Stops a programme that has not ended. Refused (409) when it has ended otherwise.',
        params: programmeParamsSchema,
        response: { 200: programmeSchema, ...errorResponses(404, 409) },
      },
    },
    ({ caller, params }) =>
      transaction(sql, async (tx) => {
        await cancelProgramme(tx, caller.contextId, params.id);
        return getProgramme(tx, caller.contextId, params.id, null);
      }),
  );

  app.delete(
    '/v1/programmes/:id',
    {
      config: writing,
      schema: {
        ...shared,
        operationId: 'deleteProgramme',
        summary: 'Delete a programme',
        description: 'Deletes the programme with its files. One that has not ended is stopped.',
        params: programmeParamsSchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => {
      await transaction(sql, (tx) => removeProgramme(tx, caller.contextId, params.id));
      return reply.code(204).send();
    },
  );
}

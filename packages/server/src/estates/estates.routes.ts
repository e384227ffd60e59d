import { Type } from 'typebox';
import { actorOf } from '../access/audit/actor-of.ts';
import type { Actor } from '../access/audit/audit.ts';
import type { Caller } from '../caller.ts';
import { Fault } from '../fault.ts';
import { type ApiScope, sendJson } from '../http/access/api-scope.ts';
import { errorResponses } from '../http/errors/error-schemas.ts';
import { etagOf, expectedBy } from '../http/requests/etag.ts';
import { expand, expandQuery } from '../http/requests/expand.ts';
import { wantsMinimal } from '../http/requests/prefer.ts';
import { compileCheck } from '../infra/checks/check.ts';
import type { Reads } from '../infra/database/connection/read-replica.ts';
import type { Sql } from '../infra/database/sql.ts';
import { readEstateBody } from './estate-body.ts';
import { compileEstateCheck } from './estate-check.ts';
import {
  certificateParamsSchema,
  deleteQuerySchema,
  estateBodySchema,
  estateEntrySchema,
  estateParamsSchema,
  estatePatchSchema,
  estateSchema,
  patchCheckSchema,
} from './estates.schemas.ts';
import { deactivateEstate, putEstate } from './estates.service.ts';
import { withdrawCertificate } from './facts/withdraw-certificate.ts';
import { findEstate } from './one-estate.repository.ts';
import { patchEstate } from './patch-estate.ts';

const minimal = {
  204: Type.Null({ description: 'Success, without a body because of `Prefer: return=minimal`.' }),
};

/** The suggested plan of an estate as JSON. */
export type FindSuggestion = (contextId: string, externalId: string) => Promise<string | null>;
export type EraseEstate = (caller: Caller, externalId: string) => Promise<object>;

export interface EstateOptions {
  sql: Sql;
  /** For searches and lists. */
  reads: Reads;
  requestTimeoutSeconds: number;
  publicUrl: string;
  providerNames: readonly string[];
  eraseEstate: EraseEstate;
  findSuggestion: FindSuggestion;
}

export function estateRoutes(app: ApiScope, options: EstateOptions): void {
  const { sql, publicUrl, providerNames } = options;
  const tags = ['Estates'];
  const check = compileEstateCheck(providerNames);

  app.put(
    '/v1/estates/:external_id',
    {
      config: { permission: 'estates:write', readBody: readEstateBody, checkBody: check },
      schema: {
        operationId: 'putEstate',
        summary: 'Create or replace an estate',
        description:
          'Returns 201 for a new estate and 200 for a replaced one, with its entry in the estate list. A deactivated estate becomes active again. Reports of the estate become outdated; its renovations stay unchanged until they are recalculated.',
        tags,
        params: estateParamsSchema,
        body: estateBodySchema(providerNames),
        response: {
          200: estateEntrySchema(providerNames),
          201: estateEntrySchema(providerNames),
          ...minimal,
        },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      const { external_id: externalId } = request.params;
      const actor = memberOf(request);
      const put = await putEstate(sql, contextId, publicUrl, externalId, request.body, actor);
      request.hasAuditEntry = true;
      if (wantsMinimal(request, reply)) return reply.code(put.isNew ? 201 : 204).send();
      return sendJson(reply, put.isNew ? 201 : 200, put.entry);
    },
  );

  app.get(
    '/v1/estates/:external_id',
    {
      config: { permission: 'estates:read' },
      schema: {
        operationId: 'getEstate',
        summary: 'Get an estate',
        description:
          'All fields of a PUT and the fields set by the server, also for a deactivated estate. The response can be sent back in a PUT unchanged. For `If-Match`, use the `ETag` of a response without `expand`.',
        tags,
        params: estateParamsSchema,
        querystring: expandQuery('renovation'),
        response: { 200: estateSchema(providerNames), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const found = await findEstate(sql, caller.contextId, publicUrl, params.external_id);
      if (found === null) throw new Fault('missing');
      const json = await expand(found.estate, request, (contextId) =>
        options.findSuggestion(contextId, params.external_id),
      );
      return sendJson(reply, 200, json);
    },
  );

  app.patch(
    '/v1/estates/:external_id',
    {
      config: {
        permission: 'estates:write',
        readBody: readEstateBody,
        checkBody: compileCheck(patchCheckSchema),
      },
      schema: {
        operationId: 'patchEstate',
        summary: 'Update an estate',
        description:
          'A merge patch (RFC 7396), as `application/json` or `application/merge-patch+json`: absent fields stay unchanged, `null` clears a field. The region is derived again when the zip code or country changes and no region is given. A deactivated estate stays deactivated.',
        tags,
        params: estateParamsSchema,
        consumes: ['application/json', 'application/merge-patch+json'],
        body: estatePatchSchema(providerNames),
        response: {
          200: estateSchema(providerNames),
          ...minimal,
          ...errorResponses(404, 412),
        },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const patching = { sql, publicUrl, check, expect: expectedBy(request), actor: memberOf(request) };
      const estate = await patchEstate(patching, caller.contextId, params.external_id, body);
      request.hasAuditEntry = true;
      reply.header('etag', etagOf(estate));
      return wantsMinimal(request, reply) ? reply.code(204).send() : sendJson(reply, 200, estate);
    },
  );

  app.delete(
    '/v1/estates/:external_id',
    {
      config: { permission: 'estates:write' },
      schema: {
        operationId: 'deactivateEstate',
        summary: 'Deactivate or erase an estate',
        description:
          'Removes the estate from the estate list; its renovations stay. Deactivating it again changes nothing. With `erase=true` the estate is deleted permanently: its address and link, plans, reports with their files, and jobs. This cannot be undone, and is rejected (409) while a job for the estate is running.',
        tags,
        params: estateParamsSchema,
        querystring: deleteQuerySchema,
        response: {
          204: Type.Null({ description: 'Success.' }),
          ...errorResponses(404, 409),
        },
      },
    },
    async (request, reply) => {
      const { caller, params, query } = request;
      if (query.erase) {
        const erased = await options.eraseEstate(caller, params.external_id);
        request.log.info({ [caller.kind]: caller.id, ...erased }, 'estate erased');
      } else await deactivateEstate(sql, caller.contextId, params.external_id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v1/estates/:external_id/certificates/:id',
    {
      config: { permission: 'estates:write' },
      schema: {
        operationId: 'withdrawCertificate',
        summary: 'Remove the facts of a certificate',
        description:
          'Removes the facts that a calculation job read from a certificate (`facts.*.certificate.job_id`). The effective facts are derived again from the remaining sources; values of an older certificate do not return. Corrections made during a review stay.',
        tags,
        params: certificateParamsSchema,
        response: {
          204: Type.Null({ description: 'Success.' }),
          ...errorResponses(404, 409),
        },
      },
    },
    async (request, reply) => {
      const { external_id: externalId, id } = request.params;
      await withdrawCertificate(sql, request.caller.contextId, externalId, id);
      return reply.code(204).send();
    },
  );
}

/** Changes by clients are not recorded one by one: a client sends its whole portfolio every night. */
function memberOf(request: Parameters<typeof actorOf>[0]): Actor | null {
  return request.caller.kind === 'member' ? actorOf(request) : null;
}

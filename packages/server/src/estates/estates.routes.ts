import type { Caller } from '../caller.ts';
import { Fault } from '../fault.ts';
import { type ApiScope, sendJson } from '../http/access/api-scope.ts';
import { clientErrorResponses } from '../http/errors/error-schemas.ts';
import { etagOf, expectedBy, notModified } from '../http/requests/etag.ts';
import { wantsMinimal } from '../http/requests/prefer.ts';
import { compileCheck } from '../infra/checks/check.ts';
import { Type } from '../infra/checks/type.ts';
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

const minimal = { 204: Type.Null({ description: 'Done; asked for by `Prefer: return=minimal`.' }) };

export type EraseEstate = (caller: Caller, externalId: string) => Promise<object>;

export interface EstateOptions {
  sql: Sql;
  /** For searches and lists. */
  reads: Reads;
  requestTimeoutSeconds: number;
  publicUrl: string;
  providerNames: readonly string[];
  eraseEstate: EraseEstate;
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
          'Answers 201 for a new estate and 200 for a replaced one, with its entry in the estate list. A deactivated estate becomes active again. Reports of the estate become outdated; its renovations stay as they are until they are planned again.',
        tags,
        'x-extension': true,
        params: estateParamsSchema,
        body: estateBodySchema(providerNames),
        response: {
          200: estateEntrySchema(providerNames),
          201: estateEntrySchema(providerNames),
          ...minimal,
          ...clientErrorResponses(413, 415),
        },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      const put = await putEstate(sql, contextId, publicUrl, request.params.external_id, request.body);
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
        summary: 'Get everything that is known of an estate',
        description:
          'What a PUT takes and what we set, also of a deactivated estate. The answer can be sent back in a PUT as it is.',
        tags,
        'x-extension': true,
        params: estateParamsSchema,
        response: { 200: estateSchema(providerNames), ...notModified, ...clientErrorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const found = await findEstate(sql, caller.contextId, publicUrl, params.external_id);
      if (found === null) throw new Fault('missing');
      return sendJson(reply, 200, found.estate);
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
        summary: 'Change some of what is known of an estate',
        description:
          'A merge patch (RFC 7396), as `application/json` or `application/merge-patch+json`: what is absent stays as it is, `null` forgets a fact. The region is derived again when the zip code or the country changes and no region is given. A deactivated estate stays deactivated.',
        tags,
        'x-extension': true,
        params: estateParamsSchema,
        consumes: ['application/json', 'application/merge-patch+json'],
        body: estatePatchSchema(providerNames),
        response: {
          200: estateSchema(providerNames),
          ...minimal,
          ...clientErrorResponses(404, 412, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const patching = { sql, publicUrl, check, expect: expectedBy(request) };
      const estate = await patchEstate(patching, caller.contextId, params.external_id, body);
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
        summary: 'Deactivate an estate, or erase it',
        description:
          'Removes it from the estate list; its renovations stay. Deactivating it again changes nothing. With `erase=true` the estate is forgotten for good: its address and link, plans, reports with their files, and jobs. That cannot be undone, and is refused (409) while a job works on the estate.',
        tags,
        'x-extension': true,
        params: estateParamsSchema,
        querystring: deleteQuerySchema,
        response: { 204: Type.Null({ description: 'Done.' }), ...clientErrorResponses(404, 409, 413, 415) },
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
        summary: 'Withdraw what a certificate says of an estate',
        description:
          'Takes back the facts that a calculation job has read from a certificate (`facts.*.certificate.job_id`). The facts that hold are found anew from what is left; what an older certificate had said of the same facts does not come back. Corrections that a person made while reviewing it stay.',
        tags,
        'x-extension': true,
        params: certificateParamsSchema,
        response: {
          204: Type.Null({ description: 'Done.' }),
          ...clientErrorResponses(404, 409, 413, 415),
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

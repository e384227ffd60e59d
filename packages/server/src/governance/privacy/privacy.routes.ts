import { Readable } from 'node:stream';
import packageFile from '../../../package.json' with { type: 'json' };
import { actorOf } from '../../access/audit/actor-of.ts';
import { recordChange } from '../../access/audit/audit.service.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { clientErrorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { erasePerson, findPersons } from '../erasure/persons.service.ts';
import { exportContext } from './context-export.ts';
import {
  erasedPersonSchema,
  exportSchema,
  personErasureSchema,
  personListSchema,
  personSearchSchema,
} from './privacy.schemas.ts';

/** A large agency over a slow line; each statement on the way has the limit of every request. */
const EXPORT_LIMIT_MS = 6 * 3_600_000;

export interface PrivacyOptions {
  sql: Sql;
  cdnUrl: string;
}

/** What a context keeps of people: of whom, and all of it. For owners. */
export function privacyRoutes(app: ApiScope, { sql, cdnUrl }: PrivacyOptions): void {
  const common = { tags: ['Console'], security: [{ session: [] }], 'x-extension': true };
  const permission = 'contexts:manage' as const;

  app.post(
    '/v1/privacy/persons',
    {
      config: { permission, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'findPersons',
        summary: 'Find whom the data name',
        description:
          'Users, members, the contact of the agency and buyers who left how to reach them, with what hangs on each. In a body, because an address is logged and kept; changes nothing.',
        body: personSearchSchema,
        response: { 200: personListSchema, ...clientErrorResponses(413, 415) },
      },
    },
    async ({ caller, body }, reply) => {
      const { users, members, contact, buyers } = await findPersons(sql, caller.contextId, body.search);
      return sendJson(
        reply,
        200,
        JSON.stringify({
          users: users.map(({ externalId: external_id, ...user }) => ({ ...user, external_id })),
          members: members.map(({ hasAccountElsewhere: keeps_account, ...member }) => ({
            ...member,
            keeps_account,
          })),
          contact: contact && { id: caller.contextId, ...contact },
          buyers,
        }),
      );
    },
  );

  app.post(
    '/v1/privacy/erasures',
    {
      config: { permission, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'erasePerson',
        summary: 'Delete the data of a person',
        description:
          'A user: what they manage stays, without them. A member: their access and, without rights elsewhere, their account. The contact: the card of the agency is blank. A buyer: every request with the same address or number, also what waits for a webhook. One entry in the audit says so, without their name. 409 for the last owner, and for what is being sent at this moment.',
        body: personErasureSchema,
        response: { 200: erasedPersonSchema, ...clientErrorResponses(404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const erased = await erasePerson(sql, actorOf(request), request.caller.contextId, request.body);
      return sendJson(reply, 200, JSON.stringify(erased));
    },
  );

  app.post(
    '/v1/privacy/export',
    {
      config: { permission, hasOwnAuditEntry: true, timeLimitMs: EXPORT_LIMIT_MS },
      schema: {
        ...common,
        operationId: 'exportContext',
        summary: 'Export the whole context',
        description:
          'Everything that is kept, as lines of JSON while they are read: members, clients without their secrets, users, estates, renovations with their plans, reports, jobs, price books, audit, and a list of the files. What changes meanwhile may be told as before or after.',
        response: { 200: exportSchema, ...clientErrorResponses(413, 415) },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      await recordChange(sql, actorOf(request), {
        contextId,
        operation: 'exportContext',
        thing: { kind: 'context', id: contextId },
        before: null,
        after: null,
      });
      reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store');
      return reply.send(
        Readable.from(exportContext(sql, contextId, { version: packageFile.version, cdnUrl })),
      );
    },
  );
}

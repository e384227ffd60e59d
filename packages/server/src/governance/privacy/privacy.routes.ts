import { Readable } from 'node:stream';
import packageFile from '../../../package.json' with { type: 'json' };
import { actorOf } from '../../access/audit/actor-of.ts';
import { recordChange } from '../../access/audit/audit.service.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
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

interface PrivacyOptions {
  sql: Sql;
  cdnUrl: string;
}

/** What a context stores of people: of whom, and all of it. For owners. */
export function privacyRoutes(app: ApiScope, { sql, cdnUrl }: PrivacyOptions): void {
  const common = { tags: ['Console'], security: [{ session: [] }] };
  const permission = 'contexts:manage' as const;

  app.post(
    '/v1/privacy/persons',
    {
      config: { permission, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'findPersons',
        summary: 'Find personal data',
        description:
          "Finds users, members, the agency's contact and buyers who left contact details, with the data linked to each. The query is sent in the body because URLs are logged. Changes nothing.",
        body: personSearchSchema,
        response: { 200: personListSchema },
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
        summary: 'Delete personal data',
        description:
          "A user: the estates they manage stay, without a managing user. A member: their access and, without access to other contexts, their account. The contact: the agency's contact details are cleared. A buyer: every request with the same address or number, including pending webhook events. The deletion is recorded in the audit log without the person's name. Rejected (409) for the last owner, and while an event about the person is being sent.",
        body: personErasureSchema,
        response: { 200: erasedPersonSchema, ...errorResponses(404, 409) },
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
        summary: 'Export all data of the context',
        description:
          'A stream of JSON lines with all stored data: members, clients without their secrets, users, estates, renovations with their plans, reports, jobs, price books, the audit log and a list of files. Changes during the export may or may not be included.',
        response: { 200: exportSchema },
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

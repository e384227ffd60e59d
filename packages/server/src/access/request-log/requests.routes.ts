import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { LoggedRequest } from './logged-request.ts';
import { pathOfRequest } from './path-of-request.ts';
import { recordBodies } from './record-bodies.routes.ts';
import type { RequestLog } from './request-log.ts';
import { listRequests } from './requests.repository.ts';
import { requestPageSchema, requestQuerySchema, STATUSES_OF } from './requests.schemas.ts';

const EVERY_STATUS = [100, 599] as const;
const MOST_MESSAGES = 5;
const LONGEST_MESSAGE = 300;

/** What the clients of a context called: for an owner all of it, for a client its own. */
export function requestRoutes(
  app: ApiScope,
  { sql, requests }: { sql: Sql; requests: RequestLog | undefined },
): void {
  app.get(
    '/v1/requests',
    {
      config: { permission: 'requests:read', hasUnrecordedBodies: true },
      schema: {
        tags: ['Request log'],
        operationId: 'listRequests',
        summary: 'List requests of clients',
        description:
          'With status, duration and errors; about a second late. Kept for 7 days by default; empty where the operator has disabled the log. Bodies only of clients with `records_bodies`.',
        querystring: requestQuerySchema,
        response: { 200: requestPageSchema },
      },
    },
    async ({ caller, query }, reply) => {
      // This process at least has nothing left to write: what a developer has just called is there.
      await requests?.write();
      const page = await listRequests(sql, caller.contextId, {
        clientId: caller.kind === 'client' ? caller.id : (query.client_id ?? null),
        method: query.method ?? null,
        statuses: query.outcome === undefined ? EVERY_STATUS : STATUSES_OF[query.outcome],
        path: query.path ?? null,
        pageSize: query.page_size,
        before: query.before ?? null,
      });
      return sendJson(reply, 200, page);
    },
  );
}

/** For every request with a client's token, whatever came of it. */
export function recordClientRequests(scope: ApiScope, requests: RequestLog): void {
  recordBodies(scope, requests);
  scope.addHook('onResponse', (request, reply, done) => {
    done();
    // Declared as always there; absent when the token was refused.
    const caller = request.caller as Caller | undefined;
    if (caller?.kind === 'client') requests.add(caller.contextId, caller.id, logged(request, reply));
  });
  scope.addHook('onClose', () => requests.write());
}

function logged(request: FastifyRequest, reply: FastifyReply): LoggedRequest {
  const durationMs = Math.round(reply.elapsedTime);
  return {
    at_ms: Date.now() - durationMs,
    method: request.method,
    path: pathOfRequest(request.url),
    status: reply.statusCode,
    duration_ms: durationMs,
    request_id: request.id,
    error_code: request.failure?.code,
    messages: request.failure === null ? undefined : shortened(request.failure.messages ?? []),
    request_body: request.recordedBodies?.request ?? undefined,
    response_body: request.recordedBodies?.response ?? undefined,
  };
}

/**
 * PostgreSQL reads neither a zero byte nor half a surrogate pair; a message may quote what was sent, and the cut may
 * halve one.
 */
function shortened(messages: readonly string[]): readonly string[] {
  return messages
    .slice(0, MOST_MESSAGES)
    .map((message) => message.slice(0, LONGEST_MESSAGE).replaceAll('\0', '').toWellFormed());
}

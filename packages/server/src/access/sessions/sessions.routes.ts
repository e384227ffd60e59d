import { Type } from 'typebox';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { listSessions } from './sessions.repository.ts';
import { sessionListSchema, sessionParamsSchema } from './sessions.schemas.ts';
import { endOtherSessions, endOwnSession } from './sessions.service.ts';
import type { SessionLimits } from './sessions.ts';

/** A member's own sessions. */
export function sessionRoutes(app: ApiScope, { sql, limits }: { sql: Sql; limits: SessionLimits }): void {
  const common = { tags: ['Console'], security: [{ session: [] }] };
  const ended = { 204: Type.Null({ description: 'Revoked.' }) };

  app.get(
    '/v1/sessions',
    {
      schema: {
        ...common,
        operationId: 'listSessions',
        summary: 'List my sessions',
        description: 'All devices where this member is signed in.',
        response: { 200: sessionListSchema },
      },
    },
    async ({ memberSession }, reply) => {
      const sessions = await listSessions(sql, memberSession.memberId, limits);
      const listed = sessions.map(({ id, createdAt, lastUsedAt, network, device }) => ({
        id,
        created_at: createdAt,
        last_used_at: lastUsedAt,
        network,
        device,
        is_current: id === memberSession.sessionId,
      }));
      return sendJson(reply, 200, JSON.stringify({ sessions: listed }));
    },
  );

  app.delete(
    '/v1/sessions',
    {
      schema: {
        ...common,
        operationId: 'endOtherSessions',
        summary: 'Revoke all my other sessions',
        description: 'The current session stays.',
        response: { ...ended },
      },
    },
    async ({ memberSession }, reply) => {
      await endOtherSessions(sql, memberSession.memberId, memberSession.sessionId);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v1/sessions/:session_id',
    {
      schema: {
        ...common,
        operationId: 'endSession',
        summary: 'Revoke one of my sessions',
        description: 'Its next request needs a new sign-in.',
        params: sessionParamsSchema,
        response: { ...ended, ...errorResponses(404) },
      },
    },
    async ({ memberSession, params }, reply) => {
      await endOwnSession(sql, memberSession.memberId, params.session_id);
      return reply.code(204).send();
    },
  );
}

import { actorOf } from '../../../access/audit/actor-of.ts';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { connectionParamsSchema } from '../connections.schemas.ts';
import { getConnection } from '../connections.service.ts';
import {
  conflictDecisionSchema,
  conflictListSchema,
  conflictParamsSchema,
  decidedConflictSchema,
} from './conflicts.schemas.ts';
import { type ConflictDecider, decideConflict, listConflicts } from './conflicts.service.ts';

/** Listings that have the id of an estate at another address. */
export function conflictRoutes(app: ApiScope, decider: ConflictDecider): void {
  const { sql } = decider;
  const common = { tags: ['Connections'], security: [{ session: [] }] };

  app.get(
    '/v1/connections/:id/conflicts',
    {
      config: { permission: 'connections:read' },
      schema: {
        ...common,
        operationId: 'listConnectionConflicts',
        summary: 'List the conflicts of a connection',
        description:
          'Listings that have the id of an estate at another address. Nothing of them is stored until someone decides whether both are the same home. At most 200.',
        params: connectionParamsSchema,
        response: { 200: conflictListSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }) => {
      await getConnection(sql, caller.contextId, params.id);
      return { conflicts: await listConflicts(sql, caller.contextId, params.id) };
    },
  );

  app.post(
    '/v1/connections/:id/conflicts/:external_id/decision',
    {
      config: { permission: 'connections:write', hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'decideConnectionConflict',
        summary: 'Resolve a conflict',
        description:
          'The listing joins the estate with its id, or becomes an estate of its own under another id, and its plan is requested if the connection plans estates. Later syncs follow the decision.',
        params: conflictParamsSchema,
        body: conflictDecisionSchema,
        response: { 200: decidedConflictSchema, ...errorResponses(404, 409) },
      },
    },
    async (request) => {
      const { caller, params, body } = request;
      const connection = await getConnection(sql, caller.contextId, params.id);
      const decided = { externalId: params.external_id, decision: body.decision };
      return { external_id: await decideConflict(decider, connection, decided, actorOf(request)) };
    },
  );
}

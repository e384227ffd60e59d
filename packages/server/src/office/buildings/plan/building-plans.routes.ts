import { actorOf } from '../../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { buildingParamsSchema } from '../buildings.schemas.ts';
import { buildingPlanStateSchema } from './building-plan-state.schemas.ts';
import { buildingControlsSchema, requestedPlanSchema } from './building-plans.schemas.ts';
import { getBuildingPlan, requestBuildingPlan } from './building-plans.service.ts';

/** A large building takes a thread for seconds. */
const PLANS_PER_MINUTE = 30;

export function buildingPlanRoutes(app: ApiScope, sql: Sql): void {
  const common = { tags: ['Buildings'], 'x-extension': true, params: buildingParamsSchema };

  app.post(
    '/v1/buildings/:external_id/plan',
    {
      config: {
        permission: 'buildings:write',
        hasOwnAuditEntry: true,
        rateLimit: { name: 'building-plans', perMinute: PLANS_PER_MINUTE },
      },
      schema: {
        ...common,
        operationId: 'createBuildingPlan',
        summary: 'Plan a building',
        description:
          'Computes the best common works, the works inside each unit, the money and the vote, in the background. A later request replaces one that has not ended. Rejected (409) when the building is incomplete.',
        body: buildingControlsSchema,
        response: { 202: requestedPlanSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params, body: controls } = request;
      const requested = await transaction(sql, (tx) =>
        requestBuildingPlan(tx, caller.contextId, params.external_id, { controls, actor: actorOf(request) }),
      );
      return sendJson(reply, 202, JSON.stringify(requested));
    },
  );

  app.get(
    '/v1/buildings/:external_id/plan',
    {
      config: { permission: 'buildings:read' },
      schema: {
        ...common,
        operationId: 'getBuildingPlan',
        summary: 'Get the plan of a building',
        description:
          'The state of the latest request and the latest finished plan, which may be of an earlier one. Without a request its `id` is null.',
        response: { 200: buildingPlanStateSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 200, await getBuildingPlan(sql, caller.contextId, params.external_id)),
  );
}

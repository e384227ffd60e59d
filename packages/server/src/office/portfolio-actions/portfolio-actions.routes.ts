import { answerOnce } from '../../access/idempotency/idempotency.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { filterOf, portfolioFilterSchema } from '../portfolio/portfolio.schemas.ts';
import { readActionRequest } from './action-request.ts';
import {
  actionListSchema,
  actionParamsSchema,
  actionSchema,
  newActionSchema,
} from './portfolio-actions.schemas.ts';
import { getAction, getActions, selectFor, startAction, undoAction } from './portfolio-actions.service.ts';

/** Enough for a person, and for a program that divides a large portfolio. */
const ACTIONS_PER_MINUTE = 60;

interface ActionOptions {
  sql: Sql;
  maxEstates: number;
  maxBytes: number;
}

/**
 * All estates of the largest file that can be imported: they become one job, as a batch of the largest setting does.
 */
const MOST_PLANNED = 100_000;

export function portfolioActionRoutes(app: ApiScope, { sql, maxEstates, maxBytes }: ActionOptions): void {
  // What an action does needs a permission of its own: see `PERMISSION_OF`.
  const config = { permission: 'renovations:read' as const };
  const shared = { tags: ['Portfolio'], 'x-extension': true };

  app.post(
    '/v1/portfolio/actions',
    {
      bodyLimit: maxBytes,
      config: { ...config, rateLimit: { name: 'portfolio-actions', perMinute: ACTIONS_PER_MINUTE } },
      schema: {
        ...shared,
        operationId: 'createPortfolioAction',
        summary: 'Start an action on many estates',
        description: `Deactivates, plans, reports on or renews the reports of up to ${maxEstates.toLocaleString('en')} estates: those in external_ids, or all that match the filter; plans up to ${MOST_PLANNED.toLocaleString('en')} that match. The server continues after it has responded; the action has the progress. Estates without anything to do are skipped. Refused (409) while reports of an earlier action are being made.`,
        querystring: portfolioFilterSchema,
        body: newActionSchema(maxEstates),
        response: { 201: actionSchema, ...errorResponses(409, 422) },
      },
    },
    (request, reply) => {
      const { caller, body, query } = request;
      const wanted = readActionRequest(body);
      return answerOnce(sql, request, reply, {
        prepare: () =>
          selectFor(
            sql,
            caller,
            wanted,
            { filter: filterOf(query), externalIds: body.external_ids ?? null },
            wanted.action === 'PLAN' && body.all_matching ? MOST_PLANNED : maxEstates,
          ),
        commit: async (tx, selection) => ({
          status: 201,
          headers: {},
          body: JSON.stringify(await startAction(tx, caller, wanted, selection)),
        }),
      });
    },
  );

  app.get(
    '/v1/portfolio/actions',
    {
      config,
      schema: {
        ...shared,
        operationId: 'listPortfolioActions',
        summary: 'List recent actions on many estates',
        description: 'Running and recently ended actions of the context.',
        response: { 200: actionListSchema },
      },
    },
    ({ caller }) => getActions(sql, caller.contextId),
  );

  app.get(
    '/v1/portfolio/actions/:id',
    {
      config,
      schema: {
        ...shared,
        operationId: 'getPortfolioAction',
        summary: 'Get an action on many estates',
        description: 'The progress of an action. Actions are removed after some days.',
        params: actionParamsSchema,
        response: { 200: actionSchema, ...errorResponses(404) },
      },
    },
    ({ caller, params }) => getAction(sql, caller.contextId, params.id),
  );

  app.post(
    '/v1/portfolio/actions/:id/undo',
    {
      config: { permission: 'estates:write' },
      schema: {
        ...shared,
        operationId: 'undoPortfolioAction',
        summary: 'Undo the deactivation of many estates',
        description:
          'Activates the estates that the action deactivated; those that were written since are skipped. Returns the action that does it. Refused (409) for any other action, and a second time.',
        params: actionParamsSchema,
        response: { 201: actionSchema, ...errorResponses(404, 409) },
      },
    },
    async ({ caller, params }, reply) =>
      reply.code(201).send(await transaction(sql, (tx) => undoAction(tx, caller, params.id))),
  );
}

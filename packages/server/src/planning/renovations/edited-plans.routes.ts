import type { Override } from '@rooftree/engine';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import {
  editBasisSchema,
  plansOfEstateParamsSchema,
  plansOfEstateQuerySchema,
  plansOfEstateSchema,
  wantedEditSchema,
} from './edited-plans.schemas.ts';
import { editRenovation, getEditBasis, getPlansOfEstate } from './edited-plans.service.ts';
import { renovationParamsSchema, renovationSchema } from './renovations.schemas.ts';

export function editedPlanRoutes(app: ApiScope, sql: Sql): void {
  const tags = ['Renovations'];
  app.get(
    '/v1/estates/:external_id/renovations',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'listRenovationsOfEstate',
        summary: 'List the renovations of an estate',
        description: 'The suggested plan and the plans created by people, with their authors.',
        tags,
        params: plansOfEstateParamsSchema,
        querystring: plansOfEstateQuerySchema,
        response: { 200: plansOfEstateSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params, query }, reply) => {
      const plans = await getPlansOfEstate(sql, caller.contextId, params.external_id, query.include_deleted);
      return sendJson(reply, 200, plans);
    },
  );

  app.get(
    '/v1/renovations/:renovation_id/basis',
    {
      config: { permission: 'renovations:read' },
      schema: {
        operationId: 'getRenovationBasis',
        summary: 'Get the inputs of a plan',
        description:
          'The estate as known today, and the date, controls, prices and choices of the plan. With other choices, the same engine calculates another plan, on a page or in your own program.',
        tags,
        params: renovationParamsSchema,
        response: { 200: editBasisSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }) => {
      const { basis, choices } = await getEditBasis(sql, caller.contextId, params.renovation_id);
      const { input, date, controls, priceBook } = basis;
      return { input, date, controls, price_book: priceBook ?? null, choices };
    },
  );

  app.post(
    '/v1/renovations/:renovation_id/edits',
    {
      config: { permission: 'renovations:write' },
      schema: {
        operationId: 'editRenovation',
        summary: 'Save a variant of a plan',
        description:
          'Calculates a plan with these choices from the inputs of this renovation (`GET …/basis`) and saves it as a separate renovation with `is_edited`. The server calculates all figures. Rejected (409) when the renovation is deleted, the estate is deactivated or the date is too old.',
        tags,
        params: renovationParamsSchema,
        body: wantedEditSchema,
        response: { 201: renovationSchema, ...errorResponses(404, 409) },
      },
    },
    async ({ caller, params, body }, reply) => {
      const renovation = await editRenovation(sql, caller, params.renovation_id, {
        name: body.renovation_name.trim(),
        choices: body.choices,
        date: body.date,
        // The schema checks the names, and the engine each value against its field.
        ...(body.overrides && { overrides: body.overrides as Override[] }),
      });
      return sendJson(reply, 201, renovation);
    },
  );
}

import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { ApiScope } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { oneOf } from '../../../http/requests/json-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { TABLE_TYPES, tableFile } from '../../../infra/tables/table-file.ts';
import { buildingParamsSchema } from '../buildings.schemas.ts';
import { requireBuilding } from '../buildings.service.ts';
import { requirePlan } from '../plan/building-plans.service.ts';
import { maintenanceRows } from '../plan/maintenance-file.ts';
import { sheetOf } from './building-sheet.ts';

const formatSchema = Type.Object(
  { format: oneOf(['csv', 'xlsx'], { default: 'csv', description: 'The form of the file.' }) },
  { additionalProperties: false },
);

function tableFileSchema(example: string) {
  const schema = { type: 'string', description: 'The file.' };
  return {
    description: 'Success.',
    content: { 'text/csv': { schema, example }, [TABLE_TYPES.xlsx]: { schema, example: 'PK' } },
  };
}

async function sendTable(reply: FastifyReply, table: Parameters<typeof tableFile>[0]) {
  reply.header('content-type', TABLE_TYPES[table.format]);
  reply.header('content-disposition', `attachment; filename="${table.name}.${table.format}"`);
  return reply.send(await tableFile(table));
}

/** A building as files for a spreadsheet. */
export function buildingSheetRoutes(app: ApiScope, sql: Sql): void {
  const common = {
    tags: ['Buildings'],
    'x-extension': true,
    params: buildingParamsSchema,
    querystring: formatSchema,
  };
  const config = { permission: 'buildings:read' as const };

  app.get(
    '/v1/buildings/:external_id/sheet',
    {
      config,
      schema: {
        ...common,
        operationId: 'exportBuilding',
        summary: 'Export a building',
        description: 'A CSV or XLSX file with one row per unit, in the form in which it can be imported.',
        response: { 200: tableFileSchema('building_external_id,building_name\r\n'), ...errorResponses(404) },
      },
    },
    async ({ caller, params, query }, reply) => {
      const { building } = await requireBuilding(sql, caller.contextId, params.external_id);
      return sendTable(reply, { name: 'building', format: query.format, rows: sheetOf(building) });
    },
  );

  app.get(
    '/v1/buildings/:external_id/maintenance',
    {
      config,
      schema: {
        ...common,
        operationId: 'exportBuildingMaintenance',
        summary: 'Export the maintenance plan of a building',
        description:
          'A CSV or XLSX file of the latest plan: a row for each part with its indexed cost in each year, then the reserve fund. Rejected (409) without a plan.',
        response: { 200: tableFileSchema('part_id,kind,name\r\n'), ...errorResponses(404, 409) },
      },
    },
    async ({ caller, params, query }, reply) => {
      const { plan } = await requirePlan(sql, caller.contextId, params.external_id);
      return sendTable(reply, {
        name: 'maintenance',
        format: query.format,
        rows: maintenanceRows(plan.maintenance),
      });
    },
  );
}

import { Type } from 'typebox';
import { actorOf } from '../../../access/audit/actor-of.ts';
import {
  checkedFileSchema,
  fileBodySchema,
  rowCountsSchema,
} from '../../../estates/imports/imports.schemas.ts';
import { receiveFile, takeFiles, whenGone } from '../../../estates/imports/receive-file.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { requirePermissions } from '../../../http/access/require-permissions.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { checkBuildingFile, importBuildings } from './building-imports.service.ts';

const IMPORT_TIMEOUT_MS = 600_000;
const SAMPLE =
  'building_external_id;building_name;shares_total;unit_external_id;unit_name;floor;share;votes\r\nlinde;Residence Linde;1000;flat-1;1A;0;520;\r\nlinde;Residence Linde;1000;flat-2;2A;1;480;\r\n';

const importedBuildingsSchema = Type.Object(
  { rows: rowCountsSchema },
  {
    title: 'ImportedBuildings',
    description: 'What was stored; a row is a unit.',
    examples: [{ rows: { total: 12, new: 12, changed: 0, unchanged: 0, refused: 0 } }],
  },
);

/** In a scope of its own: here a body is the file as it comes in. */
export function buildingImportRoutes(app: ApiScope, { sql, maxBytes }: { sql: Sql; maxBytes: number }): void {
  const { options: common, limits } = takeFiles(app, {
    maxBytes,
    permission: 'buildings:write',
    timeLimitMs: IMPORT_TIMEOUT_MS,
  });
  const schema = { tags: ['Buildings'], 'x-extension': true, body: fileBodySchema(maxBytes, SAMPLE) };

  app.post(
    '/v1/building-imports/check',
    {
      ...common,
      schema: {
        ...schema,
        operationId: 'checkBuildingImport',
        summary: 'Validate a file of buildings',
        description: `Validates a CSV or XLSX file (${limits}), one row per unit, without storing anything. Headings may be in English, Dutch or French. Returns the recognised columns, every error with its line, column and value, and which units are new, changed or unchanged; \`external_id\` of a changed row is the unit's. Also needs \`estates:write\`.`,
        response: { 200: checkedFileSchema },
      },
    },
    async ({ caller, body }, reply) => {
      requirePermissions(caller, 'estates:write');
      await using file = await receiveFile(body, maxBytes);
      const sent = { contextId: caller.contextId, bytes: file.bytes, signal: whenGone(reply) };
      return sendJson(reply, 200, JSON.stringify(await checkBuildingFile(sql, sent)));
    },
  );

  app.post(
    '/v1/building-imports',
    {
      ...common,
      schema: {
        ...schema,
        operationId: 'createBuildingImport',
        summary: 'Import buildings from a file',
        description: `Imports a CSV or XLSX file (${limits}) in one transaction: all buildings, or none when a row has an error. The units of a building are those of the file; its parts and other facts stay. Apartments that are not stored yet are added with it, where their rows have facts of their own, such as \`habitable_space_m2\`. Buildings that the file does not change stay as they are. Changes facts of the apartments: also needs \`estates:write\`.`,
        response: { 201: importedBuildingsSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { caller } = request;
      requirePermissions(caller, 'estates:write');
      await using file = await receiveFile(request.body, maxBytes);
      const sent = {
        contextId: caller.contextId,
        bytes: file.bytes,
        signal: whenGone(reply),
        actor: actorOf(request),
      };
      return sendJson(reply, 201, JSON.stringify({ rows: await importBuildings(sql, sent) }));
    },
  );
}

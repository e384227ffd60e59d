import { Type } from 'typebox';
import { actorOf } from '../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { forgetHeadings } from './import-headings.repository.ts';
import { chooseHeadings } from './import-headings.service.ts';
import { listImports } from './imports.repository.ts';
import {
  headingsSchema,
  importListSchema,
  importParamsSchema,
  undoneImportSchema,
} from './imports.schemas.ts';
import { undoImport } from './undo/undo-import.ts';

/** What was imported, and what headings mean. */
export function managedImportRoutes(app: ApiScope, sql: Sql): void {
  const common = { tags: ['Estates'] };

  app.get(
    '/v1/estate-imports',
    {
      config: { permission: 'estates:read' },
      schema: {
        ...common,
        operationId: 'listEstateImports',
        summary: 'List imports',
        description: 'The newest 50, with the progress of the import that is running.',
        response: { 200: importListSchema },
      },
    },
    async ({ caller }, reply) =>
      sendJson(reply, 200, `{"imports":[${(await listImports(sql, caller.contextId)).join()}]}`),
  );

  app.post(
    '/v1/estate-imports/:id/undo',
    {
      config: { permission: 'estates:write', hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'undoEstateImport',
        summary: 'Undo an import',
        description:
          'Restores updated estates and deletes the estates that the import created. Estates that changed since are left alone and listed; estates that have plans by now are deactivated. Rejected (409) when the import was already undone.',
        params: importParamsSchema,
        response: { 200: undoneImportSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const undone = await undoImport(sql, caller.contextId, params.id, actorOf(request));
      return sendJson(reply, 200, JSON.stringify(undone));
    },
  );

  app.put(
    '/v1/estate-imports/headings',
    {
      config: { permission: 'estates:write' },
      schema: {
        ...common,
        operationId: 'chooseImportHeadings',
        summary: 'Map column headings',
        description:
          'Saved for the context and used for every later file, also by the `rooftree` command. Other headings stay unchanged.',
        body: headingsSchema,
        response: { 204: Type.Null({ description: 'Saved.' }) },
      },
    },
    async ({ caller, body }, reply) => {
      await chooseHeadings(sql, caller.contextId, body.headings);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v1/estate-imports/headings',
    {
      config: { permission: 'estates:write' },
      schema: {
        ...common,
        operationId: 'forgetImportHeadings',
        summary: 'Delete the mapping of column headings',
        description: 'Column headings are recognised automatically again.',
        response: { 204: Type.Null({ description: 'Deleted.' }) },
      },
    },
    async ({ caller }, reply) => {
      await forgetHeadings(sql, caller.contextId);
      return reply.code(204).send();
    },
  );
}

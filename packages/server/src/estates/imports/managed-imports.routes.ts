import { actorOf } from '../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { clientErrorResponses } from '../../http/errors/error-schemas.ts';
import { notModified } from '../../http/requests/etag.ts';
import { Type } from '../../infra/checks/type.ts';
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
  const common = { tags: ['Estates'], 'x-extension': true };

  app.get(
    '/v1/estate-imports',
    {
      config: { permission: 'estates:read' },
      schema: {
        ...common,
        operationId: 'listEstateImports',
        summary: 'List imports of files',
        description: 'The fifty newest, with the progress of the one that runs.',
        response: { 200: importListSchema, ...notModified, ...clientErrorResponses() },
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
          'Puts estates back to what they were, and removes those that came with it. What was changed since stays as it is and is named; what has plans by now is deactivated. Refused (409) for one that is undone already.',
        params: importParamsSchema,
        response: { 200: undoneImportSchema, ...clientErrorResponses(404, 409, 413, 415) },
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
        summary: 'Say what headings of files mean',
        description:
          'Kept for the context: holds for every later file, also of the `rooftree` command. Other headings stay as they are.',
        body: headingsSchema,
        response: { 204: Type.Null({ description: 'Kept.' }), ...clientErrorResponses(413, 415) },
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
        summary: 'Forget what was said of headings',
        description: 'From then on headings mean what we find ourselves.',
        response: { 204: Type.Null({ description: 'Forgotten.' }), ...clientErrorResponses(413, 415) },
      },
    },
    async ({ caller }, reply) => {
      await forgetHeadings(sql, caller.contextId);
      return reply.code(204).send();
    },
  );
}

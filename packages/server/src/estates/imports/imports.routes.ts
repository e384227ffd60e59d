import { actorOf } from '../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { checkImport } from './check-import.ts';
import { listImports } from './imports.repository.ts';
import {
  checkedFileSchema,
  createdImportSchema,
  fileBodySchema,
  importQuerySchema,
} from './imports.schemas.ts';
import { type ImportOptions, importFile } from './imports.service.ts';
import { receiveFile, takeFiles, whenGone } from './receive-file.ts';

// A hundred thousand rows take the threads of a small machine some minutes.
const IMPORT_TIMEOUT_MS = 1_800_000;

/** In a scope of its own: here a body is the file as it comes in. */
export function importFileRoutes(app: ApiScope, options: ImportOptions & { maxBytes: number }): void {
  const { sql, maxBytes } = options;
  const { options: common, limits } = takeFiles(app, {
    maxBytes,
    permission: 'estates:write',
    timeLimitMs: IMPORT_TIMEOUT_MS,
  });
  const schema = { tags: ['Estates'], body: fileBodySchema(maxBytes) };

  app.post(
    '/v1/estate-imports/check',
    {
      ...common,
      schema: {
        ...schema,
        operationId: 'checkEstateImport',
        summary: 'Validate a file of estates',
        description: `Validates a CSV, XLSX or NDJSON file (${limits}) without storing anything. Returns the recognised columns, every error with its line, column and value, and which estates are new, changed or unchanged.`,
        response: { 200: checkedFileSchema },
      },
    },
    async ({ caller: { contextId }, body }, reply) => {
      await using file = await receiveFile(body, maxBytes);
      const sent = { contextId, bytes: file.bytes, signal: whenGone(reply) };
      return sendJson(reply, 200, JSON.stringify(await checkImport(options, sent)));
    },
  );

  app.post(
    '/v1/estate-imports',
    {
      ...common,
      schema: {
        ...schema,
        operationId: 'createEstateImport',
        summary: 'Import estates from a file',
        description: `Imports a CSV, XLSX or NDJSON file (${limits}) in one transaction: all estates, or none when one has an error; with \`partial=true\` only the valid ones. For an existing estate, fields without a column stay unchanged and an empty cell clears the field. Rejected (409) while another import of the context is running, or when the same estates change during the import.`,
        querystring: importQuerySchema,
        response: { 201: createdImportSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { caller, query, body } = request;
      await using file = await receiveFile(body, maxBytes);
      const id = await importFile(options, {
        contextId: caller.contextId,
        actor: { ...actorOf(request), kind: caller.kind, id: caller.id },
        bytes: file.bytes,
        fileName: query.file_name ?? null,
        partial: query.partial,
        signal: whenGone(reply),
      });
      const [made = '{}'] = await listImports(sql, caller.contextId, id);
      return sendJson(reply, 201, made);
    },
  );
}

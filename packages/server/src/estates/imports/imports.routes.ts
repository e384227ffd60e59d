import { actorOf } from '../../access/audit/actor-of.ts';
import { limitBodies } from '../../access/limits/limit-bodies.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { checkImport } from './check-import.ts';
import { listImports } from './imports.repository.ts';
import {
  checkedFileSchema,
  createdImportSchema,
  FILE_TYPES,
  fileBodySchema,
  importQuerySchema,
} from './imports.schemas.ts';
import { type ImportOptions, importFile } from './imports.service.ts';
import { MAX_ROWS } from './prepare-file.ts';
import { receiveFile, whenGone } from './receive-file.ts';

// A hundred thousand rows take the threads of a small machine some minutes.
const IMPORT_TIMEOUT_MS = 1_800_000;
const MIB = 1024 * 1024;

/** In a scope of its own: here a body is the file as it comes in. */
export function importFileRoutes(app: ApiScope, options: ImportOptions & { maxBytes: number }): void {
  const { sql, maxBytes } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...FILE_TYPES], (_request, payload, done) => done(null, payload));

  const common = {
    // Each holds a file on disk and the threads; those of others have their turn in between.
    onRequest: limitBodies(1, ({ caller }) => caller.contextId),
    config: {
      permission: 'estates:write' as const,
      timeLimitMs: IMPORT_TIMEOUT_MS,
      // A dry run changes nothing, and an import has an entry of its own.
      hasOwnAuditEntry: true,
      checkBody: () => [],
    },
  };
  const schema = { tags: ['Estates'], body: fileBodySchema(maxBytes) };
  const limits = `up to ${MAX_ROWS} rows and ${Math.floor(maxBytes / MIB)} MiB`;

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
    async ({ caller, body }, reply) => {
      await using file = await receiveFile(body, maxBytes);
      return sendJson(
        reply,
        200,
        JSON.stringify(await checkImport(options, caller.contextId, file.bytes, whenGone(reply))),
      );
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

import { actorOf } from '../../../access/audit/actor-of.ts';
import { checkedFileSchema, fileBodySchema } from '../../../estates/imports/imports.schemas.ts';
import { receiveFile, takeFiles, whenGone } from '../../../estates/imports/receive-file.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { importedLoansSchema, loanImportQuerySchema } from './loan-imports.schemas.ts';
import { checkLoanFile, importLoans } from './loan-imports.service.ts';

const IMPORT_TIMEOUT_MS = 600_000;
const SAMPLE =
  'loan_id;estate_external_id;gross_carrying_amount;outstanding;value_at_origination\r\nloan-1;house-1;182500,00;181000,00;310000\r\n';

/** In a scope of its own: here a body is the file as it comes in. */
export function loanImportRoutes(app: ApiScope, { sql, maxBytes }: { sql: Sql; maxBytes: number }): void {
  const { options: common, limits } = takeFiles(app, {
    maxBytes,
    permission: 'loans:write',
    timeLimitMs: IMPORT_TIMEOUT_MS,
  });
  const schema = { tags: ['Loans'], 'x-extension': true, body: fileBodySchema(maxBytes, SAMPLE) };

  app.post(
    '/v1/loan-imports/check',
    {
      ...common,
      schema: {
        ...schema,
        operationId: 'checkLoanImport',
        summary: 'Validate a file of loans',
        description: `Validates a CSV, XLSX or NDJSON file (${limits}) without storing anything. Headings may be in English, Dutch or French; amounts are in the currency, with at most two decimals (in NDJSON integer cents). Returns the recognised columns, every error with its line, column and value, and which loans are new, changed or unchanged; \`external_id\` of a changed row is the loan's id.`,
        response: { 200: checkedFileSchema },
      },
    },
    async ({ caller: { contextId }, body }, reply) => {
      await using file = await receiveFile(body, maxBytes);
      const sent = { contextId, bytes: file.bytes, signal: whenGone(reply) };
      return sendJson(reply, 200, JSON.stringify(await checkLoanFile(sql, sent)));
    },
  );

  app.post(
    '/v1/loan-imports',
    {
      ...common,
      schema: {
        ...schema,
        operationId: 'createLoanImport',
        summary: 'Import loans from a file',
        description: `Imports a CSV, XLSX or NDJSON file (${limits}) in one transaction: all loans, or none when a row has an error (a loan without a home, a negative amount, a second currency); with \`partial=true\` only the valid ones. Existing loans are replaced.`,
        querystring: loanImportQuerySchema,
        response: { 201: importedLoansSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { contextId } = request.caller;
      await using file = await receiveFile(request.body, maxBytes);
      const rows = await importLoans(sql, {
        contextId,
        bytes: file.bytes,
        signal: whenGone(reply),
        actor: actorOf(request),
        partial: request.query.partial,
      });
      return sendJson(reply, 201, JSON.stringify({ rows }));
    },
  );
}

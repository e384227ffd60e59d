import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { actorOf } from '../../access/audit/actor-of.ts';
import { answerOnce } from '../../access/idempotency/idempotency.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { TABLE_TYPES } from '../../infra/tables/table-file.ts';
import { completeLoan } from './check-loans.ts';
import {
  loanBatchSchema,
  loanBodySchema,
  loanFileSchema,
  loanPageSchema,
  loanParamsSchema,
  loanQuerySchema,
  loanSchema,
  MAX_BATCH_LOANS,
  storedLoansSchema,
} from './loans.schemas.ts';
import {
  exportLoans,
  getLoan,
  getLoans,
  putLoan,
  recordLoan,
  removeLoan,
  storeLoans,
} from './loans.service.ts';

/** A million loans over a slow line. */
const EXPORT_LIMIT_MS = 3_600_000;

export function loanRoutes(app: ApiScope, { sql, maxBytes }: { sql: Sql; maxBytes: number }): void {
  const common = { tags: ['Loans'], 'x-extension': true };
  const read = { permission: 'loans:read' as const };
  const write = { permission: 'loans:write' as const };

  app.get(
    '/v1/loans',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'listLoans',
        summary: 'List loans',
        description: 'Loans in the order of their `loan_id`, all of them or those on one home.',
        querystring: loanQuerySchema,
        response: { 200: loanPageSchema },
      },
    },
    async ({ caller, query }, reply) => {
      const { estate_external_id: estateExternalId = null, after = null, page_size: take } = query;
      return sendJson(reply, 200, await getLoans(sql, caller.contextId, { estateExternalId, after, take }));
    },
  );

  app.get(
    '/v1/loan-export',
    {
      config: { ...read, timeLimitMs: EXPORT_LIMIT_MS },
      schema: {
        ...common,
        operationId: 'exportLoans',
        summary: 'Export all loans',
        description: 'A CSV file with all loans of the context, in the form in which they can be imported.',
        response: { 200: loanFileSchema },
      },
    },
    ({ caller }, reply) =>
      reply
        .header('content-type', TABLE_TYPES.csv)
        .header('content-disposition', 'attachment; filename="loans.csv"')
        .send(Readable.from(exportLoans(sql, caller.contextId))),
  );

  app.get(
    '/v1/loans/:loan_id',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'getLoan',
        summary: 'Get a loan',
        description: 'A loan with the home that secures it.',
        params: loanParamsSchema,
        response: { 200: loanSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 200, await getLoan(sql, caller.contextId, params.loan_id)),
  );

  app.put(
    '/v1/loans/:loan_id',
    {
      config: { ...write, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'putLoan',
        summary: 'Create or replace a loan',
        description:
          'Returns 201 for a new loan and 200 for a replaced one. The home must be stored, and the currency must be that of the other loans.',
        params: loanParamsSchema,
        body: loanBodySchema,
        response: { 200: loanSchema, 201: loanSchema },
      },
    },
    async (request, reply) => {
      const entry = completeLoan({ loan_id: request.params.loan_id, ...request.body });
      const { loan, isNew } = await putLoan(sql, request.caller.contextId, entry, actorOf(request));
      return sendJson(reply, isNew ? 201 : 200, loan);
    },
  );

  app.delete(
    '/v1/loans/:loan_id',
    {
      config: { ...write, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'deleteLoan',
        summary: 'Delete a loan',
        description: 'Deletes the loan. Reports that were made before still list it.',
        params: loanParamsSchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await removeLoan(sql, request.caller.contextId, request.params.loan_id, actorOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/loans/batch',
    {
      bodyLimit: maxBytes,
      config: { ...write, hasOwnAuditEntry: true },
      schema: {
        ...common,
        operationId: 'putLoans',
        summary: 'Create or replace loans in bulk',
        description: `Up to ${MAX_BATCH_LOANS.toLocaleString('en')} loans: all are stored, or none when one has an error. Errors name the position of their entry, starting at 0.`,
        body: loanBatchSchema,
        response: { 200: storedLoansSchema, ...errorResponses(409, 422) },
      },
    },
    (request, reply) => {
      const { contextId } = request.caller;
      const entries = request.body.loans.map(completeLoan);
      return answerOnce(sql, request, reply, {
        prepare: async () => entries,
        commit: async (tx, given) => {
          const stored = await storeLoans(tx, contextId, given);
          await recordLoan(tx, actorOf(request), contextId, 'putLoans', 'batch', { ...stored });
          return { status: 200, headers: {}, body: JSON.stringify(stored) };
        },
      });
    },
  );
}

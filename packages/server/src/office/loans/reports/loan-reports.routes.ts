import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { actorOf } from '../../../access/audit/actor-of.ts';
import { answerOnce } from '../../../access/idempotency/idempotency.ts';
import { Fault } from '../../../fault.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import type { Sql } from '../../../infra/database/sql.ts';
import { checkedDay } from './checked-day.ts';
import {
  cellParamsSchema,
  cellQuerySchema,
  fileParamsSchema,
  loanReportListSchema,
  loanReportSchema,
  loanSettingsSchema,
  newLoanReportSchema,
  reportCellSchema,
  reportFileSchema,
  reportParamsSchema,
  TYPE_OF_FILE,
} from './loan-reports.schemas.ts';
import * as service from './loan-reports.service.ts';
import { loansCsv, loansWorkbook, reportWorkbook, templateCsv } from './report-files.ts';

const FILE_LIMIT_MS = 3_600_000;
/** A workbook of more is too large for most spreadsheets; the CSV file has them all. */
const MOST_WORKBOOK_LOANS = 100_000;
const REPORTS_PER_MINUTE = 10;

export function loanReportRoutes(app: ApiScope, sql: Sql): void {
  const common = { tags: ['Loans'], 'x-extension': true };
  const read = { permission: 'loans:read' as const };
  const write = { permission: 'loans:write' as const, hasOwnAuditEntry: true };

  app.post(
    '/v1/loan-reports',
    {
      config: { ...write, rateLimit: { name: 'loan-reports', perMinute: REPORTS_PER_MINUTE } },
      schema: {
        ...common,
        operationId: 'createLoanReport',
        summary: 'Create a report on the loans',
        description:
          'EBA Pillar 3 template 2, PCAF financed emissions and flags of the EU taxonomy for all loans of the context as they are when the report is made. The server continues after it has responded; the report has the progress.',
        body: newLoanReportSchema,
        response: { 201: loanReportSchema, ...errorResponses(409, 422) },
      },
    },
    (request, reply) => {
      const { reference_date: referenceDate, layout = '2022', basis = 'LOCATION' } = request.body;
      return answerOnce(sql, request, reply, {
        prepare: async () => ({ referenceDate: checkedDay(referenceDate), layout, basis }),
        commit: async (tx, report) => ({
          status: 201,
          headers: {},
          body: await service.startLoanReport(tx, request.caller.contextId, actorOf(request), report),
        }),
      });
    },
  );

  app.get(
    '/v1/loan-reports',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'listLoanReports',
        summary: 'List reports on the loans',
        description: 'The newest 50, with the progress of those that are being made.',
        response: { 200: loanReportListSchema },
      },
    },
    async ({ caller }, reply) => sendJson(reply, 200, await service.listLoanReports(sql, caller.contextId)),
  );

  app.get(
    '/v1/loan-reports/:id',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'getLoanReport',
        summary: 'Get a report on the loans',
        description: 'The report with its progress and, once it is finished, its cells and sums.',
        params: reportParamsSchema,
        response: { 200: loanReportSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) =>
      sendJson(reply, 200, await service.getLoanReport(sql, caller.contextId, params.id)),
  );

  app.delete(
    '/v1/loan-reports/:id',
    {
      config: write,
      schema: {
        ...common,
        operationId: 'deleteLoanReport',
        summary: 'Delete a report on the loans',
        description: 'Deletes the report with its lines. The loans stay.',
        params: reportParamsSchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await service.removeLoanReport(sql, request.caller.contextId, request.params.id, actorOf(request));
      return reply.code(204).send();
    },
  );

  app.get(
    '/v1/loan-reports/:id/cells/:row/:column',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'getLoanReportCell',
        summary: 'List the loans of a cell',
        description:
          'The loans that a cell of template 2 is made of, with what each adds to it. Rejected (409) before the report is finished.',
        params: cellParamsSchema,
        querystring: cellQuerySchema,
        response: { 200: reportCellSchema, ...errorResponses(404, 409) },
      },
    },
    ({ caller, params: { id, row, column }, query: { after = null, page_size: take } }) =>
      service.getCell(sql, caller.contextId, id, { row: Number(row), column, after, take }),
  );

  app.get(
    '/v1/loan-reports/:id/files/:file',
    {
      config: { ...read, timeLimitMs: FILE_LIMIT_MS },
      schema: {
        ...common,
        operationId: 'getLoanReportFile',
        summary: 'Download a file of a report on the loans',
        description: `The report as a workbook, template 2 as CSV, or a line for each loan as CSV or, up to ${MOST_WORKBOOK_LOANS.toLocaleString('en')} loans, as a workbook. Rejected (409) before the report is finished.`,
        params: fileParamsSchema,
        response: { 200: reportFileSchema, ...errorResponses(404, 409) },
      },
    },
    async ({ caller: { contextId }, params: { id, file } }, reply) => {
      const { template, summary, columns, ...about } = await service.getFinished(sql, contextId, id);
      if (file === 'loans.xlsx' && summary.loans > MOST_WORKBOOK_LOANS)
        throw new Fault('conflict', [
          `a workbook has at most ${MOST_WORKBOOK_LOANS} loans: download loans.csv instead`,
        ]);
      reply.header('content-type', TYPE_OF_FILE[file]);
      reply.header('content-disposition', `attachment; filename="${about.referenceDate}-${file}"`);
      if (file === 'report.xlsx') return reply.send(await reportWorkbook(template, summary, about));
      if (file === 'template.csv') return reply.send(templateCsv(template, summary));
      const lines = loansCsv(sql, contextId, id, columns);
      return reply.send(file === 'loans.csv' ? Readable.from(lines) : await loansWorkbook(lines));
    },
  );

  app.get(
    '/v1/loan-settings',
    {
      config: read,
      schema: {
        ...common,
        operationId: 'getLoanSettings',
        summary: 'Get the settings of reports on the loans',
        description: "The context's own emission factors and taxonomy limits; both are empty at first.",
        response: { 200: loanSettingsSchema },
      },
    },
    ({ caller }) => service.getLoanSettings(sql, caller.contextId),
  );

  app.put(
    '/v1/loan-settings',
    {
      config: write,
      schema: {
        ...common,
        operationId: 'putLoanSettings',
        summary: 'Replace the settings of reports on the loans',
        description:
          'Replaces the emission factors and the taxonomy limits. Reports made before stay as they are.',
        body: loanSettingsSchema,
        response: { 200: loanSettingsSchema },
      },
    },
    (request) => service.saveLoanSettings(sql, request.caller.contextId, request.body, actorOf(request)),
  );
}

/**
 * What the dearest test files cost, in seconds of processor time (`npm test -- --times`, November 2026; for the four dearest of the
 * planner page the browser's part was measured too). Only the order of size matters: begun last, one of them would run on alone
 * while the other cores wait.
 */
const COSTS: Readonly<Record<string, number>> = {
  'packages/server/src/planner-page/browser/accessibility.test.ts': 91,
  'packages/server/src/planner-page/browser/journeys.test.ts': 52,
  'packages/server/src/backup/backup-faults.test.ts': 45,
  'packages/server/src/planner-page/browser/appearance.test.ts': 43,
  'packages/server/src/start/serve.test.ts': 33,
  'packages/server/src/calculation-jobs/calculate/worker-processes.test.ts': 32,
  'packages/server/src/reports/demo-passports.test.ts': 29,
  'packages/server/src/backup/restore.test.ts': 27,
  'scripts/cluster/cluster.test.ts': 25,
  'packages/conformance/test/own-server.test.ts': 24,
  'packages/server/src/planner-page/browser/question.test.ts': 24,
  'packages/server/src/start/database-faults.test.ts': 20,
  'packages/server/src/calculation-jobs/calculate/database-stopped.test.ts': 18,
  'packages/server/src/reports/report-crash.test.ts': 16,
  'packages/server/src/infra/pdf/compiler-memory.test.ts': 15,
  'packages/server/src/certificates/ocr-read.test.ts': 14,
  'docs/guides/guides.test.ts': 13,
  'packages/server/src/reports/report-files.test.ts': 12,
  'packages/client/test/restart.test.ts': 11,
  'packages/engine/src/plan/plan-properties.test.ts': 11,
  'packages/client/test/pack.test.ts': 10,
  'packages/server/src/calculation-jobs/calculate/calculation-jobs.job.test.ts': 10,
  'packages/server/src/infra/database/embedded-postgres/embedded-postgres.test.ts': 10,
  'packages/server/src/reports/passport-pdf.test.ts': 10,
  'docs/quick-start/quick-start.test.ts': 9,
  'packages/engine/src/completion/complete.test.ts': 9,
  'packages/server/src/planner-page/browser/journey.test.ts': 9,
  'packages/server/src/reports/fair-share.test.ts': 9,
  'packages/engine/src/plan/search.test.ts': 8,
  'packages/server/src/planner-page/browser/base-path.test.ts': 8,
  'packages/server/src/planner-page/browser/parity.test.ts': 8,
  'packages/server/src/planner-page/review-page.test.ts': 8,
  'packages/server/src/start/secret-key.test.ts': 8,
  'packages/server/src/backup/check-copy.test.ts': 7,
  'packages/server/src/planner-page/owner-certificate.test.ts': 7,
  'scripts/tour.test.ts': 7,
  'docs/guides/import-a-file.test.ts': 6,
  'docs/guides/webhooks.test.ts': 6,
  'packages/client/test/every-operation.test.ts': 6,
  'packages/client/test/large-portfolio.test.ts': 6,
  'packages/server/src/certificates/read-certificate-file.test.ts': 6,
  'packages/server/src/console-page/browser/passkeys.test.ts': 6,
  'packages/server/src/http/access/cors.browser.test.ts': 6,
  'packages/server/src/http/access/permission-matrix.test.ts': 6,
  'packages/server/src/planner-page/browser/embed.test.ts': 6,
  'packages/server/src/planner-page/browser/play.test.ts': 6,
  'packages/server/src/planner-page/planner-page.test.ts': 6,
  'packages/server/src/planner-page/shared-page.test.ts': 6,
  'packages/engine/src/measures/measures.test.ts': 5,
  'packages/server/src/http/access/authenticate.test.ts': 5,
  'packages/server/src/http/docs/docs.test.ts': 5,
  'packages/server/src/planner-page/browser/money.test.ts': 5,
  'packages/client/src/json-array.test.ts': 4,
  'packages/server/src/cli/cli.test.ts': 4,
  'packages/server/src/cli/epc.test.ts': 4,
  'packages/server/src/infra/database/socket/silent-connections.test.ts': 4,
  'packages/server/src/planner-page/browser/review.test.ts': 4,
  'scripts/assertions.test.ts': 4,
  'packages/client/test/real-errors.test.ts': 3,
  'packages/engine/src/plan/decision.test.ts': 3,
  'packages/engine/src/stock/stock.test.ts': 3,
  'packages/server/src/console-page/browser/import.test.ts': 3,
  'packages/server/src/http/requests/compress.test.ts': 3,
  'packages/server/src/planner-page/browser/first-script.test.ts': 3,
  'packages/server/src/planner-page/browser/owner-certificate.test.ts': 3,
};

/** Of a file that is not worth a line above. */
const SMALL_COST = 1;

export const DEAREST: readonly string[] = Object.keys(COSTS);

export function costOf(file: string): number {
  return COSTS[file] ?? SMALL_COST;
}

/** The files as the run begins them. */
export function inOrder(files: readonly string[]): string[] {
  return files.toSorted((a, b) => costOf(b) - costOf(a) || (a < b ? -1 : 1));
}

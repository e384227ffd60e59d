/**
 * The test files that take longest, the longest first (CPU time and waiting, November 2026): begun last, one of them would run on
 * alone while the other cores wait.
 */
export const SLOWEST_FIRST: readonly string[] = [
  'packages/server/src/backup/backup-faults.test.ts',
  'packages/server/src/backup/restore.test.ts',
  'packages/server/src/planner-page/browser/accessibility.test.ts',
  'packages/server/src/reports/demo-passports.test.ts',
  'packages/server/src/calculation-jobs/calculate/worker-processes.test.ts',
  'packages/server/src/start/serve.test.ts',
  'packages/server/src/cli/estates.test.ts',
  'packages/engine/src/plan/plan-properties.test.ts',
  'packages/server/src/planner-page/browser/appearance.test.ts',
  'packages/server/src/planner-page/browser/journey.test.ts',
  'packages/server/src/cli/cli.test.ts',
  'packages/conformance/test/own-server.test.ts',
  'packages/server/src/fuzz.test.ts',
  'packages/server/src/cli/jobs.test.ts',
  'packages/server/src/planner-page/browser/question.test.ts',
  'packages/server/src/start/database-faults.test.ts',
  'packages/client/test/restart.test.ts',
  'packages/server/src/planner-page/browser/play.test.ts',
  'packages/server/src/planner-page/browser/money.test.ts',
  'packages/server/src/reports/report-files.test.ts',
  'packages/server/src/infra/pdf/compiler-memory.test.ts',
  'packages/server/src/start/secret-key.test.ts',
  'packages/server/src/cli/plan.test.ts',
  'packages/server/src/calculation-jobs/calculate/database-stopped.test.ts',
  'packages/server/src/planner-page/browser/base-path.test.ts',
  'packages/engine/src/completion/complete.test.ts',
  'docs/guides/guides.test.ts',
  'packages/server/src/certificates/read-certificate-file.test.ts',
  'packages/client/test/pack.test.ts',
  'packages/server/src/planner-page/browser/embed.test.ts',
  'packages/server/src/planner-page/browser/parity.test.ts',
  'packages/server/src/calculation-jobs/calculate/calculation-jobs.job.test.ts',
  'packages/server/src/reports/fair-share.test.ts',
  'packages/server/src/reports/report-crash.test.ts',
  'packages/server/src/infra/database/embedded-postgres/embedded-postgres.test.ts',
  'packages/engine/src/plan/search.test.ts',
  'packages/server/src/infra/database/socket/silent-connections.test.ts',
  'packages/server/src/infra/queue/queue.test.ts',
  'packages/server/src/estates/estates-race.test.ts',
  'packages/server/src/reports/passport-pdf.test.ts',
  'packages/server/src/infra/files/file-store.test.ts',
];

/** The files as the run begins them. */
export function inOrder(files: readonly string[]): string[] {
  const slow = SLOWEST_FIRST.filter((file) => files.includes(file));
  return [...slow, ...files.filter((file) => !slow.includes(file)).sort()];
}

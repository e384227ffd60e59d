import { oldEntries } from '../../access/audit/audit.repository.ts';
import { oldKeys } from '../../access/idempotency/idempotency.repository.ts';
import { OLD_RATE_COUNT_DAYS, oldRateCounts } from '../../access/limits/old-rate-counts.ts';
import { oldBatches } from '../../access/request-log/batches.repository.ts';
import { countEndedSessions, deleteEndedSessions } from '../../access/sessions/sessions.repository.ts';
import type { Config } from '../../config.ts';
import { oldReviewDocuments } from '../../estates/certificates/review/reviews.repository.ts';
import { oldSyncs } from '../../estates/connections/sync/syncs.repository.ts';
import { countStaleFacts, refreshStaleFacts } from '../../estates/facts/stale-facts.ts';
import { oldImports } from '../../estates/imports/old-imports.repository.ts';
import { countFilesToRemove } from '../../infra/files/stored-files.repository.ts';
import { type FileLedger, removeFiles } from '../../infra/files/stored-files.service.ts';
import { DEAD_POOL_DAYS, deadPools } from '../../infra/queue/dead-pools.ts';
import { failedEntries } from '../../infra/queue/failed-entries.ts';
import { oldLoanReports } from '../../office/loans/reports/loan-reports.repository.ts';
import { oldActions } from '../../office/portfolio-actions/portfolio-actions.repository.ts';
import { oldPackages } from '../../office/programmes/programme-homes.repository.ts';
import { oldProgrammes } from '../../office/programmes/programmes.repository.ts';
import { oldContactRequests } from '../../output/contact-requests/old-contact-requests.repository.ts';
import { oldSavedPlans } from '../../output/planner-page/saved-plans/old-saved-plans.repository.ts';
import { oldDeliveries } from '../../output/webhooks/deliveries.repository.ts';
import { DELIVER_WEBHOOK } from '../../output/webhooks/webhooks.job.ts';
import { endedListeners } from '../../output/webhooks/webhooks.repository.ts';
import { oldChildren, oldJobs } from '../../planning/calculation-jobs/old-jobs.repository.ts';
import type { MaintenanceTask } from './maintenance-task.ts';
import { ROWS_AT_ONCE, type TaskByAge, taskByAge } from './task-by-age.ts';

/** An hour: a laptop that wakes up within it goes on. */
const ENDED_LISTENER_DAYS = 1 / 24;

/** A trigger retains them so long, whatever is requested. */
const SHORTEST_AUDIT_DAYS = 90;

/**
 * Everything that ages, in the order in which one command runs it: files last, since other tasks leave some to remove.
 */
export function maintenanceTasks({ sql, files, config }: FileLedger & { config: Config }): MaintenanceTask[] {
  const byAge = (task: TaskByAge) => taskByAge(sql, config, task);
  const sessions = { idleHours: config.sessionIdleHours, days: config.sessionDays };

  return [
    byAge({
      name: 'idempotency-keys',
      removes: 'responses stored for repeated requests',
      schedule: '17 * * * *',
      setting: 'keepIdempotencyKeysDays',
      isOfContexts: true,
      rows: oldKeys,
    }),
    byAge({
      name: 'requests',
      removes: 'the log of what clients called',
      schedule: '19 * * * *',
      setting: 'keepRequestsDays',
      isOfContexts: true,
      shortestOwnDays: 1,
      rows: oldBatches,
    }),
    byAge({
      name: 'failed-queue-entries',
      removes: 'queue entries that used up their attempts',
      schedule: '22 * * * *',
      setting: 'keepFailedQueueEntriesDays',
      rows: failedEntries({ except: DELIVER_WEBHOOK }),
    }),
    byAge({
      name: 'failed-deliveries',
      removes: 'webhook deliveries that used up their attempts',
      schedule: '27 * * * *',
      setting: 'keepFailedDeliveriesDays',
      rows: failedEntries({ only: DELIVER_WEBHOOK }),
    }),
    byAge({
      name: 'webhook-deliveries',
      removes: 'records of what was sent to webhooks',
      schedule: '29 * * * *',
      setting: 'keepWebhookDeliveriesDays',
      isOfContexts: true,
      shortestOwnDays: 7,
      rows: oldDeliveries,
    }),
    byAge({
      name: 'batch-children',
      removes: 'child jobs of old batches',
      schedule: '32 * * * *',
      setting: 'keepBatchChildrenDays',
      isOfContexts: true,
      // Today names the failures of a week.
      shortestOwnDays: 7,
      rows: oldChildren,
    }),
    byAge({
      name: 'calculation-jobs',
      removes: 'old calculation jobs, with their children',
      schedule: '37 * * * *',
      setting: 'keepCalculationJobsDays',
      isOfContexts: true,
      shortestOwnDays: 7,
      rows: oldJobs,
    }),
    byAge({
      name: 'saved-plans',
      removes: 'plans saved on the planner page, with their reports',
      schedule: '42 * * * *',
      setting: 'keepSavedPlansDays',
      isOfContexts: true,
      // A buyer comes back to it.
      shortestOwnDays: 30,
      rows: oldSavedPlans,
    }),
    byAge({
      name: 'contact-requests',
      removes: 'contact requests of buyers',
      schedule: '44 * * * *',
      setting: 'keepContactRequestsDays',
      isOfContexts: true,
      shortestOwnDays: 7,
      rows: oldContactRequests,
    }),
    byAge({
      name: 'review-documents',
      removes: 'certificates stored for a review that never took place',
      schedule: '2 * * * *',
      setting: 'keepReviewDocumentsDays',
      isOfContexts: true,
      // Over a weekend.
      shortestOwnDays: 3,
      rows: oldReviewDocuments,
    }),
    byAge({
      name: 'imports',
      removes: 'data to undo imports',
      schedule: '7 * * * *',
      setting: 'keepImportsDays',
      isOfContexts: true,
      shortestOwnDays: 1,
      rows: oldImports,
    }),
    byAge({
      name: 'portfolio-actions',
      removes: 'what is kept to undo actions on many estates',
      schedule: '9 * * * *',
      // As long as imports: both are there to be undone.
      setting: 'keepImportsDays',
      rows: oldActions,
    }),
    byAge({
      name: 'loan-reports',
      removes: 'reports on loans, with a line for each loan',
      schedule: '14 * * * *',
      setting: 'keepLoanReportsDays',
      isOfContexts: true,
      // Supervisors ask about the last quarter.
      shortestOwnDays: 90,
      rows: oldLoanReports,
    }),
    byAge({
      name: 'programmes',
      removes: 'old programmes, with their files',
      schedule: '11 * * * *',
      setting: 'keepProgrammesDays',
      rows: oldProgrammes,
    }),
    byAge({
      name: 'programme-plans',
      removes: 'plans made for programmes that no programme has used since',
      schedule: '13 * * * *',
      setting: 'keepProgrammePlansDays',
      rows: oldPackages,
    }),
    byAge({
      name: 'connection-runs',
      removes: 'results of old syncs',
      schedule: '12 * * * *',
      setting: 'keepConnectionRunsDays',
      isOfContexts: true,
      shortestOwnDays: 7,
      rows: oldSyncs,
    }),
    byAge({
      name: 'audit-entries',
      removes: 'entries of who did what',
      schedule: '52 * * * *',
      setting: 'keepAuditDays',
      isOfContexts: true,
      shortestDays: SHORTEST_AUDIT_DAYS,
      // Records of who did what must outlast the questions about them.
      shortestOwnDays: 365,
      rows: oldEntries,
    }),
    {
      name: 'sessions',
      removes: 'sessions of members that have run out',
      schedule: '57 * * * *',
      retention: { fixed: 'none' },
      atOnce: ROWS_AT_ONCE,
      count: () => countEndedSessions(sql, sessions),
      removeSome: async (limit) => ({ removed: await deleteEndedSessions(sql, sessions, limit) }),
    },
    {
      name: 'webhook-listeners',
      removes: 'listeners that stopped reading their events',
      schedule: '24 * * * *',
      retention: { fixed: '1 hour' },
      atOnce: ROWS_AT_ONCE,
      count: () => endedListeners.count(sql, ENDED_LISTENER_DAYS),
      removeSome: async (limit) => ({
        removed: await endedListeners.remove(sql, ENDED_LISTENER_DAYS, limit),
      }),
    },
    {
      name: 'expired-certificates',
      removes: 'facts of expired certificates for which another source exists',
      schedule: '*/15 * * * *',
      retention: { fixed: 'until their last day' },
      atOnce: 100,
      count: () => countStaleFacts(sql),
      removeSome: (limit) => refreshStaleFacts(sql, limit),
    },
    {
      name: 'rate-counts',
      removes: 'request counts of past minutes',
      schedule: '*/10 * * * *',
      retention: { fixed: '10 minutes' },
      atOnce: ROWS_AT_ONCE,
      count: () => oldRateCounts.count(sql, OLD_RATE_COUNT_DAYS),
      removeSome: async (limit) => ({ removed: await oldRateCounts.remove(sql, OLD_RATE_COUNT_DAYS, limit) }),
    },
    {
      name: 'queue-pools',
      removes: 'heartbeats of workers that ended',
      schedule: '47 * * * *',
      retention: { fixed: '1 hour' },
      atOnce: ROWS_AT_ONCE,
      count: () => deadPools.count(sql, DEAD_POOL_DAYS),
      removeSome: async (limit) => ({ removed: await deadPools.remove(sql, DEAD_POOL_DAYS, limit) }),
    },
    {
      name: 'files',
      removes: 'files of deleted reports, of incomplete reports and of processed certificates',
      schedule: '*/5 * * * *',
      retention: { fixed: 'none; 1 hour while being written' },
      // All in parallel: fast when the store answers, and a small load for it.
      atOnce: 8,
      count: () => countFilesToRemove(sql),
      removeSome: (limit) => removeFiles({ sql, files }, limit),
    },
  ];
}

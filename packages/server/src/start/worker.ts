import { Counter, Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import {
  CONNECTION_SCHEDULE,
  SCHEDULE_CONNECTIONS,
  scheduleConnectionsTask,
  syncConnectionTask,
} from '../estates/connections/connections.job.ts';
import { OpenSessions } from '../estates/connections/providers/open-sessions.ts';
import { RETURN_REPORT, returnReportTask } from '../estates/connections/return/return-reports.job.ts';
import { SYNC_CONNECTION } from '../estates/connections/sync/syncs.service.ts';
import { fetchLabelsTask, LABEL_SCHEDULE } from '../estates/registers/fetch-labels.job.ts';
import { createLabelDownload, openBagSession, openLabelSession } from '../estates/registers/label-session.ts';
import {
  LABEL_FILE_LIMIT_MS,
  LABEL_FILE_SCHEDULE,
  READ_LABEL_FILES,
  readLabelFilesTask,
} from '../estates/registers/read-label-files.job.ts';
import { FETCH_LABELS } from '../estates/registers/registered-labels.service.ts';
import { maintenanceJobs, maintenanceSchedule } from '../governance/maintenance/maintenance.job.ts';
import { maintenanceTasks } from '../governance/maintenance/maintenance-tasks.ts';
import { connect } from '../infra/database/connection/connect.ts';
import { measureTasks } from '../infra/queue/measure-tasks.ts';
import {
  type QueueTask,
  type QueueWorker,
  type QueueWorkerOptions,
  startQueueWorker,
} from '../infra/queue/queue-worker.ts';
import { traceTasks } from '../infra/queue/trace-tasks.ts';
import {
  endBuildingPlan,
  PLAN_BUILDING,
  PLAN_BUILDING_LIMIT_MS,
  planBuildingTask,
} from '../office/buildings/plan/building-plans.job.ts';
import {
  CREATE_LOAN_REPORT,
  createLoanReportTask,
  endLoanReport,
  LOAN_REPORT_LIMIT_MS,
} from '../office/loans/reports/loan-reports.job.ts';
import { createReportTasks, endReportTasks } from '../office/portfolio-actions/portfolio-actions.job.ts';
import {
  CREATE_PASSPORTS,
  createPassportsTask,
  endPassports,
} from '../office/programmes/approvals/passports.job.ts';
import {
  endProgrammeFailed,
  PROGRAMME_LIMIT_MS,
  SOLVE_PROGRAMME,
  solveProgrammeTask,
} from '../office/programmes/programmes.job.ts';
import { DELIVER_WEBHOOK, deliverWebhookTask } from '../output/webhooks/webhooks.job.ts';
import { announce } from '../output/webhooks/webhooks.service.ts';
import {
  calculationTasks,
  type Threads,
} from '../planning/calculation-jobs/calculate/calculation-jobs.job.ts';
import { RunningChunks } from '../planning/calculation-jobs/calculate/running-chunks.ts';
import { readCertificateTask } from '../planning/calculation-jobs/certificates/certificate-jobs.job.ts';
import { READ_CERTIFICATE } from '../planning/calculation-jobs/certificates/certificate-jobs.service.ts';
import { STOPPED_CHANNEL } from '../planning/calculation-jobs/job-ends.ts';
import { planGroupsOf } from '../planning/calculation-jobs/plan-groups.ts';

/** One chunk more than there are threads: it is read and written while the others are calculated. */
const CHUNKS_BESIDE_THREADS = 1;
/** Providers are slow, and what they send takes a thread: two connections are read side by side. */
const CONNECTIONS_AT_ONCE = 2;
/** Receivers can be slow; waiting for them costs nothing. */
const DELIVERIES_AT_ONCE = 8;

/**
 * The worker of a process. Deliveries have places of their own, so that slow receivers never hold up a calculation or a
 * removal; so have documents, each a process that may take a core for seconds: one core is left to the others.
 */
export async function startWorker(
  dependencies: Dependencies,
  threads?: Threads,
  registry = new Registry(),
): Promise<QueueWorker> {
  const { sql, databaseUrl, silenceWatch, compute, files, config, log, tracer } = dependencies;
  const maintenance = maintenanceTasks(dependencies);
  const chunks = new RunningChunks();
  const planGroups = planGroupsOf(config.batchMaxEstates);
  const measure = measureTasks(registry);
  const watched = (tasks: Record<string, QueueTask>) => measure(traceTasks(tracer, tasks));
  const calculated = new Counter({
    name: 'rooftree_calculated_estates_total',
    help: 'Estates of batches that were calculated and written, per type of job.',
    labelNames: ['type'] as const,
    registers: [registry],
  });
  await using made = new AsyncDisposableStack();
  // Of its own: a pooler would take the session away from the listener.
  const listener = connect({
    databaseUrl,
    applicationName: 'rooftree listen',
    poolSize: 1,
    statementTimeoutMs: 0,
    watch: silenceWatch,
  });
  made.defer(() => listener.end({ timeout: 1 }));
  await listener.listen(STOPPED_CHANNEL, (batchId) => chunks.stop(batchId));
  // Together: those that run when a later one cannot start are stopped, too.
  const started: QueueWorker[] = [];
  made.defer(async () => void (await Promise.all(started.map((worker) => worker.stop()))));
  const start = async (options: QueueWorkerOptions) => void started.push(await startQueueWorker(options));
  await start({
    sql,
    databaseUrl,
    watch: silenceWatch,
    log,
    concurrency: config.computeThreads + CHUNKS_BESIDE_THREADS,
    tasks: watched({
      ...calculationTasks({
        sql,
        publish: announce,
        compute,
        chunks,
        log,
        ...(threads && { threads }),
        onCalculated: (type, estates) => calculated.inc({ type }, estates),
      }),
      ...createReportTasks({
        sql,
        compute,
        files,
        publicUrl: config.publicUrl,
        cdnUrl: config.cdnUrl,
        requestTimeoutSeconds: config.requestTimeoutSeconds,
      }),
      [CREATE_LOAN_REPORT]: createLoanReportTask({ sql, compute }),
      [PLAN_BUILDING]: planBuildingTask({ sql, compute, publish: announce }),
      [CREATE_PASSPORTS]: createPassportsTask({ sql }),
      ...maintenanceJobs(maintenance, log),
    }),
    // What has no end here expires (batches, certificates) or is ended by its schedule (syncs).
    ends: {
      ...endReportTasks(sql),
      [CREATE_LOAN_REPORT]: endLoanReport(sql),
      [PLAN_BUILDING]: endBuildingPlan({ sql, publish: announce }),
      [CREATE_PASSPORTS]: endPassports(sql),
    },
    limitsMs: { [CREATE_LOAN_REPORT]: LOAN_REPORT_LIMIT_MS, [PLAN_BUILDING]: PLAN_BUILDING_LIMIT_MS },
    schedule: maintenanceSchedule(maintenance),
  });
  await start({
    sql,
    databaseUrl,
    watch: silenceWatch,
    log,
    concurrency: Math.max(1, config.computeThreads - 1),
    tasks: watched({ [READ_CERTIFICATE]: readCertificateTask({ sql, files }, announce) }),
  });
  // A programme takes minutes: in a place of its own it delays nothing else.
  await start({
    sql,
    databaseUrl,
    watch: silenceWatch,
    log,
    concurrency: 1,
    tasks: watched({
      [SOLVE_PROGRAMME]: solveProgrammeTask({
        sql,
        compute,
        files,
        publish: announce,
        threads: config.computeThreads,
      }),
    }),
    ends: { [SOLVE_PROGRAMME]: endProgrammeFailed({ sql, publish: announce }) },
    limitsMs: { [SOLVE_PROGRAMME]: PROGRAMME_LIMIT_MS },
  });
  const asked = new Counter({
    name: 'rooftree_label_lookups_total',
    help: 'Questions to the register of energy labels, per outcome.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const labels = openLabelSession(config.epOnlineKey, config.connectionBases);
  const readsFiles = labels !== null && config.epOnlineBulkFrom > 0;
  await start({
    sql,
    databaseUrl,
    watch: silenceWatch,
    log,
    concurrency: DELIVERIES_AT_ONCE,
    tasks: watched({
      [DELIVER_WEBHOOK]: deliverWebhookTask({
        sql,
        allowPrivateAddresses: config.webhooksToPrivateAddresses,
        log,
      }),
      // A register is as slow as a receiver, and waiting for it costs as little.
      ...(labels && {
        [FETCH_LABELS]: fetchLabelsTask({
          sql,
          session: labels,
          bag: openBagSession(config.bagKey, config.connectionBases),
          batchMaxEstates: config.batchMaxEstates,
          planGroups,
          log,
          onFetched: (outcome) => asked.inc({ outcome }),
        }),
      }),
      ...(readsFiles && {
        [READ_LABEL_FILES]: readLabelFilesTask({
          sql,
          session: labels,
          download: createLabelDownload(config.connectionBases),
          bulkFrom: config.epOnlineBulkFrom,
          log,
        }),
      }),
    }),
    limitsMs: { [READ_LABEL_FILES]: LABEL_FILE_LIMIT_MS },
    ...(labels && { schedule: readsFiles ? `${LABEL_SCHEDULE}\n${LABEL_FILE_SCHEDULE}` : LABEL_SCHEDULE }),
  });
  const runs = new Counter({
    name: 'rooftree_connection_runs_total',
    help: 'Finished syncs, per provider and result.',
    labelNames: ['provider', 'outcome'] as const,
    registers: [registry],
  });
  const reader = {
    sql,
    compute,
    log,
    sessions: new OpenSessions(
      { bases: config.connectionBases, hosts: config.connectionHosts },
      dependencies.loadClientKeys,
    ),
    loadKeys: dependencies.loadClientKeys,
    schedule: { deltaMinutes: config.connectionDeltaMinutes, fullHour: config.connectionFullHour },
    publish: announce,
    planGroups,
    pictures: {
      sql,
      files,
      cdnUrl: config.cdnUrl,
      operatorsHosts: Object.values(config.connectionBases).map((base) => new URL(base).host),
    },
    onEnded: (provider: string, outcome: string) => runs.inc({ provider, outcome }),
  };
  await start({
    sql,
    databaseUrl,
    watch: silenceWatch,
    log,
    concurrency: CONNECTIONS_AT_ONCE,
    tasks: watched({
      [SYNC_CONNECTION]: syncConnectionTask(reader),
      [SCHEDULE_CONNECTIONS]: scheduleConnectionsTask(reader),
      [RETURN_REPORT]: returnReportTask({ ...reader, files, publicUrl: config.publicUrl }),
    }),
    schedule: CONNECTION_SCHEDULE,
  });
  const owned = made.move();
  return { stop: () => owned.disposeAsync() };
}

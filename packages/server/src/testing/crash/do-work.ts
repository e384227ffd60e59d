import { setImmediate } from 'node:timers/promises';
import { buildApp } from '../../app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readFrom } from '../../infra/database/connection/read-replica.ts';
import type { QueueTask } from '../../infra/queue/queue-worker.ts';
import { PLAN_BUILDING, planBuildingTask } from '../../office/buildings/plan/building-plans.job.ts';
import { CREATE_LOAN_REPORT, createLoanReportTask } from '../../office/loans/reports/loan-reports.job.ts';
import { createReportTasks } from '../../office/portfolio-actions/portfolio-actions.job.ts';
import { CREATE_PASSPORTS, createPassportsTask } from '../../office/programmes/approvals/passports.job.ts';
import { SOLVE_PROGRAMME, solveProgrammeTask } from '../../office/programmes/programmes.job.ts';
import { announce } from '../../output/webhooks/webhooks.service.ts';
import { calculationTasks } from '../../planning/calculation-jobs/calculate/calculation-jobs.job.ts';
import { EXPIRE_BATCH } from '../../planning/calculation-jobs/calculate/chunk-queue.ts';
import { RunningChunks } from '../../planning/calculation-jobs/calculate/running-chunks.ts';

/** Server and worker in one. */
export interface MortalProcess {
  dependencies: Dependencies;
  isDead(): boolean;
}

interface Request {
  method: 'POST' | 'PUT';
  path: string;
  body: object | string;
  token: string;
  /** Of the request, for a route that has its result ready when it is repeated. */
  key: string;
}

const silent = { debug() {}, warn() {}, error() {} };

/**
 * Sends the request, where there is one, and does what waits in the queue. False when the request was not acknowledged.
 */
export async function doWork(
  process: MortalProcess,
  contextId: string,
  request: Request | null,
): Promise<boolean> {
  const isAcknowledged = request === null || (await send(process, request));
  if (!process.isDead()) await runEntries(process, contextId);
  return isAcknowledged;
}

async function send({ dependencies }: MortalProcess, { method, path, body, token, key }: Request) {
  const app = await buildApp({ ...dependencies, reads: readFrom(dependencies.sql) });
  try {
    const { statusCode } = await app.inject({
      method,
      url: path,
      payload: body,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
      },
    });
    return statusCode < 300;
  } finally {
    await app.close();
  }
}

function tasksOf({ sql, files, compute, config }: Dependencies): Record<string, QueueTask> {
  const publish = announce;
  const { publicUrl, cdnUrl, requestTimeoutSeconds } = config;
  return {
    ...calculationTasks({ sql, publish, compute, chunks: new RunningChunks(), log: silent }),
    ...createReportTasks({ sql, compute, files, publicUrl, cdnUrl, requestTimeoutSeconds }),
    [CREATE_LOAN_REPORT]: createLoanReportTask({ sql, compute }),
    [PLAN_BUILDING]: planBuildingTask({ sql, compute, publish }),
    [CREATE_PASSPORTS]: createPassportsTask({ sql }),
    [SOLVE_PROGRAMME]: solveProgrammeTask({ sql, compute, files, publish, threads: 1 }),
  };
}

/**
 * One after the other and at once, whenever they are due; an entry is taken out when its task is done, as
 * graphile-worker does.
 */
async function runEntries({ dependencies, isDead }: MortalProcess, contextId: string): Promise<void> {
  const { sql } = dependencies;
  const tasks = tasksOf(dependencies);
  const names = Object.keys(tasks).filter((name) => name !== EXPIRE_BATCH);
  const signal = new AbortController().signal;
  try {
    while (true) {
      const [entry] = await sql<{ id: string; task: string; payload: unknown }[]>`
        SELECT job.id::text AS id, task.identifier AS task, job.payload
        FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE job.payload ->> 'contextId' = ${contextId} AND task.identifier = ANY (${names}::text[])
        ORDER BY job.id LIMIT 1`;
      if (entry === undefined) return;
      await tasks[entry.task]?.(entry.payload, { number: 1, isLast: false, signal });
      await sql`SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY[${entry.id}]::bigint[])`;
      await setImmediate();
    }
  } catch (error) {
    if (!isDead()) throw error;
  }
}

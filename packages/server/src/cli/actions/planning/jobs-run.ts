import { setTimeout as sleep } from 'node:timers/promises';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { hasLivePool } from '../../../infra/queue/pool-liveness.ts';
import type { QueueWorker } from '../../../infra/queue/queue-worker.ts';
import { plain, print, printJson } from '../../../infra/terminal.ts';
import { findUnplannable } from '../../../planning/calculation-jobs/batch/batch.repository.ts';
import { planPortfolio } from '../../../planning/calculation-jobs/batch/plan-portfolio.ts';
import { isFinal } from '../../../planning/calculation-jobs/calculation-job.ts';
import type { CalculationJob } from '../../../planning/calculation-jobs/calculation-jobs.repository.ts';
import { getJob, planNamed } from '../../../planning/calculation-jobs/calculation-jobs.service.ts';
import { startWorker } from '../../../start/worker.ts';
import { UsageError } from '../../cli-error.ts';
import { createProgressBar } from '../../text/progress-bar.ts';
import { withDependencies } from '../../with-dependencies.ts';
import { MAX_NAMED, printLeftOut } from './jobs.ts';

interface RunOptions {
  context: string;
  all?: true;
  watch?: true;
  json?: true;
}

const POLL_MS = 200;

export async function runJobsAction(estates: string[], options: RunOptions): Promise<void> {
  if (options.all ? estates.length > 0 : estates.length === 0)
    throw new UsageError('give the estates to plan, or use --all');
  await withDependencies((dependencies) => runJobs(dependencies, estates, options));
}

async function runJobs(dependencies: Dependencies, estates: string[], options: RunOptions): Promise<void> {
  const { sql, config } = dependencies;
  const { id: contextId } = await getContextBySlug(sql, options.context);
  const jobIds = options.all
    ? await planPortfolio(sql, contextId, config)
    : [await planNamed(sql, contextId, estates)];
  const readJobs = () => Promise.all(jobIds.map((id) => getJob(sql, contextId, id)));
  if (options.watch && jobIds.length > 0) await watch(dependencies, readJobs, options);
  const jobs = await readJobs();
  if (jobs.some((job) => job.calculation_job_status === 'FAILED')) process.exitCode = 1;
  if (options.json) return printJson(jobs);
  if (jobs.length === 0) print(`No estate of ${options.context} can be planned.`);
  for (const job of jobs) print(`${job.id}  ${job.calculation_job_status}  ${plain(job.name)}`);
  if (options.all) printLeftOut(await findUnplannable(sql, contextId, MAX_NAMED));
  if (jobs.length > 0 && !options.watch && !(await hasLivePool(sql)))
    print('No worker is running: start one with `rooftree work` or `rooftree serve`.');
}

async function watch(
  dependencies: Dependencies,
  readJobs: () => Promise<CalculationJob[]>,
  { json }: RunOptions,
): Promise<void> {
  let worker: QueueWorker | null = null;
  try {
    const total = (await readJobs()).reduce((sum, { metadata }) => sum + metadata.estates.total, 0);
    const bar = json ? null : createProgressBar('estates', total);
    for (let jobs = await readJobs(); ; jobs = await readJobs()) {
      const ended = jobs.map(({ metadata: { estates } }) => estates.finished + estates.failed);
      bar?.update(ended.reduce((sum, count) => sum + count, 0));
      if (jobs.every((job) => isFinal(job.calculation_job_status))) break;
      // Checked every time: the server that did the work may have stopped in the meantime.
      if (worker === null && !(await hasLivePool(dependencies.sql))) worker = await startWorker(dependencies);
      await sleep(POLL_MS);
    }
    bar?.finish();
  } finally {
    await worker?.stop();
  }
}

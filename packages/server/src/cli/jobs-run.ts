import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { planPortfolio } from '../calculation-jobs/ask/plan-portfolio.ts';
import { isFinal } from '../calculation-jobs/calculation-job.ts';
import type { CalculationJob } from '../calculation-jobs/calculation-jobs.repository.ts';
import { getJob, planNamed } from '../calculation-jobs/calculation-jobs.service.ts';
import { getContextBySlug } from '../contexts/contexts.service.ts';
import type { Dependencies } from '../dependencies.ts';
import { hasLivePool } from '../infra/queue/pool-liveness.ts';
import type { QueueWorker } from '../infra/queue/queue-worker.ts';
import { print, printJson } from '../infra/terminal.ts';
import { startWorker } from '../start/worker.ts';
import { CliError } from './cli-error.ts';
import { createProgressBar } from './progress-bar.ts';
import { withDependencies } from './with-dependencies.ts';

interface RunOptions {
  context: string;
  all?: true;
  watch?: true;
  json?: true;
}

const POLL_MS = 200;

export function addJobsRun(jobs: Command): void {
  jobs
    .command('run [estates...]')
    .description('plan estates, named by id, external_id or property_id, or a whole portfolio')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--all', 'plan every active estate that can be planned')
    .option('--watch', 'show the progress until all is done; runs a worker itself when there is none')
    .option('--json', 'print the jobs as JSON')
    .action(async (estates: string[], options: RunOptions) => {
      if (options.all ? estates.length > 0 : estates.length === 0)
        throw new CliError('name the estates to plan, or use --all');
      await withDependencies((dependencies) => runJobs(dependencies, estates, options));
    });
}

async function runJobs(dependencies: Dependencies, estates: string[], options: RunOptions): Promise<void> {
  const { sql, config } = dependencies;
  const { id: contextId } = await getContextBySlug(sql, options.context);
  const { jobIds, skipped } = options.all
    ? await planPortfolio(sql, contextId, config)
    : { jobIds: [await planNamed(sql, contextId, estates)], skipped: 0 };
  if (skipped > 0 && !options.json) {
    const subject = skipped === 1 ? '1 estate' : `${skipped} estates`;
    print(`Left out: ${subject} without the type, region or year that a plan needs.`);
  }
  const readJobs = () => Promise.all(jobIds.map((id) => getJob(sql, contextId, id)));
  if (options.watch && jobIds.length > 0) await watch(dependencies, readJobs, options);
  const jobs = await readJobs();
  if (jobs.some((job) => job.calculation_job_status === 'FAILED')) process.exitCode = 1;
  if (options.json) return printJson(jobs);
  for (const job of jobs) print(`${job.id}  ${job.calculation_job_status}  ${job.name}`);
  if (!options.watch && !(await hasLivePool(sql)))
    print('No worker runs: start one with `rooftree work` or `rooftree serve`.');
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

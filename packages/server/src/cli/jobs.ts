import type { Command } from 'commander';
import { type CalculationJob, listJobs } from '../calculation-jobs/calculation-jobs.repository.ts';
import { getJob, stopJob } from '../calculation-jobs/calculation-jobs.service.ts';
import { getContextBySlug } from '../contexts/contexts.service.ts';
import { print, printJson, table } from '../infra/terminal.ts';
import { addJobsRun } from './jobs-run.ts';
import { withDependencies } from './with-dependencies.ts';

interface JobOptions {
  context: string;
  json?: true;
}

const NEWEST_FIRST = { sortBy: 'created_at', direction: 'DESC', skip: 0 } as const;
const MAX_LISTED = 100;
const MAX_FAILURES = 20;

export function addJobs(program: Command): void {
  const jobs = program.command('jobs').description('calculation jobs: start, follow and stop them');
  addJobsRun(jobs);

  jobs
    .command('list')
    .description('list the newest jobs of a context')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print them as JSON')
    .action(async ({ context: slug, json }: JobOptions) => {
      const { jobs: found } = await withDependencies(async ({ sql }) => {
        const { id } = await getContextBySlug(sql, slug);
        return listJobs(
          sql,
          id,
          { parentId: null, status: null, includeArchived: true },
          { ...NEWEST_FIRST, take: MAX_LISTED },
        );
      });
      if (json) return printJson(found);
      const rows = found.map((job) => [
        job.id,
        job.created_at,
        job.calculation_job_status,
        progressOf(job),
        job.name,
      ]);
      const headings = ['JOB', 'CREATED', 'STATUS', 'ESTATES', 'NAME'];
      print(rows.length === 0 ? 'There is no job yet.' : table(headings, rows));
    });

  jobs
    .command('show <id>')
    .description('show one job, and why some of its estates failed')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(async (id: string, { context: slug, json }: JobOptions) => {
      const { job, failed } = await withDependencies(async ({ sql }) => {
        const context = await getContextBySlug(sql, slug);
        const filter = { parentId: id, status: 'FAILED', includeArchived: true } as const;
        return {
          job: await getJob(sql, context.id, id),
          failed: await listJobs(sql, context.id, filter, { ...NEWEST_FIRST, take: MAX_FAILURES }),
        };
      });
      if (json) return printJson(job);
      print(`${job.name}\n${job.calculation_job_status}, estates ${progressOf(job)}`);
      if (job.metadata.failure !== null) print(job.metadata.failure);
      for (const child of failed.jobs) print(`  ${child.name}: ${child.metadata.failure}`);
      if (failed.total > failed.jobs.length) print(`  and ${failed.total - failed.jobs.length} more`);
    });

  jobs
    .command('stop <id>')
    .description('stop a job; what it finished stays')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(async (id: string, { context: slug, json }: JobOptions) => {
      const job = await withDependencies(async ({ sql }) => {
        const context = await getContextBySlug(sql, slug);
        return stopJob(sql, context.id, id);
      });
      if (json) return printJson(job);
      print(`Stopped: ${job.name}, estates ${progressOf(job)}.`);
    });
}

function progressOf({ metadata: { estates } }: CalculationJob): string {
  const failed = estates.failed > 0 ? `, ${estates.failed} failed` : '';
  return `${estates.finished}/${estates.total}${failed}`;
}

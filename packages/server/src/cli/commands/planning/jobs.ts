import type { Command } from 'commander';
import { lazily } from '../lazily.ts';

export function addJobs(program: Command): void {
  const jobs = program.command('jobs').description('calculation jobs: start, follow and stop them');

  jobs
    .command('run [estates...]')
    .description('plan estates (by id, external_id or property_id) or a whole portfolio')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--all', 'plan every active estate that can be planned, and list the others')
    .option('--watch', 'show the progress until everything is done; starts a worker when none is running')
    .option('--json', 'print the jobs as JSON')
    .action(lazily(async () => (await import('../../actions/planning/jobs-run.ts')).runJobsAction));

  jobs
    .command('list')
    .description('list the newest jobs of a context')
    .requiredOption('--context <slug>', 'the context that they belong to')
    .option('--json', 'print them as JSON')
    .action(lazily(async () => (await import('../../actions/planning/jobs.ts')).listJobsAction));

  jobs
    .command('show <id>')
    .description('show a job: which estates failed and why, and which cannot be planned')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/planning/jobs.ts')).showJobAction));

  jobs
    .command('stop <id>')
    .description('stop a job; finished results stay')
    .requiredOption('--context <slug>', 'the context that it belongs to')
    .option('--json', 'print it as JSON')
    .action(lazily(async () => (await import('../../actions/planning/jobs.ts')).stopJobAction));
}

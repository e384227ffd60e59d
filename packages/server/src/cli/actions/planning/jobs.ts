import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { fields, plain, print, printJson, table } from '../../../infra/terminal.ts';
import { announce } from '../../../output/webhooks/webhooks.service.ts';
import {
  findUnplannable,
  type UnplannableEstate,
} from '../../../planning/calculation-jobs/batch/batch.repository.ts';
import { lackOfEstate } from '../../../planning/calculation-jobs/batch/batch-strings.ts';
import {
  type CalculationJob,
  listJobs,
} from '../../../planning/calculation-jobs/calculation-jobs.repository.ts';
import { getJob, stopJob } from '../../../planning/calculation-jobs/calculation-jobs.service.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface JobOptions {
  context: string;
  json?: true;
}

const NEWEST_FIRST = { sortBy: 'created_at', direction: 'DESC', skip: 0 } as const;
const MAX_LISTED = 100;
/** How many estates are named of those that failed or were left out. */
export const MAX_NAMED = 20;

export async function listJobsAction({ context: slug, json }: JobOptions): Promise<void> {
  const { jobs: found } = await withDependencies(async ({ sql }) => {
    const { id } = await getContextBySlug(sql, slug);
    const filter = { parentId: null, status: null, includeArchived: true };
    return listJobs(sql, id, filter, { ...NEWEST_FIRST, take: MAX_LISTED });
  });
  if (json) return printJson(found);
  const rows = found.map((job) => [
    job.id,
    job.created_at,
    job.calculation_job_status,
    progressOf(job),
    job.name,
  ]);
  print(
    rows.length === 0 ? 'There is no job yet.' : table(['JOB', 'CREATED', 'STATUS', 'ESTATES', 'NAME'], rows),
  );
}

export async function showJobAction(id: string, { context: slug, json }: JobOptions): Promise<void> {
  const { job, failed, unplannable } = await withDependencies(async ({ sql }) => {
    const context = await getContextBySlug(sql, slug);
    const job = await getJob(sql, context.id, id);
    const filter = { parentId: id, status: 'FAILED', includeArchived: true } as const;
    return {
      job,
      failed: await listJobs(sql, context.id, filter, { ...NEWEST_FIRST, take: MAX_NAMED }),
      unplannable: await findUnplannable(sql, context.id, MAX_NAMED),
    };
  });
  if (json) {
    return printJson({
      ...job,
      failed: failed.jobs.map(({ external_id, metadata: { failure } }) => ({ external_id, failure })),
      left_out: unplannable.estates.map((estate) => ({
        external_id: estate.externalId,
        lack: lackOfEstate(estate),
      })),
      left_out_total: unplannable.total,
    });
  }
  print(plain(job.name));
  print(
    fields([
      ['Status', job.calculation_job_status],
      ['Estates', progressOf(job)],
      ['Created', job.created_at],
      ...(job.published_at === null ? [] : [['Published', job.published_at] as const]),
      ...(job.metadata.renovation_id === null ? [] : [['Renovation', job.metadata.renovation_id] as const]),
      ...(job.metadata.failure === null ? [] : [['Failure', plain(job.metadata.failure)] as const]),
    ]),
  );
  printFailed(failed);
  // A batch: those of its context that it could not have, as they are now.
  if (job.estate_id === null) printLeftOut(unplannable);
}

export async function stopJobAction(id: string, { context: slug, json }: JobOptions): Promise<void> {
  const job = await withDependencies(async ({ sql }) => {
    const context = await getContextBySlug(sql, slug);
    return stopJob({ sql, publish: announce }, context.id, id);
  });
  if (json) return printJson(job);
  print(`Stopped: ${plain(job.name)}, estates ${progressOf(job)}.`);
}

function printFailed({ total, jobs }: { total: number; jobs: readonly CalculationJob[] }): void {
  if (total === 0) return;
  print('\nFailed, with the field to fix:');
  print(
    table(
      ['ESTATE', 'WHY'],
      jobs.map((child) => [child.external_id ?? child.name, child.metadata.failure ?? '']),
    ),
  );
  if (total > jobs.length) print(`and ${total - jobs.length} more`);
}

/** The estates of a context that no plan can be made of, and what each lacks. */
export function printLeftOut({
  total,
  estates,
}: {
  total: number;
  estates: readonly UnplannableEstate[];
}): void {
  if (total === 0) return;
  print(`\n${total === 1 ? '1 estate' : `${total} estates`} of this context cannot be planned:`);
  print(
    table(
      ['ESTATE', 'WHY'],
      estates.map((estate) => [estate.externalId, lackOfEstate(estate) ?? '']),
    ),
  );
  if (total > estates.length) print(`and ${total - estates.length} more`);
}

function progressOf({ metadata: { estates } }: CalculationJob): string {
  const failed = estates.failed > 0 ? `, ${estates.failed} failed` : '';
  return `${estates.finished}/${estates.total}${failed}`;
}

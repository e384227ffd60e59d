/** Why homes of a job failed: one group per reason, the largest first. */
import type { CalculationJob } from '@rooftree/client';
import { call } from '../api.ts';
import { type FactName, FIELDS } from '../estate/fact-groups.ts';

export interface FailureGroup {
  reason: string;
  /** The fact that the reason names, where it is one that can be mended on the screen of a home. */
  fact: FactName | null;
  jobs: CalculationJob[];
}

const PAGE_SIZE = 100;

/** The failed ones of a batch; of a job of one home, the job itself. */
export async function readFailed(job: CalculationJob, signal: AbortSignal): Promise<CalculationJob[]> {
  if (job.estate_id !== null) return [job];
  const failed: CalculationJob[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await call('GET /v1/calculation-jobs', {
      query: { parent_id: job.id, status: 'FAILED', page_size: PAGE_SIZE, page },
      signal,
    });
    failed.push(...data);
    if (data.length === 0 || failed.length >= total) return failed;
  }
}

/** A home with several faults is in the group of each. */
export function groupFailures(failed: readonly CalculationJob[]): FailureGroup[] {
  const groups = new Map<string, CalculationJob[]>();
  for (const job of failed)
    for (const reason of new Set((job.metadata.failure ?? '').split('; ')))
      groups.set(reason, [...(groups.get(reason) ?? []), job]);
  return [...groups]
    .map(([reason, jobs]) => ({ reason, fact: factIn(reason), jobs }))
    .toSorted((a, b) => b.jobs.length - a.jobs.length);
}

function factIn(reason: string): FactName | null {
  const names: readonly string[] = reason.match(/[a-z][a-z0-9_]+/g) ?? [];
  return names.find(isFact) ?? null;
}

const isFact = (name: string): name is FactName => Object.hasOwn(FIELDS, name);

/** Why homes of a job failed: one group per reason, the largest first. */
import type { CalculationJob } from '@rooftree/client';
import { type FactName, FIELDS } from '../facts/fact-groups.ts';

export interface FailureGroup {
  reason: string;
  /** The fact that the reason names, where it is one that can be mended on the screen of a home. */
  fact: FactName | null;
  jobs: CalculationJob[];
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

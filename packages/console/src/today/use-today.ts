/** What waits for a person, as the server counts it. */
import type { PortfolioItem } from '@rooftree/client';
import type { Today } from '@rooftree/client/members';
import { call } from '../api.ts';
import { useResource } from '../reading/use-resource.ts';

export type Home = Pick<PortfolioItem, 'external_id' | 'address'>;

export type { Today };
export type FailedJob = Today['failed_jobs']['examples'][number];
export type FirstStepsDone = Today['first_steps'];

/** The examples are the newest, three at most. */
export interface Work<Example> {
  /** Of 1,000 at most; `has_more` where there are more. */
  count: number;
  has_more: boolean;
  examples: Example[];
}

export function useToday() {
  const { value: today, fault, reload } = useResource((signal) => call('GET /v1/today', { signal }));
  return { today, fault, reload };
}

/** What waits for a person, as the server counts it. */
import type { PortfolioItem } from '@rooftree/client';
import type { Today } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';

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
  const [today, setToday] = useState<Today | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    call('GET /v1/today', { signal: stop.signal }).then(
      (answer) => {
        setFault(null);
        setToday(answer);
      },
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [version]);
  return { today, fault, reload: () => setVersion((before) => before + 1) };
}

/** What waits for a person, as the server counts it. */
import type { PortfolioItem } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { ShownRequest } from '../buyers/contact-request.ts';

export type Home = Pick<PortfolioItem, 'external_id' | 'address'>;

export interface FailedJob {
  id: string;
  name: string;
  created_at: string;
  estates_failed: number;
  estates_total: number;
}

/** The examples are the newest, three at most. */
export interface Work<Example> {
  /** Of 1,000 at most; `has_more` where there are more. */
  count: number;
  has_more: boolean;
  examples: Example[];
}

export interface FirstStepsDone {
  has_homes: boolean;
  has_plans: boolean;
  has_passports: boolean;
  has_colleagues: boolean;
}

export interface Today {
  first_steps: FirstStepsDone;
  homes_without_year_built: Work<Home>;
  homes_without_location: Work<Home>;
  homes_to_plan: Work<Home>;
  failed_jobs: Work<FailedJob>;
  certificates_to_review: Work<Home & { job_id: string }>;
  plans_saved_by_buyers: Work<Home & { renovation_id: string; renovation_name: string; created_at: string }>;
  buyers_to_contact: Work<ShownRequest>;
  /** The oldest three. */
  outdated_passports: Work<Home & { id: string; created_at: string }>;
  /** The first three to expire. */
  certificates_expiring: Work<Home & { certificate_valid_until: string }>;
}

export function useToday() {
  const [today, setToday] = useState<Today | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    call<Today>('/v1/today', { signal: stop.signal }).then(
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

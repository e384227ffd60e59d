/** The newest jobs, looked at again while one of them runs and the page is seen. */
import type { CalculationJob, CalculationJobPage } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';

const LOOK_MS = 2000;
const PAGE_SIZE = 20;

export const isRunning = ({ calculation_job_status: status }: CalculationJob) =>
  status === 'NOT_STARTED' || status === 'RUNNING';

export function useJobs() {
  const [jobs, setJobs] = useState<CalculationJob[] | null>(null);
  const [total, setTotal] = useState(0);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      call<CalculationJobPage>(`/v1/calculation-jobs?page_size=${shown}`, { signal: stop.signal }).then(
        (page) => {
          setFault(null);
          setJobs(page.data);
          setTotal(page.total);
          // The next look is a while after this answer, not after this question: a slow server is asked less often.
          if (page.data.some(isRunning)) timer = setTimeout(look, LOOK_MS);
        },
        (error: unknown) => !stop.signal.aborted && setFault(error),
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [version, shown]);
  return {
    jobs,
    fault,
    reload: () => setVersion((before) => before + 1),
    /** Null when all are shown. */
    showMore: total > shown && shown < 100 ? () => setShown(100) : null,
  };
}

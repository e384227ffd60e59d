/** The newest jobs: listed when one comes or ends, and counted as the server sends them. */
import type { CalculationJob, CalculationJobPage, RunningJobs } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { followJobs } from './follow-jobs.ts';
import { isRunning, withCounts } from './job-counts.ts';

/** Between two requests, where there is no stream. */
const LOOK_MS = 2000;
const PAGE_SIZE = 20;

export function useJobs() {
  const [page, setPage] = useState<CalculationJobPage | null>(null);
  const [running, setRunning] = useState<RunningJobs | null>(null);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);

  useEffect(() => {
    const stop = new AbortController();
    call('GET /v1/calculation-jobs', { query: { page_size: shown }, signal: stop.signal }).then(
      (answer) => {
        setFault(null);
        setPage(answer);
      },
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [version, shown]);

  // One stream, and only while the page is seen: a browser has six connections for all its tabs.
  useEffect(() => {
    let stop = new AbortController();
    const begin = () => {
      stop.abort();
      stop = new AbortController();
      if (document.hidden) setRunning(null);
      else void followJobs(stop.signal, setRunning);
    };
    const turn = () => {
      begin();
      if (!document.hidden) reload();
    };
    begin();
    document.addEventListener('visibilitychange', turn);
    return () => {
      stop.abort();
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);

  // Which jobs there are, and not how far they are: one that came or ended is read whole.
  const known = running?.jobs.map(({ id, calculation_job_status: status }) => `${id} ${status}`).join();
  useEffect(() => {
    if (known !== undefined) reload();
  }, [known]);

  // What runs by the list and not by the stream is fetched again, a while after each response: there is no stream, or
  // the job ended before its first event.
  useEffect(() => {
    const isUntold = (job: CalculationJob) =>
      isRunning(job) && !running?.jobs.some(({ id }) => id === job.id);
    if (document.hidden || !page?.data.some(isUntold)) return undefined;
    const timer = setTimeout(reload, LOOK_MS);
    return () => clearTimeout(timer);
  }, [page, running]);

  return {
    jobs: page?.data.map((job) => withCounts(job, running)) ?? null,
    fault,
    reload,
    /** Null when all are shown. */
    showMore: (page?.total ?? 0) > shown && shown < 100 ? () => setShown(100) : null,
  };
}

/** The reports that pass the view's filter, page after page. */
import type { ListedReport, ReportPage } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';

export const FILTERS = ['is_outdated', 'language'] as const;

export function useReports(query: URLSearchParams) {
  const filter = filterOf(query).toString();
  const [reports, setReports] = useState<ListedReport[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    readReports(filter, null, stop.signal).then(
      (page) => {
        setFault(null);
        setReports(page.reports);
        setNext(page.next);
      },
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [filter, version]);
  return {
    reports,
    fault,
    reload: () => setVersion((before) => before + 1),
    /** Null when all are shown. */
    loadMore:
      next === null
        ? null
        : () =>
            readReports(filter, next).then((page) => {
              setReports((before) => [...(before ?? []), ...page.reports]);
              setNext(page.next);
            }, setFault),
  };
}

export function filterOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    FILTERS.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}

export function readReports(filter: string, after: string | null, signal?: AbortSignal): Promise<ReportPage> {
  const query = new URLSearchParams(filter);
  if (after !== null) query.set('after', after);
  return call<ReportPage>(`/v1/reports?${query}`, { ...(signal && { signal }) });
}

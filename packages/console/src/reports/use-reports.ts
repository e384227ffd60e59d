/** The reports that pass the view's filter, page after page. */
import type { ListedReport, ReportPage } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { addressTexts } from '../address-texts.ts';
import { call } from '../api.ts';

export const FILTERS = ['is_outdated', 'language'] as const;

interface Loaded {
  reports: ListedReport[];
  next: string | null;
  filter: string;
}

export function useReports(query: URLSearchParams) {
  const filter = filterOf(query).toString();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    readReports(filter, null, stop.signal).then(
      (page) => {
        setFault(null);
        setLoaded({ ...page, filter });
      },
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [filter, version]);
  return {
    reports: loaded?.reports ?? null,
    fault,
    reload: () => setVersion((before) => before + 1),
    /** Null when all are shown. */
    loadMore:
      loaded === null || loaded.filter !== filter || loaded.next === null
        ? null
        : () =>
            readReports(filter, loaded.next).then(
              // Unless something else is shown by now.
              (page) =>
                setLoaded((now) =>
                  now === loaded ? { ...page, filter, reports: [...loaded.reports, ...page.reports] } : now,
                ),
              setFault,
            ),
  };
}

export function filterOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(addressTexts(query, FILTERS));
}

function readReports(filter: string, after: string | null, signal?: AbortSignal): Promise<ReportPage> {
  const query = addressTexts(new URLSearchParams(filter), FILTERS);
  return call('GET /v1/reports', { query: { ...query, after: after ?? undefined }, signal });
}

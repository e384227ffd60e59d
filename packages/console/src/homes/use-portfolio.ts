/**
 * The rows of a view: the first page at once, the next ones as the reader comes near their end; the old rows stay until
 * then.
 */
import type { LabelDistribution, PortfolioItem, PortfolioPage } from '@rooftree/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { filterOf, filterQuery, orderOf } from './views/view.ts';

const PAGE_SIZE = 100;

export interface Portfolio {
  rows: readonly PortfolioItem[];
  distribution: LabelDistribution | null;
  hasMore: boolean;
  isLoading: boolean;
  fault: unknown;
  /** Why the next page is not there; nothing more is fetched until the reader says so. */
  moreFault: unknown;
  loadMore: () => void;
  retryMore: () => void;
  reload: () => void;
}

interface Loaded {
  rows: readonly PortfolioItem[];
  next: string | null;
  view: string;
}

export function usePortfolio(query: URLSearchParams): Portfolio {
  const filter = filterOf(query).toString();
  const order = new URLSearchParams({ ...orderOf(query) }).toString();
  const [loaded, setLoaded] = useState<Loaded>({ rows: [], next: null, view: '' });
  const [distribution, setDistribution] = useState<LabelDistribution | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  const [moreFault, setMoreFault] = useState<{ of: Loaded; fault: unknown } | null>(null);
  const isAsking = useRef(false);
  const view = `${filter}&${order}`;

  useEffect(() => {
    const stop = new AbortController();
    setLoading(true);
    setFault(null);
    readPage(query, null, stop.signal)
      .then(
        ({ data, next }) => {
          isAsking.current = false;
          setLoaded({ rows: data, next, view });
        },
        setFaultUnless(stop.signal, setFault),
      )
      .finally(() => !stop.signal.aborted && setLoading(false));
    return () => stop.abort();
  }, [view, version]);

  useEffect(() => {
    const stop = new AbortController();
    call('GET /v1/portfolio/labels', { query: filterQuery(query), signal: stop.signal }).then(
      setDistribution,
      setFaultUnless(stop.signal, setFault),
    );
    return () => stop.abort();
  }, [filter, version]);

  const loadMore = () => {
    const { next } = loaded;
    if (next === null || loaded.view !== view || isAsking.current) return;
    isAsking.current = true;
    readPage(query, next).then(
      (page) => {
        isAsking.current = false;
        // Unless something else is shown by now, the same view read again included.
        setLoaded((now) =>
          now === loaded ? { rows: [...loaded.rows, ...page.data], next: page.next, view } : now,
        );
      },
      (fault: unknown) => setMoreFault({ of: loaded, fault }),
    );
  };
  const retryMore = () => {
    setMoreFault(null);
    isAsking.current = false;
    loadMore();
  };
  const reload = () => setVersion((before) => before + 1);
  return {
    ...loaded,
    distribution,
    hasMore: loaded.next !== null,
    isLoading,
    fault,
    moreFault: moreFault?.of === loaded ? moreFault.fault : null,
    loadMore,
    retryMore,
    reload,
  };
}

function readPage(
  query: URLSearchParams,
  after: string | null,
  signal?: AbortSignal,
): Promise<PortfolioPage> {
  return call('GET /v1/portfolio/estates', {
    query: { ...filterQuery(query), ...orderOf(query), page_size: PAGE_SIZE, after: after ?? undefined },
    signal,
  });
}

const setFaultUnless = (signal: AbortSignal, setFault: (fault: unknown) => void) => (fault: unknown) => {
  if (!signal.aborted) setFault(fault);
};

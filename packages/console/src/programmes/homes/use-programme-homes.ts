import type { ProgrammeHome } from '@rooftree/client/members';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { useWords } from '../../words/language.ts';

const PAGE_SIZE = 100;

export interface HomesView {
  scenario: number;
  year: number | null;
  status: 'PLANNED' | 'NOTHING' | 'LEFT_OUT';
}

interface Loaded {
  rows: readonly ProgrammeHome[];
  next: string | null;
  view: string;
}

/** The homes of a view, page after page; those of before stay until the first new page is there. */
export function useProgrammeHomes(id: string, { scenario, year, status }: HomesView) {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  const isLoadingMore = useRef(false);
  const view = [id, scenario, year, status, language].join();
  const read = (after: string | null, signal?: AbortSignal) =>
    call('GET /v1/programmes/{id}/homes', {
      path: { id },
      query: {
        scenario,
        status,
        language,
        page_size: PAGE_SIZE,
        ...(year !== null && { year }),
        ...(after !== null && { after }),
      },
      signal,
    });
  useEffect(() => {
    const stop = new AbortController();
    setFault(null);
    read(null, stop.signal).then(
      ({ data, next }) => setLoaded({ rows: data, next, view }),
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [view, version]);
  const loadMore = () => {
    if (loaded === null || loaded.next === null || loaded.view !== view || isLoadingMore.current) return;
    isLoadingMore.current = true;
    read(loaded.next)
      .then(
        // Unless another view is shown by now.
        ({ data, next }) =>
          setLoaded((now) => (now === loaded ? { rows: [...loaded.rows, ...data], next, view } : now)),
        setFault,
      )
      .finally(() => {
        isLoadingMore.current = false;
      });
  };
  return {
    rows: loaded?.rows ?? null,
    isStale: loaded !== null && loaded.view !== view,
    fault,
    reload: () => setVersion((before) => before + 1),
    loadMore,
  };
}

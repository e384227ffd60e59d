import type { PortfolioItem } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';

/** Longer than between two keys, shorter than anyone waits. */
const PAUSE_MS = 150;
const MOST = 8;

/** What the server finds for a text once the hand rests; what was found before stays until then. */
export function useFoundHomes(typed: string): { homes: PortfolioItem[]; isSearching: boolean } {
  const [homes, setHomes] = useState<PortfolioItem[]>([]);
  const [isSearching, setSearching] = useState(false);
  const search = typed.trim();
  useEffect(() => {
    if (search === '') {
      setHomes([]);
      return;
    }
    const stop = new AbortController();
    const query = { search, page_size: MOST, include_deactivated: true };
    setSearching(true);
    const timer = setTimeout(() => {
      call('GET /v1/portfolio/estates', { query, signal: stop.signal })
        .then(({ data }) => data)
        // Without a response nothing is found; the list of homes shows why.
        .catch(() => [])
        .then((found) => {
          if (stop.signal.aborted) return;
          setHomes(found);
          setSearching(false);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);
  return { homes, isSearching };
}

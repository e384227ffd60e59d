import type { PortfolioPlaces } from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { filterOf, filterQuery } from '../homes/view.ts';
import type { MapData } from './place-points.ts';

/** What the map is drawn from, and the places under the view's filters; the old ones stay until the new ones are there. */
export function useMap(query: URLSearchParams) {
  const filter = filterOf(query).toString();
  const [found, setFound] = useState<PortfolioPlaces | null>(null);
  const [data, setData] = useState<MapData | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setFault(null);
    const asked = call('GET /v1/portfolio/places', { query: filterQuery(query), signal: stop.signal });
    // Together, so that neither is drawn without the other, whichever comes first.
    Promise.all([asked, import('./map-data.json')]).then(
      ([places, loaded]) => {
        if (stop.signal.aborted) return;
        setData(loaded.default);
        setFound(places);
      },
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [filter, version]);
  return { found, data, fault, reload: () => setVersion((before) => before + 1) };
}

import { call } from '../api.ts';
import { filterOf, filterQuery } from '../homes/views/view.ts';
import { useResource } from '../reading/use-resource.ts';
import type { MapData } from './place-points.ts';

/**
 * What the map is drawn from, and the places under the view's filters; the old ones stay until the new ones are there.
 */
export function useMap(query: URLSearchParams) {
  const filter = filterOf(query).toString();
  const { value, fault, reload } = useResource(
    // Together, so that neither is drawn without the other, whichever comes first.
    (signal) =>
      Promise.all([
        call('GET /v1/portfolio/places', { query: filterQuery(query), signal }),
        import('./map-data.json'),
      ]),
    [filter],
  );
  const data: MapData | null = value?.[1].default ?? null;
  return { found: value?.[0] ?? null, data, fault, reload };
}

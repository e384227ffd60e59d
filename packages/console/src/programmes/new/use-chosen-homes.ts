import type { LabelDistribution } from '@rooftree/client';
import { call } from '../../api.ts';
import { filterQuery } from '../../homes/views/view.ts';
import { useResource } from '../../reading/use-resource.ts';
import type { Draft } from './draft.ts';

/**
 * How many homes the draft is for, and on which scales their labels are. Homes that are named one by one are not
 * counted.
 */
export function useChosenHomes({
  filter,
  externalIds,
}: Pick<Draft, 'filter' | 'externalIds'>): LabelDistribution | null {
  const { value } = useResource(
    (signal) =>
      call('GET /v1/portfolio/labels', {
        query: externalIds === null ? filterQuery(new URLSearchParams(filter)) : {},
        signal,
      }),
    [filter, externalIds],
  );
  return value !== null && externalIds !== null ? { ...value, total: externalIds.length } : value;
}

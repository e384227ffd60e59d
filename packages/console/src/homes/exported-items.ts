import type { PortfolioItem } from '@rooftree/client';
import type { Selection } from './selection.ts';
import { eachOfView } from './use-portfolio.ts';

/** What is written to a file: the chosen homes, which are loaded; else all that match. */
export async function* exportedItems(
  query: URLSearchParams,
  rows: readonly PortfolioItem[],
  { ids, isAllMatching }: Selection,
): AsyncGenerator<PortfolioItem, void> {
  if (isAllMatching || ids.size === 0) yield* eachOfView(query);
  else yield* rows.filter(({ external_id: name }) => ids.has(name));
}

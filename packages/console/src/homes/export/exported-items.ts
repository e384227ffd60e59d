import { LineScanner, type PortfolioItem } from '@rooftree/client';
import { callForStream } from '../../api.ts';
import type { Selection } from '../actions/selection.ts';
import { filterQuery, orderOf } from '../views/view.ts';

/** What is written to a file: the chosen homes, which are loaded; else all that match. */
export async function* exportedItems(
  query: URLSearchParams,
  rows: readonly PortfolioItem[],
  { ids, isAllMatching }: Selection,
): AsyncGenerator<PortfolioItem, void> {
  if (isAllMatching || ids.size === 0) yield* readAllOf(query);
  else yield* rows.filter(({ external_id: name }) => ids.has(name));
}

async function* readAllOf(query: URLSearchParams): AsyncGenerator<PortfolioItem, void> {
  const answer = await callForStream('GET /v1/portfolio/export', {
    query: { ...filterQuery(query), ...orderOf(query) },
  });
  const reader = answer.getReader();
  const decoder = new TextDecoder();
  const scanner = new LineScanner();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const line of scanner.push(decoder.decode(value, { stream: true }))) yield JSON.parse(line);
  }
}

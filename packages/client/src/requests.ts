import type { LoggedRequest, LoggedRequestPage, RequestQuery } from './contract.ts';
import type { Api } from './transport/api.ts';
import type { CallOptions } from './transport/send.ts';

/** What this client called in the last days. Needs the permission `requests:read`. */
export interface Requests {
  /** One page, the newest first. */
  list(query?: RequestQuery, options?: CallOptions): Promise<LoggedRequestPage>;
  /** All of them, page after page. */
  listAll(query?: RequestQuery, options?: CallOptions): AsyncGenerator<LoggedRequest, void>;
}

export function createRequests(api: Api): Requests {
  const list: Requests['list'] = (query, options) => api.json({ path: ['requests'], query }, options);
  return {
    list,
    async *listAll(query = {}, options) {
      let before = query.before ?? null;
      do {
        const page = await list({ page_size: 200, ...query, ...(before !== null && { before }) }, options);
        yield* page.requests;
        before = page.next_before;
      } while (before !== null);
    },
  };
}

import type {
  CurrentPriceBook,
  PlannedAgain,
  PriceBook as PriceBookVersion,
  PriceBookVersions,
  PriceTables,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import type { CallOptions } from './transport/send.ts';

export interface PriceBook {
  /** The agency's own prices and grants that plans are made with now, and how many plans were made with others. */
  get(options?: CallOptions): Promise<CurrentPriceBook>;
  /** What holds where the price book says nothing else. */
  tables(options?: CallOptions): Promise<PriceTables>;
  versions(options?: CallOptions): Promise<PriceBookVersions>;
  /** As it was published: `price_book.version` of a plan names it. */
  version(version: number, options?: CallOptions): Promise<PriceBookVersion>;
  /** Plans again what was planned with another version. */
  planAgain(options?: CallOptions): Promise<PlannedAgain>;
}

export function createPriceBook(api: Api): PriceBook {
  return {
    get: (options) => api.json({ path: ['price-book'] }, options),
    tables: (options) => api.json({ path: ['price-book', 'tables'] }, options),
    versions: (options) => api.json({ path: ['price-book', 'versions'] }, options),
    version: (version, options) => api.json({ path: ['price-book', 'versions', String(version)] }, options),
    planAgain: (options) => api.json({ method: 'POST', path: ['price-book', 'plans'], once: true }, options),
  };
}

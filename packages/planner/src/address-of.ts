import type { PageData } from './page-data.ts';

/** "Kerkstraat 12, 9000 Gent", as far as it is known. */
export function addressOf({ estate }: Pick<PageData, 'estate'>): string {
  return [estate.street, estate.town].filter(Boolean).join(', ');
}

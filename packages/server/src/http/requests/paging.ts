import { type TSchema, Type } from 'typebox';
import { nullable } from './json-schemas.ts';

export const DEFAULT_PAGE_SIZE = 20;
const LARGEST_PAGE_SIZE = 100;

/** The paging parameters of every list that has pages. */
export const pageParameters = {
  page: Type.Integer({ minimum: 1, default: 1, description: 'Number of the page, starting at 1.' }),
  page_size: Type.Integer({
    minimum: 1,
    maximum: LARGEST_PAGE_SIZE,
    default: DEFAULT_PAGE_SIZE,
    description: 'Number of items per page.',
  }),
};

/** The envelope besides its items. */
export const pageFieldSchemas = {
  page: Type.Integer(),
  page_size: Type.Integer(),
  total_pages: Type.Integer({ description: '0 when no value was found.' }),
  has_prev_page: Type.Boolean(),
  has_next_page: Type.Boolean(),
  prev_page: nullable(Type.Integer()),
  next_page: nullable(Type.Integer()),
  total: Type.Integer(),
};

export function pageOf<Item extends TSchema>(item: Item, title: string) {
  // TypeBox keeps every option of a schema, and does not type them.
  const { examples = [] } = item as TSchema & { examples?: unknown[] };
  const place = { page: 1, page_size: DEFAULT_PAGE_SIZE, total_pages: 1, has_prev_page: false };
  const next = { has_next_page: false, prev_page: null, next_page: null, total: examples.length };
  return Type.Object(
    { ...pageFieldSchemas, data: Type.Array(item) },
    { title, description: 'A page of results.', examples: [{ ...place, ...next, data: examples }] },
  );
}

interface PagePlace {
  page: number;
  pageSize: number;
  total: number;
}

/** The envelope around items that PostgreSQL already wrote as JSON, joined by commas. */
export function writePage(place: PagePlace, items: string): string {
  return `${beginPage(place)}${items}${PAGE_END}`;
}

/** The same around items that are bytes, which never become a string on their way to the socket. */
export function writePageBytes(place: PagePlace, items: Buffer): Buffer {
  return Buffer.concat([Buffer.from(beginPage(place)), items, Buffer.from(PAGE_END)]);
}

const PAGE_END = ']}';

function beginPage(place: PagePlace): string {
  return `{${pageFields(place)},"data":[`;
}

/** The fields of the envelope besides its items, as JSON without braces. */
export function pageFields({ page, pageSize, total }: PagePlace): string {
  const totalPages = Math.ceil(total / pageSize);
  const hasPrevious = page > 1;
  const hasNext = page < totalPages;
  // From beyond the end, back to the last page that has something.
  const previous = hasPrevious ? Math.max(1, Math.min(page - 1, totalPages)) : null;
  const next = hasNext ? page + 1 : null;
  return (
    `"page":${page},"page_size":${pageSize},"total_pages":${totalPages},"has_prev_page":${hasPrevious},` +
    `"has_next_page":${hasNext},"prev_page":${previous},"next_page":${next},"total":${total}`
  );
}

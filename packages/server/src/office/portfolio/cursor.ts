/** Where the next page begins: the sort value and the id of the last estate, as one opaque word of an address. */
import { Fault } from '../../fault.ts';
import { UUID } from '../../infra/uuid.ts';
import type { PortfolioSort } from './portfolio.ts';

export interface Cursor {
  /** As PostgreSQL writes it; null among the estates without a value, which come last. */
  value: string | null;
  estateId: string;
}

const NUMBER = /^-?\d{1,15}$/;
const MOMENT = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?\+00$/;
/** What a value of each order looks like: nothing else reaches the database. */
const FORMS: Record<PortfolioSort, RegExp> = {
  address: /^[^\0]{0,200}$/,
  updated_at: MOMENT,
  planned_at: MOMENT,
  net_cost: NUMBER,
  label_now: NUMBER,
  label_after: NUMBER,
  energy_now: NUMBER,
};

export function writeCursor({ value, estateId }: Cursor): string {
  return Buffer.from(JSON.stringify([value, estateId])).toString('base64url');
}

export function readCursor(text: string, sort: PortfolioSort): Cursor {
  const parsed = parse(text);
  if (Array.isArray(parsed) && parsed.length === 2) {
    const [value, estateId]: unknown[] = parsed;
    const isValue = value === null || (typeof value === 'string' && FORMS[sort].test(value));
    if (isValue && typeof estateId === 'string' && UUID.test(estateId)) return { value, estateId };
  }
  throw new Fault('invalid', ['after must be the `next` of a page in the same order']);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Buyers who left how to reach them: what the agency stores, and what waits in the queue for its webhooks. */
import type { Executor } from '../../infra/database/sql.ts';

export interface FoundBuyer {
  /** Of a request, or of an event that waits. */
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
}

const digitsOf = (column: string) => `regexp_replace(${column}, '[^0-9]', '', 'g')`;

const WAITS = `payload ->> 'contextId' = $1 AND (payload ->> 'isPersonal')::boolean`;

/** $1 is the context. An event for several webhooks has one id. */
const BUYERS = `
  SELECT id, name, email, phone, created_at FROM contact_requests WHERE context_id = $1::text::uuid
  UNION ALL
  SELECT substr(payload ->> 'eventId', 5)::uuid, body.data ->> 'name', body.data ->> 'email', body.data ->> 'phone', created_at
  FROM graphile_worker._private_jobs, LATERAL (SELECT (payload ->> 'body')::json -> 'data' AS data OFFSET 0) AS body
  WHERE ${WAITS}`;

/** One for each pair of address and number. Digits are found however they are grouped. */
export function findBuyers(
  sql: Executor,
  contextId: string,
  word: string,
  limit: number,
): Promise<FoundBuyer[]> {
  const digits = word.replaceAll(/\D/g, '').replace(/^0+/, '');
  return sql.unsafe<FoundBuyer[]>(
    `SELECT id, name, email, phone FROM (
       SELECT DISTINCT ON (lower(email), ${digitsOf('phone')}) * FROM (${BUYERS}) AS buyers
       WHERE strpos(lower(name), lower($2)) > 0 OR strpos(lower(email), lower($2)) > 0
         OR (char_length($3) >= 6 AND strpos(${digitsOf('phone')}, $3) > 0)
       ORDER BY lower(email), ${digitsOf('phone')}, created_at DESC
     ) AS found ORDER BY created_at DESC LIMIT ${limit}`,
    [contextId, word, digits],
  );
}

interface ForgottenBuyer {
  /** That the agency stored. */
  requests: number;
  /** Events that waited for a webhook. */
  copies: number;
  /** One of those is being sent at this moment. */
  isBeingSent: boolean;
}

/** All that has the address or the number of this one; null when this context has no such buyer. */
export async function forgetBuyer(
  tx: Executor,
  contextId: string,
  id: string,
): Promise<ForgottenBuyer | null> {
  const [buyer] = await tx.unsafe<FoundBuyer[]>(
    `SELECT id, name, email, phone FROM (${BUYERS}) AS buyers WHERE id = $2::text::uuid LIMIT 1`,
    [contextId, id],
  );
  if (buyer === undefined) return null;
  const reach = [buyer.email, buyer.phone?.replaceAll(/\D/g, '') ?? null];
  const isTheirs = (email: string, phone: string) =>
    `(lower(${email}) = lower($2) OR ${digitsOf(phone)} = $3)`;
  const requests = await tx.unsafe(
    `DELETE FROM contact_requests WHERE context_id = $1::text::uuid AND ${isTheirs('email', 'phone')}`,
    [contextId, ...reach],
  );
  const data = `((payload ->> 'body')::json #>> '{data,`;
  const theirs = `SELECT id FROM graphile_worker._private_jobs
    WHERE CASE WHEN ${WAITS} THEN ${isTheirs(`${data}email}')`, `${data}phone}')`)} END`;
  const [queued] = await tx.unsafe<[{ entries: number }]>(
    `SELECT count(*) AS entries FROM graphile_worker.complete_jobs(ARRAY(${theirs}))`,
    [contextId, ...reach],
  );
  const left = await tx.unsafe(theirs, [contextId, ...reach]);
  return { requests: requests.count, copies: queued.entries, isBeingSent: left.length > 0 };
}

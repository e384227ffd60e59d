import { jsonObject, jsonText } from '../../infra/database/json-text.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { NewContactRequest } from './contact-request.ts';
import { CONTACT_REQUEST_FIELDS, CONTACT_REQUEST_TABLES } from './contact-request-json.ts';

/** With the address of the plan as the buyer sees it; `base` is the parameter of what it begins with. */
const itemJson = (base: string) =>
  jsonObject({
    ...CONTACT_REQUEST_FIELDS,
    plan_url:
      jsonText(`concat(${base}::text, '/r/', e.referral_token, '/p/' || q.renovation_id, '?lang=', q.language,
      CASE WHEN q.renovation_id IS NULL AND q.page_choices <> '' THEN '&' || q.page_choices END)`),
  });

/** Null when `maxPerDay` of this estate were left within a day: more are no buyers. */
export async function insertContactRequest(
  sql: Executor,
  contextId: string,
  request: NewContactRequest,
  maxPerDay: number,
): Promise<string | null> {
  const { estateId, renovationId, wish, name, email, phone, language, choices } = request;
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO contact_requests (context_id, estate_id, renovation_id, wish, name, email, phone, language, page_choices)
    SELECT ${contextId}, ${estateId}, ${renovationId}, ${wish}, ${name}, ${email}, ${phone}, ${language}, ${choices}
    WHERE (
      SELECT count(*) FROM contact_requests
      WHERE context_id = ${contextId} AND estate_id = ${estateId} AND created_at > now() - interval '1 day'
    ) < ${maxPerDay}
    RETURNING id`;
  return row?.id ?? null;
}

export interface ContactRequestFilter {
  isHandled: boolean | null;
  renovationId: string | null;
  /** The last request of the page before. */
  after: string | null;
}

/** The newest first, each as JSON. */
export function listContactRequests(
  sql: Executor,
  contextId: string,
  { isHandled, renovationId, after }: ContactRequestFilter,
  { take, publicUrl }: { take: number; publicUrl: string },
): Promise<{ id: string; item: string }[]> {
  // A statement for each: as a parameter it would hide from a prepared plan that the few that wait have an index of
  // their own.
  const isOfState = isHandled === null ? '' : `AND q.handled_at IS ${isHandled ? 'NOT ' : ''}NULL`;
  return sql.unsafe(
    `SELECT q.id, ${itemJson('$4')} AS item FROM ${CONTACT_REQUEST_TABLES}
     WHERE q.context_id = $1 ${isOfState}
       AND ($2::uuid IS NULL OR q.renovation_id = $2) AND ($3::uuid IS NULL OR q.id < $3)
     ORDER BY q.id DESC LIMIT ${take}`,
    [contextId, renovationId, after, publicUrl],
    { prepare: true },
  );
}

/** As JSON; null when this context has no such request. What was done stays done at the moment it was. */
export async function updateContactRequest(
  sql: Executor,
  contextId: string,
  { id, isHandled, publicUrl }: { id: string; isHandled: boolean; publicUrl: string },
): Promise<string | null> {
  const [row] = await sql.unsafe<{ item: string }[]>(
    `WITH changed AS (
       UPDATE contact_requests SET handled_at = CASE WHEN $3 THEN coalesce(handled_at, now()) END
       WHERE context_id = $1 AND id = $2 RETURNING *
     )
     SELECT ${itemJson('$4')} AS item FROM ${CONTACT_REQUEST_TABLES.replace('contact_requests q', 'changed q')}`,
    [contextId, id, isHandled, publicUrl],
  );
  return row?.item ?? null;
}

/**
 * People whom a context's data name: users of the client's own system, members, and the contacts that the planner page
 * shows to buyers.
 */
import type { Role } from '../../caller.ts';
import type { Executor } from '../../infra/database/sql.ts';

export interface FoundUser {
  id: string;
  externalId: string;
  estates: number;
  renovations: number;
}

export interface FoundMember {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  /** They are a member elsewhere, or an operator: their account stays. Not shown for a person who has not accepted. */
  hasAccountElsewhere: boolean;
}

export interface FoundContact {
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** The part of a text in which a word is looked for; nothing in it is a pattern. */
const holds = (sql: Executor, column: string, word: string) =>
  sql`strpos(lower(${sql(column)}), lower(${word})) > 0`;

export function findUsers(
  sql: Executor,
  contextId: string,
  word: string,
  limit: number,
): Promise<FoundUser[]> {
  return sql<FoundUser[]>`
    SELECT u.id, u.external_id AS "externalId",
      (SELECT count(*) FROM estates e WHERE e.context_id = u.context_id AND e.managing_user_id = u.id) AS estates,
      (SELECT count(*) FROM renovations r WHERE r.context_id = u.context_id AND r.managing_user_id = u.id) AS renovations
    FROM (
      SELECT * FROM users WHERE context_id = ${contextId} AND ${holds(sql, 'external_id', word)}
      ORDER BY external_id LIMIT ${limit}
    ) AS u ORDER BY u.external_id`;
}

export function findMembers(
  sql: Executor,
  contextId: string,
  word: string,
  limit: number,
): Promise<FoundMember[]> {
  return sql<FoundMember[]>`
    SELECT id, email, name, role, "hasAccountElsewhere" FROM (
      SELECT m.id, m.email, CASE WHEN s.accepted_at IS NULL THEN s.invited_name ELSE m.name END AS name, s.role,
        s.accepted_at IS NOT NULL AND (m.is_operator OR EXISTS (
          SELECT 1 FROM memberships o WHERE o.member_id = m.id AND o.context_id <> s.context_id
        )) AS "hasAccountElsewhere"
      FROM memberships s JOIN members m ON m.id = s.member_id WHERE s.context_id = ${contextId}
    ) AS known
    WHERE ${holds(sql, 'email', word)} OR ${holds(sql, 'name', word)}
    ORDER BY email LIMIT ${limit}`;
}

/** Null when none of it holds the word. Digits of a number are found however they are grouped. */
export async function findContact(
  sql: Executor,
  contextId: string,
  word: string,
): Promise<FoundContact | null> {
  const digits = word.replaceAll(/\D/g, '').replace(/^0+/, '');
  const [row] = await sql<FoundContact[]>`
    SELECT contact_name AS name, contact_phone AS phone, contact_email AS email FROM contexts
    WHERE id = ${contextId} AND (${holds(sql, 'contact_name', word)} OR ${holds(sql, 'contact_email', word)}
      OR (${digits.length >= 6} AND strpos(regexp_replace(contact_phone, '[^0-9]', '', 'g'), ${digits}) > 0))`;
  return row ?? null;
}

/** Locked, so that nothing new can refer to them; null when this context has no such user. */
export async function lockUser(tx: Executor, contextId: string, userId: string): Promise<string | null> {
  const [row] = await tx<{ externalId: string }[]>`
    SELECT external_id AS "externalId" FROM users WHERE context_id = ${contextId} AND id = ${userId} FOR UPDATE`;
  return row?.externalId ?? null;
}

export interface ForgottenUser {
  estates: number;
  renovations: number;
  /** Responses stored for repeated requests, and events that were sent or wait. */
  copies: number;
}

/** Everything that a user leaves in the database, in one place: what they manage stays, without them. */
export async function forgetUser(
  tx: Executor,
  contextId: string,
  userId: string,
  externalId: string,
): Promise<ForgottenUser> {
  const estates = await tx`
    UPDATE estates SET managing_user_id = NULL, updated_at = now()
    WHERE context_id = ${contextId} AND managing_user_id = ${userId}`;
  const renovations = await tx`
    UPDATE renovations SET managing_user_id = NULL WHERE context_id = ${contextId} AND managing_user_id = ${userId}`;
  await tx`
    UPDATE estate_import_rows SET before = jsonb_set(before, '{managing_user_id}', 'null')
    WHERE context_id = ${contextId} AND before ->> 'managing_user_id' = ${userId}`;
  await tx`DELETE FROM user_renovation_counts WHERE context_id = ${contextId} AND user_id = ${userId}`;
  // As JSON has it in a body: a name alone would also be found inside of other words.
  const mentions = [`"${userId}"`, `external_id":${JSON.stringify(externalId)}`];
  const isMentioned = (column: string) =>
    tx`EXISTS (SELECT 1 FROM unnest(${mentions}::text[]) AS mention WHERE strpos(${tx.unsafe(column)}, mention) > 0)`;
  const answers = await tx`
    DELETE FROM idempotency_keys WHERE context_id = ${contextId} AND ${isMentioned('body')}`;
  const sent = await tx`
    DELETE FROM webhook_deliveries WHERE context_id = ${contextId} AND ${isMentioned('body')}`;
  const [queued] = await tx<[{ entries: number }]>`
    SELECT count(*) AS entries FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker._private_jobs
      WHERE payload ->> 'contextId' = ${contextId} AND ${isMentioned("payload ->> 'body'")}
    ))`;
  await tx`DELETE FROM users WHERE context_id = ${contextId} AND id = ${userId}`;
  return {
    estates: estates.count,
    renovations: renovations.count,
    copies: answers.count + sent.count + queued.entries,
  };
}

import type { Role } from '../../caller.ts';
import { limitClause } from '../../infra/database/limit-clause.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { FoundSession, OwnSession, SessionLimits, SignInPlace } from './sessions.ts';

/** By the settings of now: a shorter life holds for the sessions that are there, too. */
const isLive = (sql: Executor, { idleHours, days }: SessionLimits) => sql`
  s.created_at > now() - make_interval(days => ${days}) AND s.last_used_at > now() - make_interval(hours => ${idleHours})
  AND (NOT s.second_factor_due OR s.created_at > now() - interval '10 minutes')`;

/**
 * The session, its member and what they are in the context, in one round trip for every request. Its use is written
 * down at most once a minute. Besides those of tokens and links, the only query that begins without a context: a cookie
 * names none.
 */
export async function findSession(
  sql: Executor,
  tokenHash: Buffer,
  limits: SessionLimits,
  contextId: string | null,
): Promise<FoundSession | null> {
  const [row] = await sql<FoundSession[]>`
    WITH found AS (
      SELECT s.id, s.member_id, s.last_used_at, s.second_factor_due, m.is_operator
      FROM sessions s JOIN members m ON m.id = s.member_id AND m.disabled_at IS NULL
      WHERE s.token_hash = ${tokenHash} AND ${isLive(sql, limits)}
    ), used AS (
      UPDATE sessions SET last_used_at = now() FROM found
      WHERE sessions.id = found.id AND found.last_used_at < now() - interval '1 minute'
    )
    SELECT f.id AS "sessionId", f.member_id AS "memberId", f.is_operator AS "isOperator",
      f.second_factor_due AS "isSecondFactorDue",
      coalesce((SELECT json_agg(chosen) FROM (
        SELECT context_id AS id, role FROM memberships
        WHERE NOT f.is_operator AND member_id = f.member_id AND accepted_at IS NOT NULL AND disabled_at IS NULL
          AND (${contextId}::uuid IS NULL OR context_id = ${contextId})
        UNION ALL
        SELECT id, 'operator' FROM contexts WHERE f.is_operator AND (${contextId}::uuid IS NULL OR id = ${contextId})
        LIMIT 2
      ) AS chosen), '[]') AS contexts
    FROM found f`;
  return row ?? null;
}

/**
 * The roles of these sessions' members in these contexts, in one query; nothing for a session that has ended, or
 * without a role there. Repeated while a stream is open, which does not count as using the session: it expires as
 * usual.
 */
export function findRoles(
  sql: Executor,
  limits: SessionLimits,
  wanted: readonly { tokenHash: Buffer; contextId: string }[],
): Promise<{ place: number; role: Role | 'operator' }[]> {
  return sql<{ place: number; role: Role | 'operator' }[]>`
    SELECT wanted.place, CASE WHEN m.is_operator THEN 'operator' ELSE ms.role END AS role
    FROM unnest(${wanted.map(({ tokenHash }) => tokenHash.toString('hex'))}::text[], ${wanted.map(({ contextId }) => contextId)}::uuid[])
      WITH ORDINALITY AS wanted (token_hash, context_id, place)
    JOIN sessions s ON s.token_hash = decode(wanted.token_hash, 'hex') AND NOT s.second_factor_due AND ${isLive(sql, limits)}
    JOIN members m ON m.id = s.member_id AND m.disabled_at IS NULL
    LEFT JOIN memberships ms ON ms.context_id = wanted.context_id AND ms.member_id = m.id
      AND ms.accepted_at IS NOT NULL AND ms.disabled_at IS NULL
    WHERE m.is_operator OR ms.role IS NOT NULL`;
}

/** True when the second factor is due: the member has passkeys, and has given a password alone. */
export async function insertSession(
  sql: Executor,
  memberId: string,
  tokenHash: Buffer,
  { network, device }: SignInPlace,
  isPasswordEnough: boolean,
): Promise<boolean> {
  const [row] = await sql<[{ isDue: boolean }]>`
    INSERT INTO sessions (member_id, token_hash, network, device, second_factor_due)
    VALUES (${memberId}, ${tokenHash}, ${network}, ${device},
      NOT ${isPasswordEnough}::boolean AND EXISTS (SELECT 1 FROM passkeys WHERE member_id = ${memberId}))
    RETURNING second_factor_due AS "isDue"`;
  return row.isDue;
}

/** Whether the session is still there, with the member's credentials locked. */
export async function lockSession(tx: Executor, memberId: string, sessionId: string): Promise<boolean> {
  await tx`SELECT 1 FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
  const rows = await tx`SELECT 1 FROM sessions WHERE member_id = ${memberId} AND id = ${sessionId}`;
  return rows.length > 0;
}

/** All but the newest of a member's. */
export async function deleteOldestSessions(sql: Executor, memberId: string, keep: number): Promise<void> {
  await sql`
    DELETE FROM sessions WHERE member_id = ${memberId} AND id NOT IN (
      SELECT id FROM sessions WHERE member_id = ${memberId} ORDER BY last_used_at DESC, id DESC LIMIT ${keep}
    )`;
}

export function listSessions(sql: Executor, memberId: string, limits: SessionLimits): Promise<OwnSession[]> {
  return sql<OwnSession[]>`
    SELECT s.id, s.network, s.device, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt"
    FROM sessions s WHERE s.member_id = ${memberId} AND ${isLive(sql, limits)}
    ORDER BY s.last_used_at DESC, s.id DESC`;
}

export async function deleteSessionByToken(sql: Executor, tokenHash: Buffer): Promise<void> {
  await sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`;
}

/** False when the member has no such session. */
export async function deleteSession(sql: Executor, memberId: string, sessionId: string): Promise<boolean> {
  const { count } = await sql`DELETE FROM sessions WHERE member_id = ${memberId} AND id = ${sessionId}`;
  return count > 0;
}

/** All of a member's, or all but one. */
export async function deleteSessions(
  sql: Executor,
  memberId: string,
  except: string | null = null,
): Promise<void> {
  await sql`
    DELETE FROM sessions WHERE member_id = ${memberId} AND (${except}::uuid IS NULL OR id <> ${except})`;
}

export async function countEndedSessions(sql: Executor, limits: SessionLimits): Promise<number> {
  const [row] = await sql<[{ sessions: number }]>`
    SELECT count(*) AS sessions FROM sessions s WHERE NOT (${isLive(sql, limits)})`;
  return row.sessions;
}

export async function deleteEndedSessions(
  sql: Executor,
  limits: SessionLimits,
  limit: number,
): Promise<number> {
  const { count } = await sql`
    DELETE FROM sessions WHERE id = ANY (ARRAY(
      SELECT s.id FROM sessions s WHERE NOT (${isLive(sql, limits)})
      ORDER BY s.last_used_at ${limitClause(sql, limit)} FOR UPDATE SKIP LOCKED
    ))`;
  return count;
}

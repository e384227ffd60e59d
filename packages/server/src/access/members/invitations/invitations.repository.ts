/** One-time links. The holder of one names no context and no account: the hash finds both. */
import type { Executor } from '../../../infra/database/sql.ts';
import type { Invitation } from '../members.ts';

/**
 * Where a link leads; null when it was used, replaced or has expired. The holder of a link to a context learns no name
 * of an account that exists already; and its password alone is no proof where the member has passkeys.
 */
export async function findInvitation(sql: Executor, hash: Buffer): Promise<Invitation | null> {
  const [row] = await sql<Invitation[]>`
    SELECT m.id AS "memberId", s.context_id AS "contextId", c.name AS "contextName", s.role, m.email,
      s.invited_name AS name, m.password_hash IS NOT NULL OR m.is_operator OR k.has_passkeys OR EXISTS (
        SELECT 1 FROM member_identities WHERE member_id = m.id
      ) OR EXISTS (
        SELECT 1 FROM memberships o WHERE o.member_id = m.id AND o.accepted_at IS NOT NULL
      ) AS "hasAccount", CASE WHEN NOT k.has_passkeys THEN m.password_hash END AS "passwordHash",
      s.invitation_expires_at AS "expiresAt"
    FROM memberships s JOIN members m ON m.id = s.member_id JOIN contexts c ON c.id = s.context_id
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM passkeys WHERE member_id = m.id) AS has_passkeys) AS k
    WHERE s.invitation_hash = ${hash} AND s.invitation_expires_at > now() AND s.disabled_at IS NULL
      AND m.disabled_at IS NULL
    UNION ALL
    SELECT id, NULL, NULL, CASE WHEN is_operator THEN 'operator' END, email, name, false, NULL, link_expires_at
    FROM members WHERE link_hash = ${hash} AND link_purpose = 'join' AND link_expires_at > now() AND disabled_at IS NULL`;
  return row ?? null;
}

/** Uses up an invitation, once. False when another request was faster. */
export async function acceptInvitation(tx: Executor, contextId: string, hash: Buffer): Promise<boolean> {
  const { count } = await tx`
    UPDATE memberships SET accepted_at = now(), invitation_hash = NULL, invitation_expires_at = NULL, invited_name = NULL
    WHERE context_id = ${contextId} AND invitation_hash = ${hash} AND invitation_expires_at > now()
      AND disabled_at IS NULL`;
  return count > 0;
}

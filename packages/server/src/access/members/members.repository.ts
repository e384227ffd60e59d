import type { Role } from '../../caller.ts';
import type { Executor } from '../../infra/database/sql.ts';
import type { Member } from './members.ts';

/**
 * All that were invited, in the order of their addresses; or one of them. Of a person who has not accepted, only what
 * the inviting member entered: an invitation must not show who has an account elsewhere.
 */
export function listMembers(
  sql: Executor,
  contextId: string,
  memberId: string | null = null,
): Promise<Member[]> {
  return sql<Member[]>`
    SELECT m.id, m.email, CASE WHEN s.accepted_at IS NULL THEN s.invited_name ELSE m.name END AS name, s.role,
      s.created_at AS "createdAt",
      CASE WHEN s.disabled_at IS NOT NULL THEN 'disabled' WHEN s.accepted_at IS NULL THEN 'invited'
        WHEN m.disabled_at IS NOT NULL THEN 'disabled' ELSE 'active' END AS status,
      CASE WHEN s.accepted_at IS NOT NULL THEN (SELECT max(last_used_at) FROM sessions WHERE member_id = m.id) END
        AS "lastUsedAt",
      s.invitation_expires_at AS "invitationExpiresAt"
    FROM memberships s JOIN members m ON m.id = s.member_id
    WHERE s.context_id = ${contextId} AND (${memberId}::uuid IS NULL OR s.member_id = ${memberId})
    ORDER BY m.email LIMIT 1000`;
}

/** False when the person is a member already, or was invited. */
export async function insertMembership(
  tx: Executor,
  contextId: string,
  membership: { memberId: string; role: Role; name: string | null; invitationHash: Buffer; hours: number },
): Promise<boolean> {
  const { memberId, role, name, invitationHash, hours } = membership;
  const { count } = await tx`
    INSERT INTO memberships (context_id, member_id, role, invited_name, invitation_hash, invitation_expires_at)
    VALUES (${contextId}, ${memberId}, ${role}, ${name}, ${invitationHash}, now() + make_interval(hours => ${hours}))
    ON CONFLICT (context_id, member_id) DO NOTHING`;
  return count > 0;
}

/**
 * A membership that holds at once, also in the place of an invitation that was not accepted: only for an account that
 * opens by an operator's link alone. False when they are a member already.
 */
export async function putAcceptedMembership(
  tx: Executor,
  contextId: string,
  memberId: string,
  role: Role,
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO memberships (context_id, member_id, role, accepted_at)
    VALUES (${contextId}, ${memberId}, ${role}, now())
    ON CONFLICT (context_id, member_id) DO UPDATE SET accepted_at = now(), role = excluded.role, invited_name = NULL,
      invitation_hash = NULL, invitation_expires_at = NULL
    WHERE memberships.accepted_at IS NULL`;
  return count > 0;
}

export interface LockedMembership {
  role: Role;
  isAccepted: boolean;
  isDisabled: boolean;
}

export async function lockMembership(
  tx: Executor,
  contextId: string,
  memberId: string,
): Promise<LockedMembership | null> {
  const [row] = await tx<LockedMembership[]>`
    SELECT role, accepted_at IS NOT NULL AS "isAccepted", disabled_at IS NOT NULL AS "isDisabled"
    FROM memberships WHERE context_id = ${contextId} AND member_id = ${memberId} FOR UPDATE`;
  return row ?? null;
}

/**
 * Those who own the context now, locked in one order: of two owners who remove each other, the second one finds only
 * themselves left.
 */
export async function lockOwners(tx: Executor, contextId: string): Promise<string[]> {
  const rows = await tx<{ memberId: string }[]>`
    SELECT s.member_id AS "memberId" FROM memberships s
    WHERE s.context_id = ${contextId} AND s.role = 'owner' AND s.accepted_at IS NOT NULL AND s.disabled_at IS NULL
      AND EXISTS (SELECT 1 FROM members m WHERE m.id = s.member_id AND m.disabled_at IS NULL)
    ORDER BY s.member_id FOR UPDATE OF s`;
  return rows.map(({ memberId }) => memberId);
}

/** A role that somebody chose by hand is no longer that of the member's groups. */
export async function updateMembership(
  tx: Executor,
  contextId: string,
  memberId: string,
  { role, isDisabled }: { role: Role; isDisabled: boolean },
): Promise<void> {
  await tx`
    UPDATE memberships SET role = ${role}, from_groups = from_groups AND role = ${role},
      disabled_at = CASE WHEN ${isDisabled} THEN coalesce(disabled_at, now()) END
    WHERE context_id = ${contextId} AND member_id = ${memberId}`;
}

export async function renewInvitation(
  tx: Executor,
  contextId: string,
  memberId: string,
  invitationHash: Buffer,
  hours: number,
): Promise<void> {
  await tx`
    UPDATE memberships SET invitation_hash = ${invitationHash},
      invitation_expires_at = now() + make_interval(hours => ${hours})
    WHERE context_id = ${contextId} AND member_id = ${memberId} AND accepted_at IS NULL`;
}

export async function deleteMembership(tx: Executor, contextId: string, memberId: string): Promise<void> {
  await tx`DELETE FROM memberships WHERE context_id = ${contextId} AND member_id = ${memberId}`;
}

/** Whether the person may do anything outside of this context. */
export async function hasRightsElsewhere(
  tx: Executor,
  contextId: string,
  memberId: string,
): Promise<boolean> {
  const rows = await tx`
    SELECT 1 FROM memberships WHERE member_id = ${memberId} AND context_id <> ${contextId} AND accepted_at IS NOT NULL
    UNION ALL SELECT 1 FROM members WHERE id = ${memberId} AND is_operator LIMIT 1`;
  return rows.length > 0;
}

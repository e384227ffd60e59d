/** What a member is by the groups that they have at a provider, in all contexts at once. */
import type { Role } from '../../caller.ts';
import type { Executor } from '../../infra/database/sql.ts';

interface HeldRole {
  contextId: string;
  role: Role;
  isFromGroups: boolean;
  isAccepted: boolean;
  isDisabled: boolean;
}

export function lockRoles(tx: Executor, memberId: string): Promise<HeldRole[]> {
  return tx<HeldRole[]>`
    SELECT context_id AS "contextId", role, from_groups AS "isFromGroups", accepted_at IS NOT NULL AS "isAccepted",
      disabled_at IS NOT NULL AS "isDisabled"
    FROM memberships WHERE member_id = ${memberId} ORDER BY context_id FOR UPDATE`;
}

export function findContexts(
  tx: Executor,
  slugs: readonly string[],
): Promise<{ id: string; slug: string }[]> {
  return tx<{ id: string; slug: string }[]>`
    SELECT id, slug FROM contexts WHERE slug = ANY (${[...slugs]}::text[]) ORDER BY id`;
}

/** Also replaces an invitation that was not accepted. */
export async function putRoleFromGroups(
  tx: Executor,
  contextId: string,
  memberId: string,
  role: Role,
): Promise<void> {
  await tx`
    INSERT INTO memberships (context_id, member_id, role, accepted_at, from_groups)
    VALUES (${contextId}, ${memberId}, ${role}, now(), true)
    ON CONFLICT (context_id, member_id) DO UPDATE SET role = excluded.role, from_groups = true,
      accepted_at = coalesce(memberships.accepted_at, now()), invitation_hash = NULL, invitation_expires_at = NULL,
      invited_name = NULL`;
}

/** Gives or takes what groups make of a member; an operator by hand stays one. True when that has changed anything. */
export async function setOperatorFromGroups(
  tx: Executor,
  memberId: string,
  isOperator: boolean,
): Promise<boolean> {
  const { count } = await tx`
    UPDATE members SET is_operator = ${isOperator}, operator_from_groups = ${isOperator}
    WHERE id = ${memberId} AND is_operator <> ${isOperator} AND (operator_from_groups OR ${isOperator})`;
  return count > 0;
}

/** Whether the member may do anything anywhere. */
export async function hasRights(tx: Executor, memberId: string): Promise<boolean> {
  const rows = await tx`
    SELECT 1 FROM members m WHERE m.id = ${memberId} AND (m.is_operator OR EXISTS (
      SELECT 1 FROM memberships s WHERE s.member_id = m.id AND s.accepted_at IS NOT NULL AND s.disabled_at IS NULL))`;
  return rows.length > 0;
}

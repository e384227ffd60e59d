/** What a member signs in with. Credentials belong to no context, so these statements name none. */
import type { Executor } from '../../infra/database/sql.ts';
import type { Identity } from './identities.repository.ts';

/**
 * Removes the password, the passkeys with their recovery codes, the connected accounts but `kept`, the link and the
 * sessions; true when the member had anything to sign in with. Sessions come last, under the lock of the account: a
 * sign-in that goes on at the same moment has either started its session by then, or finds that what it was given is
 * gone.
 */
export async function removeCredentials(
  tx: Executor,
  memberId: string,
  { areOwn, kept }: { areOwn: boolean; kept?: Identity },
): Promise<boolean> {
  const [account] = await tx<{ hadPassword: boolean }[]>`
    WITH before AS (SELECT id, password_hash FROM members WHERE id = ${memberId} FOR NO KEY UPDATE)
    UPDATE members m SET password_hash = NULL, link_hash = NULL, link_purpose = NULL, link_expires_at = NULL,
      credentials_are_own = ${areOwn}
    FROM before WHERE m.id = before.id RETURNING before.password_hash IS NOT NULL AS "hadPassword"`;
  const passkeys = await tx`DELETE FROM passkeys WHERE member_id = ${memberId}`;
  await tx`DELETE FROM recovery_codes WHERE member_id = ${memberId}`;
  const identities = await deleteIdentities(tx, memberId, kept);
  await tx`DELETE FROM sessions WHERE member_id = ${memberId}`;
  return account?.hadPassword === true || passkeys.count > 0 || identities > 0;
}

/** The accounts at a provider that were connected, or all but one of them. */
export async function deleteIdentities(tx: Executor, memberId: string, kept?: Identity): Promise<number> {
  const { count } = await tx`
    DELETE FROM member_identities WHERE member_id = ${memberId}
      AND (issuer, subject) IS DISTINCT FROM (${kept?.issuer ?? null}::text, ${kept?.subject ?? null}::text)`;
  return count;
}

/** An account that was never opened, and whose last invitation is gone, is deleted. */
export async function deleteUnopenedAccount(tx: Executor, memberId: string): Promise<void> {
  await tx`
    DELETE FROM members m WHERE m.id = ${memberId} AND NOT m.is_operator AND m.password_hash IS NULL
      AND NOT EXISTS (SELECT 1 FROM memberships WHERE member_id = m.id)
      AND NOT EXISTS (SELECT 1 FROM passkeys WHERE member_id = m.id)
      AND NOT EXISTS (SELECT 1 FROM member_identities WHERE member_id = m.id)`;
}

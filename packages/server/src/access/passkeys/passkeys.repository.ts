/** Passkeys and recovery codes belong to a member, and members to no context. */
import type { Executor } from '../../infra/database/sql.ts';
import type { KnownPasskey, Passkey } from './passkeys.ts';

export function listPasskeys(
  sql: Executor,
  memberId: string,
): Promise<(Passkey & { credentialId: string })[]> {
  return sql<(Passkey & { credentialId: string })[]>`
    SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt", credential_id AS "credentialId"
    FROM passkeys WHERE member_id = ${memberId} ORDER BY id`;
}

/** Of a member who may sign in. */
export async function findPasskey(sql: Executor, credentialId: string): Promise<KnownPasskey | null> {
  const [row] = await sql<KnownPasskey[]>`
    SELECT p.id, p.member_id AS "memberId", p.credential_id AS "credentialId", p.public_key AS "publicKey", p.counter
    FROM passkeys p JOIN members m ON m.id = p.member_id AND m.disabled_at IS NULL
    WHERE p.credential_id = ${credentialId}`;
  return row ?? null;
}

/** Null when this credential is known already. */
export async function insertPasskey(
  sql: Executor,
  memberId: string,
  key: { credentialId: string; publicKey: Uint8Array; counter: number; name: string },
): Promise<Passkey | null> {
  const [row] = await sql<Passkey[]>`
    INSERT INTO passkeys (member_id, credential_id, public_key, counter, name)
    VALUES (${memberId}, ${key.credentialId}, ${Buffer.from(key.publicKey)}, ${key.counter}, ${key.name})
    ON CONFLICT (credential_id) DO NOTHING
    RETURNING id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
  return row ?? null;
}

/**
 * False when the passkey was removed, or its counter has come as far in the meantime: of a device and its copy that
 * sign at once, one is let in. A device that does not count says 0 each time.
 */
export async function updateCounter(sql: Executor, passkeyId: string, counter: number): Promise<boolean> {
  const { count } = await sql`
    UPDATE passkeys SET counter = ${counter}, last_used_at = now()
    WHERE id = ${passkeyId} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))`;
  return count > 0;
}

export async function deletePasskey(sql: Executor, memberId: string, passkeyId: string): Promise<boolean> {
  const { count } = await sql`DELETE FROM passkeys WHERE member_id = ${memberId} AND id = ${passkeyId}`;
  return count > 0;
}

/** Also removes some that were not answered in time, so that they never become many. */
export async function insertChallenge(
  sql: Executor,
  challengeHash: Buffer,
  memberId: string | null,
  minutes: number,
): Promise<void> {
  await sql`
    WITH expired AS (
      DELETE FROM passkey_challenges WHERE challenge_hash = ANY (ARRAY(
        SELECT challenge_hash FROM passkey_challenges WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED
      ))
    )
    INSERT INTO passkey_challenges (challenge_hash, member_id, expires_at)
    VALUES (${challengeHash}, ${memberId}, now() + make_interval(mins => ${minutes}))`;
}

/** Uses up a challenge, once. False when there is none, it has expired, or it was for another member. */
export async function useChallenge(
  sql: Executor,
  challengeHash: Buffer,
  memberId: string | null,
): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM passkey_challenges
    WHERE challenge_hash = ${challengeHash} AND expires_at > now() AND member_id IS NOT DISTINCT FROM ${memberId}`;
  return count > 0;
}

export async function replaceRecoveryCodes(
  tx: Executor,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx`DELETE FROM recovery_codes WHERE member_id = ${memberId}`;
  for (const hash of hashes)
    await tx`INSERT INTO recovery_codes (member_id, code_hash) VALUES (${memberId}, ${hash})`;
}

export async function countRecoveryCodes(sql: Executor, memberId: string): Promise<number> {
  const [row] = await sql<[{ codes: number }]>`
    SELECT count(*)::int AS codes FROM recovery_codes WHERE member_id = ${memberId}`;
  return row.codes;
}

export async function useRecoveryCode(tx: Executor, memberId: string, hash: Buffer): Promise<boolean> {
  const { count } = await tx`
    DELETE FROM recovery_codes WHERE member_id = ${memberId} AND code_hash = ${hash}`;
  return count > 0;
}

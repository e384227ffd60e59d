/** Members as an OpenID provider knows them. An identity belongs to no context, so these statements name none. */
import type { Executor } from '../infra/database/sql.ts';

export interface Identity {
  issuer: string;
  subject: string;
}

export interface IdentifiedAccount {
  memberId: string;
  isDisabled: boolean;
}

/** Locked until the transaction ends: of two sign-ins at once the second finds what the first has made. */
export async function findAccountByIdentity(
  tx: Executor,
  { issuer, subject }: Identity,
): Promise<IdentifiedAccount | null> {
  const [row] = await tx<IdentifiedAccount[]>`
    SELECT m.id AS "memberId", m.disabled_at IS NOT NULL AS "isDisabled"
    FROM member_identities i JOIN members m ON m.id = i.member_id
    WHERE i.issuer = ${issuer} AND i.subject = ${subject} FOR NO KEY UPDATE OF m`;
  return row ?? null;
}

/** Whoever has this address, disabled or not. */
export async function lockAccountByEmail(tx: Executor, email: string): Promise<IdentifiedAccount | null> {
  const [row] = await tx<IdentifiedAccount[]>`
    SELECT id AS "memberId", disabled_at IS NOT NULL AS "isDisabled" FROM members WHERE email = ${email}
    FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Null when the address was taken in the meantime. */
export async function insertAccount(
  tx: Executor,
  email: string,
  name: string | null,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO members (email, name) VALUES (${email}, ${name}) ON CONFLICT (email) DO NOTHING RETURNING id`;
  return row?.id ?? null;
}

/** False when the member is known to this issuer as somebody else, or somebody else is known to it as this. */
export async function insertIdentity(
  tx: Executor,
  memberId: string,
  { issuer, subject }: Identity,
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO member_identities (issuer, subject, member_id) VALUES (${issuer}, ${subject}, ${memberId})
    ON CONFLICT DO NOTHING`;
  return count > 0;
}

export async function updateLastUse(tx: Executor, { issuer, subject }: Identity): Promise<void> {
  await tx`
    UPDATE member_identities SET last_used_at = now() WHERE issuer = ${issuer} AND subject = ${subject}`;
}

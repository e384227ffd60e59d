/** Members as an OpenID provider knows them. An identity belongs to no context, so these statements name none. */
import type { Executor } from '../../infra/database/sql.ts';

export interface Identity {
  issuer: string;
  subject: string;
}

export interface IdentifiedAccount {
  memberId: string;
  email: string | null;
  isDisabled: boolean;
  /** The credentials cannot have been set by the person who invited them. */
  hasOwnCredentials: boolean;
}

const FOUND = `m.id AS "memberId", m.email, m.disabled_at IS NOT NULL AS "isDisabled",
  m.credentials_are_own AS "hasOwnCredentials"`;

/** Locked until the transaction ends: of two sign-ins at once the second finds what the first has made. */
export async function findAccountByIdentity(
  tx: Executor,
  { issuer, subject }: Identity,
): Promise<IdentifiedAccount | null> {
  const [row] = await tx<IdentifiedAccount[]>`
    SELECT ${tx.unsafe(FOUND)} FROM member_identities i JOIN members m ON m.id = i.member_id
    WHERE i.issuer = ${issuer} AND i.subject = ${subject} FOR NO KEY UPDATE OF m`;
  return row ?? null;
}

/** The account with this address, disabled or not. */
export async function lockAccountByEmail(tx: Executor, email: string): Promise<IdentifiedAccount | null> {
  const [row] = await tx<IdentifiedAccount[]>`
    SELECT ${tx.unsafe(FOUND)} FROM members m WHERE m.email = ${email} FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Whether the provider has named this member by a subject and the address of their account. */
export async function hasProvenIdentity(tx: Executor, memberId: string, issuer: string): Promise<boolean> {
  const rows = await tx`
    SELECT 1 FROM member_identities WHERE member_id = ${memberId} AND issuer = ${issuer} AND is_proven`;
  return rows.length > 0;
}

/** Of a person whom the provider has named. Null when the address was taken in the meantime. */
export async function insertAccount(
  tx: Executor,
  email: string,
  name: string | null,
): Promise<IdentifiedAccount | null> {
  const [row] = await tx<IdentifiedAccount[]>`
    INSERT INTO members AS m (email, name, credentials_are_own) VALUES (${email}, ${name}, true)
    ON CONFLICT (email) DO NOTHING RETURNING ${tx.unsafe(FOUND)}`;
  return row ?? null;
}

/** False when the member is known to this issuer as somebody else, or somebody else is known to it as this. */
export async function insertIdentity(
  tx: Executor,
  memberId: string,
  { issuer, subject }: Identity,
  isProven: boolean,
): Promise<boolean> {
  const { count } = await tx`
    INSERT INTO member_identities (issuer, subject, member_id, is_proven)
    VALUES (${issuer}, ${subject}, ${memberId}, ${isProven})
    ON CONFLICT DO NOTHING`;
  return count > 0;
}

export async function updateLastUse(tx: Executor, { issuer, subject }: Identity): Promise<void> {
  await tx`
    UPDATE member_identities SET last_used_at = now() WHERE issuer = ${issuer} AND subject = ${subject}`;
}

/** The provider's name counts where none was chosen, and where it may have been chosen by another person. */
export async function setName(tx: Executor, memberId: string, name: string): Promise<void> {
  await tx`UPDATE members SET name = ${name} WHERE id = ${memberId}`;
}

/** Members as those who sign in. An account belongs to no context, so these statements name none. */
import type { Executor } from '../../infra/database/sql.ts';
import type { Account } from './members.ts';

const ACCOUNT = `id, email, name, is_operator AS "isOperator", password_hash AS "passwordHash",
  disabled_at IS NOT NULL AS "isDisabled"`;

export type LinkPurpose = 'join' | 'start';

export async function findAccount(sql: Executor, memberId: string): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    SELECT ${sql.unsafe(ACCOUNT)} FROM members WHERE id = ${memberId} AND disabled_at IS NULL`;
  return row ?? null;
}

export async function findAccountByEmail(sql: Executor, email: string): Promise<Account | null> {
  const [row] = await sql<Account[]>`
    SELECT ${sql.unsafe(ACCOUNT)} FROM members WHERE email = ${email} AND disabled_at IS NULL`;
  return row ?? null;
}

/**
 * Null for a disabled account. Every transaction that adds or removes a credential or a right locks the account first,
 * so that they take turns.
 */
export async function lockAccount(tx: Executor, memberId: string): Promise<Account | null> {
  const [row] = await tx<Account[]>`
    SELECT ${tx.unsafe(ACCOUNT)} FROM members WHERE id = ${memberId} AND disabled_at IS NULL FOR NO KEY UPDATE`;
  return row ?? null;
}

/** The account of an address, created when there is none; locked until the transaction ends. */
export async function findOrInsertAccount(
  tx: Executor,
  email: string,
  name: string | null = null,
): Promise<Account> {
  await tx`INSERT INTO members (email, name) VALUES (${email}, ${name}) ON CONFLICT (email) DO NOTHING`;
  const [row] = await tx<[Account]>`
    SELECT ${tx.unsafe(ACCOUNT)} FROM members WHERE email = ${email} FOR NO KEY UPDATE`;
  return row;
}

interface NewPassword {
  passwordHash: string;
  name?: string | null;
  email?: string | null;
  /** Whether the link by which it was chosen was seen by its person alone; left out, that stays as it is. */
  isOwn?: boolean;
}

export async function setPassword(sql: Executor, memberId: string, password: NewPassword): Promise<void> {
  const { passwordHash, name, email, isOwn } = password;
  await sql`
    UPDATE members SET password_hash = ${passwordHash}, name = coalesce(${name ?? null}, name),
      email = coalesce(${email ?? null}, email),
      credentials_are_own = coalesce(${isOwn ?? null}, credentials_are_own)
    WHERE id = ${memberId}`;
}

interface NewLink {
  hash: Buffer;
  purpose: LinkPurpose;
  hours: number;
  /** Made by the operator's command or by a start; false for one that an owner sees. */
  isByOperator: boolean;
}

/** Replaces the link that the account may have: only the last one leads anywhere. */
export async function setLink(sql: Executor, memberId: string, link: NewLink): Promise<void> {
  await sql`
    UPDATE members SET link_hash = ${link.hash}, link_purpose = ${link.purpose},
      link_expires_at = now() + make_interval(hours => ${link.hours}), link_by_operator = ${link.isByOperator}
    WHERE id = ${memberId}`;
}

export async function clearLink(sql: Executor, memberId: string): Promise<void> {
  await sql`
    UPDATE members SET link_hash = NULL, link_purpose = NULL, link_expires_at = NULL WHERE id = ${memberId}`;
}

/** Uses up a link, once: its member and who made it, or null when it leads nowhere. */
export async function useLink(
  tx: Executor,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<{ memberId: string; isByOperator: boolean } | null> {
  const [row] = await tx<{ memberId: string; isByOperator: boolean }[]>`
    UPDATE members SET link_hash = NULL, link_purpose = NULL, link_expires_at = NULL
    WHERE link_hash = ${hash} AND link_purpose = ${purpose} AND link_expires_at > now() AND disabled_at IS NULL
    RETURNING id AS "memberId", link_by_operator AS "isByOperator"`;
  return row ?? null;
}

export async function setDisabled(sql: Executor, email: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    UPDATE members SET disabled_at = coalesce(disabled_at, now()), link_hash = NULL, link_purpose = NULL,
      link_expires_at = NULL
    WHERE email = ${email} RETURNING id`;
  return row?.id ?? null;
}

export async function setEnabled(sql: Executor, memberId: string): Promise<void> {
  await sql`UPDATE members SET disabled_at = NULL WHERE id = ${memberId}`;
}

export async function setOperator(sql: Executor, memberId: string): Promise<void> {
  await sql`UPDATE members SET is_operator = true, operator_from_groups = false WHERE id = ${memberId}`;
}

/** Whether somebody can sign in as operator. */
export async function hasOperator(sql: Executor): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM members WHERE is_operator AND email IS NOT NULL LIMIT 1`;
  return rows.length > 0;
}

/** The operator that is still without an address, made when there is none; and whether a link leads there already. */
export async function findOrInsertFirstOperator(tx: Executor): Promise<{ id: string; hasLink: boolean }> {
  const find = () => tx<{ id: string; hasLink: boolean }[]>`
    SELECT id, coalesce(link_expires_at > now(), false) AS "hasLink" FROM members WHERE is_operator AND email IS NULL
    ORDER BY id LIMIT 1`;
  const [found] = await find();
  if (found !== undefined) return found;
  const [row] = await tx<[{ id: string }]>`INSERT INTO members (is_operator) VALUES (true) RETURNING id`;
  return { id: row.id, hasLink: false };
}

/** A person who has no rights left anywhere is deleted, sessions and all. */
export async function deleteAccountWithoutRights(tx: Executor, memberId: string): Promise<boolean> {
  const { count } = await tx`
    DELETE FROM members WHERE id = ${memberId} AND NOT is_operator
      AND NOT EXISTS (SELECT 1 FROM memberships WHERE member_id = ${memberId})`;
  return count > 0;
}

export interface ListedAccount {
  email: string | null;
  name: string | null;
  isOperator: boolean;
  isDisabled: boolean;
  /** `north-agency (owner)`, and what is not so yet or no longer. */
  contexts: string[];
  lastUsedAt: Date | null;
}

/** Everybody, or the members of one context; the operator's view. */
export function listAccounts(sql: Executor, contextId: string | null): Promise<ListedAccount[]> {
  return sql<ListedAccount[]>`
    SELECT m.email, m.name, m.is_operator AS "isOperator", m.disabled_at IS NOT NULL AS "isDisabled",
      ARRAY(
        SELECT c.slug || ' (' || s.role
          || CASE WHEN s.disabled_at IS NOT NULL THEN ', disabled' WHEN s.accepted_at IS NULL THEN ', invited' ELSE '' END || ')'
        FROM memberships s JOIN contexts c ON c.id = s.context_id WHERE s.member_id = m.id ORDER BY c.slug
      ) AS contexts,
      (SELECT max(last_used_at) FROM sessions WHERE member_id = m.id) AS "lastUsedAt"
    FROM members m
    WHERE ${contextId}::uuid IS NULL
      OR EXISTS (SELECT 1 FROM memberships s WHERE s.context_id = ${contextId} AND s.member_id = m.id)
    ORDER BY m.email NULLS LAST`;
}

import { Fault } from '../../../fault.ts';
import { type Executor, type Sql, transaction } from '../../../infra/database/sql.ts';
import { recordChange } from '../../audit/audit.service.ts';
import type { Actor } from '../../audit/audit.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { endSessionsOf, startSession } from '../../sessions/sessions.service.ts';
import type { SignInPlace } from '../../sessions/sessions.ts';
import { clearLink, findAccountByEmail, lockAccount, setPassword, useLink } from '../accounts.repository.ts';
import { deleteIdentities } from '../credentials.repository.ts';
import { type Invitation, normalEmail } from '../members.ts';
import { hashPassword, isPassword } from '../sign-in/password.ts';
import { faultsOfPassword } from '../sign-in/password-policy.ts';
import type { SignedIn, SignInRules } from '../sign-in/sign-in.service.ts';
import { acceptInvitation, findInvitation } from './invitations.repository.ts';

interface Acceptance {
  token: string;
  name?: string | undefined;
  email?: string | undefined;
  password: string;
}

export async function getInvitation(sql: Executor, token: string): Promise<Invitation> {
  const invitation = await findInvitation(sql, hashToken(token));
  if (invitation === null) throw new Fault('gone');
  return invitation;
}

/**
 * Accepts a link, once, and signs in. The person who made the link has seen it, so it must not open an account in use:
 * an invitation for an address that has an account is accepted with that account's password, and gives no other right
 * than its own.
 */
export async function acceptLink(
  rules: SignInRules,
  given: Acceptance,
  place: SignInPlace,
  requestId: string,
): Promise<SignedIn> {
  const invitation = await getInvitation(rules.sql, given.token);
  const { memberId } = invitation;
  const chosen = invitation.hasAccount
    ? await confirmAccount(rules, invitation, given, place)
    : await chooseAccount(rules.sql, invitation, given);
  const actor: Actor = { kind: 'member', id: memberId, network: place.network, requestId };
  return transaction(rules.sql, async (tx) => {
    await refuseChanged(tx, invitation, given.token);
    const { isByOperator } = await accept(tx, actor, invitation, given.token);
    if (chosen !== null) {
      await setPassword(tx, memberId, { ...chosen, isOwn: isByOperator });
      // Sessions of the account's earlier user must not stay open beside the person who has chosen the password.
      await deleteIdentities(tx, memberId);
      await endSessionsOf(tx, memberId);
    }
    return { memberId, ...(await startSession(tx, memberId, place, 'password')) };
  });
}

/**
 * A person who is signed in as the invited member has proved that the account is theirs: an account may have no
 * password.
 */
export async function acceptAsMember(
  sql: Sql,
  memberId: string,
  token: string,
  { network, requestId }: SignInPlace,
): Promise<void> {
  const invitation = await getInvitation(sql, token);
  if (invitation.memberId !== memberId || invitation.contextId === null)
    throw new Fault('conflict', ['the invitation is for another account']);
  const actor: Actor = { kind: 'member', id: memberId, network, requestId: requestId ?? null };
  await transaction(sql, async (tx) => {
    await accept(tx, actor, invitation, token);
  });
}

/**
 * Hashing a password takes long enough for the account to change hands meanwhile: to an operator, or to the person who
 * accepted another invitation. What was found before it must still hold.
 */
async function refuseChanged(tx: Executor, before: Invitation, token: string): Promise<void> {
  await lockAccount(tx, before.memberId);
  const { hasAccount, passwordHash } = await getInvitation(tx, token);
  if (hasAccount !== before.hasAccount || passwordHash !== before.passwordHash)
    throw new Fault('conflict', ['the account was changed at this moment: open the link again']);
}

async function accept(
  tx: Executor,
  actor: Actor,
  invitation: Invitation,
  token: string,
): Promise<{ isByOperator: boolean }> {
  const used = await useUp(tx, invitation, hashToken(token));
  if (used === null) throw new Fault('gone');
  await recordChange(tx, actor, {
    contextId: invitation.contextId,
    operation: 'acceptInvitation',
    thing: { kind: 'member', id: invitation.memberId },
    before: null,
    after: { role: invitation.role },
  });
  return used;
}

/**
 * An account that gets rights in another context can no longer be opened by a link that an owner of the first one made.
 */
async function useUp(
  tx: Executor,
  { contextId, memberId }: Invitation,
  hash: Buffer,
): Promise<{ isByOperator: boolean } | null> {
  if (contextId === null) return useLink(tx, hash, 'join');
  await clearLink(tx, memberId);
  return (await acceptInvitation(tx, contextId, hash)) ? { isByOperator: false } : null;
}

async function confirmAccount(
  { limits }: SignInRules,
  { email, memberId, passwordHash }: Invitation,
  { password }: Acceptance,
  { network }: SignInPlace,
): Promise<null> {
  const isRight = await limits.attempt(email ?? memberId, network, () => isPassword(password, passwordHash));
  if (!isRight)
    throw new Fault('invalid', ['password must be the password of the existing account for this address']);
  return null;
}

async function chooseAccount(sql: Executor, invitation: Invitation, given: Acceptance) {
  const name = given.name?.trim() || invitation.name;
  const email = invitation.email ?? (given.email === undefined ? null : normalEmail(given.email));
  const faults = [
    ...(name === null ? ['name should not be empty'] : []),
    ...(email === null ? ['email should not be empty'] : []),
    ...faultsOfPassword('password', given.password, email ?? ''),
  ];
  if (faults.length > 0) throw new Fault('invalid', faults);
  if (invitation.email === null && email !== null && (await findAccountByEmail(sql, email)) !== null)
    throw new Fault('conflict', ['email is the address of another member']);
  return { passwordHash: await hashPassword(given.password), name, email };
}

/** Which member an OpenID provider names. */

import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { recordChange, recordSignIn } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.ts';
import { confirmSession, endSession, endSessionsOf, startSession } from '../sessions/sessions.service.ts';
import type { FoundSession, SignInPlace } from '../sessions/sessions.ts';
import { clearLink } from './accounts.repository.ts';
import { removeCredentials } from './credentials.repository.ts';
import { hasRights } from './group-roles.repository.ts';
import { applyGroupRoles, type GrantedRoles } from './group-roles.service.ts';
import * as repository from './identities.repository.ts';
import { normalEmail } from './members.ts';
import { attemptOf, type SignedIn } from './sign-in/sign-in.service.ts';

interface IdentitySignIn {
  claims: repository.Identity & { email: string | null; isEmailVerified: boolean; name: string | null };
  granted: GrantedRoles;
  /** The session of a member who connects their account at the provider. */
  connecting: Pick<FoundSession, 'memberId' | 'sessionId'> | null;
}

type FoundAccount = repository.IdentifiedAccount;

const NO_ROLE = 'none of your groups has a role on this server';
const DISABLED = 'your account is disabled';

/**
 * Signs in the person that the provider names, after their rights by group are updated. A person without any right left
 * is refused, and rights that their groups no longer give are removed all the same. A member with passkeys still gives
 * one, as after a password.
 */
export async function signInByIdentity(
  sql: Sql,
  given: IdentitySignIn,
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn> {
  const outcome = await transaction(sql, async (tx) => {
    const account = await findOrCreateAccount(tx, given, place);
    const { memberId } = account;
    if (account.isDisabled) return { memberId, refusal: DISABLED };
    await repository.updateLastUse(tx, given.claims);
    const change = await applyGroupRoles(tx, actorOf(memberId, place), memberId, given.granted);
    if (change !== 'none') {
      // What they may do has changed; and a link that an owner of one context made must not open another.
      await clearLink(tx, memberId);
      await endSessionsOf(tx, memberId);
    }
    if (change === 'gained' && !account.hasOwnCredentials)
      await removeOthers(tx, account, given.claims, place);
    if (!(await hasRights(tx, memberId))) return { memberId, refusal: NO_ROLE };
    if (before !== null) await endSession(tx, before);
    await recordSignIn(tx, attemptOf('signInByOpenid', memberId, place));
    const enough = given.connecting === null ? 'password' : 'second factor';
    return { memberId, ...(await startSession(tx, memberId, place, enough)) };
  });
  if (!('refusal' in outcome)) return outcome;
  await recordSignIn(sql, attemptOf('signInByOpenid', outcome.memberId, place, { isRefused: true }));
  throw new Fault('forbidden', [outcome.refusal]);
}

/**
 * By issuer and subject. Who comes for the first time joins or creates the account of their address only if the
 * provider has verified that address: another's address would join their account, or stand in its way later.
 */
async function findOrCreateAccount(
  tx: Executor,
  { claims, granted, connecting }: IdentitySignIn,
  place: SignInPlace,
): Promise<repository.IdentifiedAccount> {
  if (connecting !== null) await confirmSession(tx, connecting);
  const known = await repository.findAccountByIdentity(tx, claims);
  if (known !== null) {
    if (connecting !== null && connecting.memberId !== known.memberId)
      throw new Fault('conflict', ['this account at the provider belongs to another member']);
    return known;
  }
  if (connecting !== null) {
    await connect(tx, connecting.memberId, claims, place, false);
    return findConnected(tx, claims);
  }
  if (claims.email === null)
    throw new Fault('invalid', ['the provider gives no mail address: it has to send the claim "email"']);
  const email = normalEmail(claims.email);
  const account = await repository.lockAccountByEmail(tx, email);
  // A request that waited for the lock finds what the one before it created.
  const meanwhile = await repository.findAccountByIdentity(tx, claims);
  if (meanwhile !== null) return meanwhile;
  if (account === null) {
    if (!granted.isOperator && granted.contexts.size === 0) throw new Fault('forbidden', [NO_ROLE]);
    if (!claims.isEmailVerified)
      throw new Fault('conflict', [
        `the provider has not verified ${email}: ask for an invitation, accept it, then link the accounts under Team and access`,
      ]);
    const created = await repository.insertAccount(tx, email, claims.name);
    if (created === null) throw new Fault('busy');
    await connect(tx, created.memberId, claims, place, true);
    return created;
  }
  if (account.isDisabled) return account;
  if (!claims.isEmailVerified)
    throw new Fault('conflict', [
      `${email} already has an account here and the provider has not verified the address: sign in as before, then link the accounts under Team and access`,
    ]);
  return joinAccount(tx, account, claims, place);
}

/**
 * The person of a verified address takes over the account that has it, and its old credentials go, unless those are
 * their own.
 */
async function joinAccount(
  tx: Executor,
  account: FoundAccount,
  claims: IdentitySignIn['claims'],
  place: SignInPlace,
): Promise<FoundAccount> {
  const { memberId, hasOwnCredentials } = account;
  if (!hasOwnCredentials && !(await repository.hasProvenIdentity(tx, memberId, claims.issuer))) {
    await removeOthers(tx, account, claims, place);
    if (claims.name !== null) await repository.setName(tx, memberId, claims.name);
  }
  await connect(tx, memberId, claims, place, true);
  return { ...account, hasOwnCredentials: true };
}

/**
 * Before a right from outside is added to an account whose credentials somebody who invited may have set, all go but
 * the identity that signs in. The account is then its person's own where that identity stands for its address; another
 * one, which was connected by hand, may be anybody's.
 */
async function removeOthers(
  tx: Executor,
  { memberId, email }: FoundAccount,
  claims: IdentitySignIn['claims'],
  place: SignInPlace,
): Promise<void> {
  const areOwn = claims.isEmailVerified && claims.email !== null && normalEmail(claims.email) === email;
  if (await removeCredentials(tx, memberId, { areOwn, kept: claims }))
    await recordOwn(tx, memberId, place, 'removeCredentials');
}

async function findConnected(tx: Executor, claims: repository.Identity): Promise<FoundAccount> {
  const account = await repository.findAccountByIdentity(tx, claims);
  if (account === null) throw new Fault('busy');
  return account;
}

async function connect(
  tx: Executor,
  memberId: string,
  claims: repository.Identity,
  place: SignInPlace,
  isProven: boolean,
): Promise<void> {
  if (!(await repository.insertIdentity(tx, memberId, claims, isProven)))
    throw new Fault('conflict', ['this member is connected to another account at the provider']);
  await clearLink(tx, memberId);
  await recordOwn(tx, memberId, place, 'connectOpenid');
}

function recordOwn(tx: Executor, memberId: string, place: SignInPlace, operation: string): Promise<void> {
  const thing = { kind: 'member' as const, id: memberId };
  const change = { contextId: null, operation, thing, before: null, after: null };
  return recordChange(tx, actorOf(memberId, place), change);
}

function actorOf(memberId: string, { network, requestId = '' }: SignInPlace): Actor {
  return { kind: 'member', id: memberId, network, requestId: requestId || null };
}

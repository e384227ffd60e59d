/** Who somebody is whom an OpenID provider names. */
import { recordChange, recordSignIn } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.ts';
import { Fault } from '../fault.ts';
import { type Executor, type Sql, transaction } from '../infra/database/sql.ts';
import { endSession, endSessionsOf, startSession } from '../sessions/sessions.service.ts';
import type { SignInPlace } from '../sessions/sessions.ts';
import { clearLink } from './accounts.repository.ts';
import { hasRights } from './group-roles.repository.ts';
import { applyGroupRoles, type GrantedRoles } from './group-roles.service.ts';
import * as repository from './identities.repository.ts';
import { normalEmail } from './members.ts';
import { attemptOf, type SignedIn } from './sign-in.service.ts';

export interface IdentitySignIn {
  claims: repository.Identity & { email: string | null; isEmailVerified: boolean; name: string | null };
  granted: GrantedRoles;
  /** The member who was signed in and connects their account at the provider. */
  connecting: string | null;
}

const NO_ROLE = 'none of your groups has a role on this server';
const DISABLED = 'your account is disabled';

/**
 * Signs in whoever the provider names, once what they are by their groups is up to date. Who then has no right left is refused, and what their groups
 * no longer give is gone all the same. A member with passkeys still gives one, as after a password.
 */
export async function signInByIdentity(
  sql: Sql,
  given: IdentitySignIn,
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn> {
  const outcome = await transaction(sql, async (tx) => {
    const { memberId, isDisabled } = await findOrMakeAccount(tx, given, place);
    if (isDisabled) return { memberId, refusal: DISABLED };
    await repository.updateLastUse(tx, given.claims);
    if (await applyGroupRoles(tx, actorOf(memberId, place), memberId, given.granted)) {
      // What they may do has changed; and a link that an owner of one context made must not open another.
      await clearLink(tx, memberId);
      await endSessionsOf(tx, memberId);
    }
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

/** By issuer and subject. Who comes for the first time joins the account of their address only if the provider has verified that address. */
async function findOrMakeAccount(
  tx: Executor,
  { claims, granted, connecting }: IdentitySignIn,
  place: SignInPlace,
): Promise<repository.IdentifiedAccount> {
  const known = await repository.findAccountByIdentity(tx, claims);
  if (known !== null) {
    if (connecting !== null && connecting !== known.memberId)
      throw new Fault('conflict', ['this account at the provider belongs to another member']);
    return known;
  }
  if (connecting !== null) return connect(tx, connecting, claims, place);
  if (claims.email === null)
    throw new Fault('invalid', ['the provider gives no mail address: it has to send the claim "email"']);
  const email = normalEmail(claims.email);
  const account = await repository.lockAccountByEmail(tx, email);
  // Whoever waited for the lock finds what the one before them has made.
  const meanwhile = await repository.findAccountByIdentity(tx, claims);
  if (meanwhile !== null) return meanwhile;
  if (account === null) {
    if (!granted.isOperator && granted.contexts.size === 0) throw new Fault('forbidden', [NO_ROLE]);
    const memberId = await repository.insertAccount(tx, email, claims.name);
    if (memberId === null) throw new Fault('busy');
    return connect(tx, memberId, claims, place);
  }
  if (account.isDisabled) return account;
  if (!claims.isEmailVerified)
    throw new Fault('conflict', [
      `${email} has an account here, and the provider does not say that the address was verified: sign in as before, then connect the two under Team and access`,
    ]);
  return connect(tx, account.memberId, claims, place);
}

async function connect(
  tx: Executor,
  memberId: string,
  claims: repository.Identity,
  place: SignInPlace,
): Promise<repository.IdentifiedAccount> {
  if (!(await repository.insertIdentity(tx, memberId, claims)))
    throw new Fault('conflict', ['this member is connected to another account at the provider']);
  await clearLink(tx, memberId);
  await recordChange(tx, actorOf(memberId, place), {
    contextId: null,
    operation: 'connectOpenid',
    thing: { kind: 'member', id: memberId },
    before: null,
    after: null,
  });
  return { memberId, isDisabled: false };
}

function actorOf(memberId: string, { network, requestId = '' }: SignInPlace): Actor {
  return { kind: 'member', id: memberId, network, requestId: requestId || null };
}

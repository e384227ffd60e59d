import { Fault } from '../../../fault.ts';
import { type Sql, transaction } from '../../../infra/database/sql.ts';
import { recordSignIn } from '../../audit/audit.service.ts';
import type { SignInAttempt } from '../../audit/audit.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { confirmSession, endSession, endSessionsOf, startSession } from '../../sessions/sessions.service.ts';
import type { FoundSession, SignInPlace, StartedSession } from '../../sessions/sessions.ts';
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  setPassword,
  useLink,
} from '../accounts.repository.ts';
import { type Account, normalEmail } from '../members.ts';
import { hashPassword, isPassword } from './password.ts';
import { faultsOfPassword } from './password-policy.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface SignInRules {
  sql: Sql;
  limits: SignInLimits;
}

/** A member with a new session. */
export interface SignedIn extends StartedSession {
  memberId: string;
}

/**
 * By address and password. An unknown address, a disabled account, one without a password and a wrong password all take
 * as long and get the same response. The session that the browser had before ends: a new one never continues a token
 * that was there before.
 */
export async function signIn(
  { sql, limits }: SignInRules,
  given: { email: string; password: string },
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn> {
  const email = normalEmail(given.email);
  const account = await findAccountByEmail(sql, email);
  const isRight = await limits.attempt(email, place.network, () =>
    isPassword(given.password, account?.passwordHash ?? null),
  );
  const signedIn = account && isRight ? await replaceSession(sql, account, place, before) : null;
  if (signedIn !== null) return signedIn;
  await recordSignIn(sql, attemptOf('signIn', account?.id ?? null, place, { isRefused: true }));
  throw new Fault('invalid', ['the address or the password is wrong']);
}

/** Null when the password that was right has been removed or replaced while it was compared. */
function replaceSession(
  sql: Sql,
  { id: memberId, passwordHash }: Account,
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn | null> {
  return transaction(sql, async (tx) => {
    const account = await lockAccount(tx, memberId);
    if (account?.passwordHash !== passwordHash) return null;
    if (before !== null) await endSession(tx, before);
    await recordSignIn(tx, attemptOf('signIn', memberId, place));
    return { memberId, ...(await startSession(tx, memberId, place, 'password')) };
  });
}

/** By a one-time link; `gone` when it was used, replaced or has expired. */
export function signInByLink(
  sql: Sql,
  linkToken: string,
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn> {
  return transaction(sql, async (tx) => {
    const used = await useLink(tx, hashToken(linkToken), 'start');
    if (used === null) throw new Fault('gone');
    const { memberId } = used;
    if (before !== null) await endSession(tx, before);
    await recordSignIn(tx, attemptOf('signInByLink', memberId, place));
    return { memberId, ...(await startSession(tx, memberId, place, 'password')) };
  });
}

/** What the audit records of a sign-in from a place. */
export function attemptOf(
  operation: SignInAttempt['operation'],
  memberId: string | null,
  { network, requestId = null }: Pick<SignInPlace, 'network'> & { requestId?: string | null },
  { isRefused = false } = {},
): SignInAttempt {
  return { operation, memberId, isRefused, network, requestId };
}

/** For what a stranger at an open browser must not do. A member who signed in by a link has no password to give yet. */
export async function confirmPassword(
  { sql, limits }: SignInRules,
  memberId: string,
  password: string | undefined,
  { network }: SignInPlace,
  field: string,
): Promise<void> {
  const account = await findAccount(sql, memberId);
  if (account === null) throw new Fault('missing');
  const { passwordHash, email } = account;
  if (passwordHash === null) return;
  const isRight = await limits.attempt(email ?? memberId, network, () =>
    isPassword(password ?? '', passwordHash),
  );
  if (!isRight) throw new Fault('invalid', [`${field} is not the password`]);
}

/** Ends every session of the member and gives this browser a new one. */
export async function changePassword(
  { sql, limits }: SignInRules,
  session: Pick<FoundSession, 'memberId' | 'sessionId'>,
  given: { current: string | undefined; new: string },
  place: SignInPlace,
): Promise<SignedIn> {
  const { memberId } = session;
  const account = await findAccount(sql, memberId);
  if (account === null) throw new Fault('missing');
  const { email } = account;
  await confirmPassword({ sql, limits }, memberId, given.current, place, 'current');
  const faults = faultsOfPassword('new', given.new, email ?? '');
  if (faults.length > 0) throw new Fault('invalid', faults);
  const hashed = await hashPassword(given.new);
  return transaction(sql, async (tx) => {
    await confirmSession(tx, session);
    await setPassword(tx, memberId, { passwordHash: hashed });
    await endSessionsOf(tx, memberId);
    return { memberId, ...(await startSession(tx, memberId, place, 'second factor')) };
  });
}

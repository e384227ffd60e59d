import { type Caller, PERMISSIONS_OF, type Permission } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import type { Executor, Sql } from '../../infra/database/sql.ts';
import { UUID } from '../../infra/uuid.ts';
import { hashToken, makeToken } from './session-token.ts';
import * as repository from './sessions.repository.ts';
import type { FoundSession, SessionLimits, SignInPlace, StartedSession } from './sessions.ts';

/** Of one member; who signs in once more ends the one that was not used for longest. */
const MOST_SESSIONS = 50;
/** The id of no context. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/**
 * The caller that a session makes in the context that its member chose; null when there is no such session, or it has
 * ended.
 */
export async function findCaller(
  sql: Sql,
  limits: SessionLimits,
  token: string,
  chosen: string | undefined,
): Promise<Caller | null> {
  // What is no id is the id of nothing: the answer is that of a context which the member is not in.
  const wanted = chosen === undefined || UUID.test(chosen) ? chosen : NOWHERE;
  const session = await repository.findSession(sql, hashToken(token), limits, wanted ?? null);
  if (session === null || session.isSecondFactorDue) return null;
  const [context, second] = session.contexts;
  if (context === undefined)
    throw new Fault('forbidden', [
      chosen === undefined ? 'you are a member of no context' : 'you are not a member of this context',
    ]);
  if (second !== undefined)
    throw new Fault('invalid', ['X-Rooftree-Context must be the id of one of your contexts']);
  const permissions = PERMISSIONS_OF[context.role];
  return { contextId: context.id, kind: 'member', id: session.memberId, permissions };
}

/**
 * What the sessions may still do in these contexts, in the same order; nothing where they have ended. One question for
 * all.
 */
export async function findPermissions(
  sql: Executor,
  limits: SessionLimits,
  asked: readonly { token: string; contextId: string }[],
): Promise<(readonly Permission[])[]> {
  const hashed = asked.map(({ token, contextId }) => ({ tokenHash: hashToken(token), contextId }));
  const roles = await repository.findRoles(sql, limits, hashed);
  const found = new Map(roles.map(({ place, role }) => [place - 1, PERMISSIONS_OF[role]]));
  return asked.map((_, place) => found.get(place) ?? []);
}

/** The session alone, for what concerns the member and no context. */
export function findOwnSession(sql: Sql, limits: SessionLimits, token: string): Promise<FoundSession | null> {
  return repository.findSession(sql, hashToken(token), limits, NOWHERE);
}

/**
 * A new session of who has given a password or a link, which is not enough where the member has passkeys; or of who has
 * given more.
 */
export async function startSession(
  sql: Executor,
  memberId: string,
  place: SignInPlace,
  given: 'password' | 'second factor',
): Promise<StartedSession> {
  const token = makeToken();
  const isEnough = given === 'second factor';
  const isSecondFactorDue = await repository.insertSession(sql, memberId, hashToken(token), place, isEnough);
  await repository.deleteOldestSessions(sql, memberId, MOST_SESSIONS);
  return { token, isSecondFactorDue };
}

/**
 * For a caller that adds a password, a passkey or a connected account: the session that the request came with must not
 * have ended since, and no credential of the member is removed until the transaction ends.
 */
export async function confirmSession(
  tx: Executor,
  { memberId, sessionId }: Pick<FoundSession, 'memberId' | 'sessionId'>,
): Promise<void> {
  if (!(await repository.lockSession(tx, memberId, sessionId)))
    throw new Fault('forbidden', ['this session has ended: sign in again']);
}

/** Nothing happens when there is no such session. */
export async function endSession(sql: Executor, token: string): Promise<void> {
  await repository.deleteSessionByToken(sql, hashToken(token));
}

/** Wherever the member is signed in: their rights or their password have changed. */
export async function endSessionsOf(sql: Executor, memberId: string): Promise<void> {
  await repository.deleteSessions(sql, memberId);
}

export async function endOwnSession(sql: Executor, memberId: string, sessionId: string): Promise<void> {
  if (!(await repository.deleteSession(sql, memberId, sessionId))) throw new Fault('missing');
}

export async function endOtherSessions(sql: Executor, memberId: string, current: string): Promise<void> {
  await repository.deleteSessions(sql, memberId, current);
}

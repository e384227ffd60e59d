import type { Role } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.ts';
import { hashToken, makeToken } from '../sessions/session-token.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import {
  deleteAccountWithoutRights,
  findOrInsertAccount,
  lockAccount,
  setLink,
} from './accounts.repository.ts';
import { deleteUnopenedAccount } from './credentials.repository.ts';
import * as repository from './members.repository.ts';
import { type Account, type Member, type MemberChange, normalEmail } from './members.ts';

/** A link is good for a week. */
export const LINK_HOURS = 7 * 24;

/** A member and the token of the one-time link, which is shown once and not stored. */
export interface Invited {
  member: Member;
  token: string;
}

export function inviteMember(
  sql: Sql,
  actor: Actor,
  contextId: string,
  given: { email: string; role: Role; name?: string | undefined },
): Promise<Invited> {
  return transaction(sql, async (tx) => {
    const account = await findOrInsertAccount(tx, normalEmail(given.email));
    return inviteAccount(tx, actor, contextId, account, given);
  });
}

/** Invites an account that is locked. */
export async function inviteAccount(
  tx: Executor,
  actor: Actor,
  contextId: string,
  account: Pick<Account, 'id' | 'email'>,
  { role, name }: { role: Role; name?: string | undefined },
): Promise<Invited> {
  const token = makeToken();
  const isNew = await repository.insertMembership(tx, contextId, {
    memberId: account.id,
    role,
    name: name?.trim() || null,
    invitationHash: hashToken(token),
    hours: LINK_HOURS,
  });
  if (!isNew) throw new Fault('conflict', [`${account.email} is a member of this context already`]);
  await record(tx, actor, contextId, 'inviteMember', account.id, null, { role });
  return { member: await getMember(tx, contextId, account.id), token };
}

/**
 * Another link; the one before it leads nowhere any more. For a member who has accepted already it is a link to choose
 * a new password. An owner can make that one only where the account has no rights elsewhere: they see the link, and
 * must not gain by it what they do not own.
 */
export function renewInvitation(
  sql: Sql,
  actor: Actor,
  contextId: string,
  memberId: string,
): Promise<Invited> {
  return transaction(sql, async (tx) => {
    // An invitation of another context that is accepted at this moment comes before, and is seen below, or after, and
    // takes this link away.
    await lockAccount(tx, memberId);
    const membership = await repository.lockMembership(tx, contextId, memberId);
    if (membership === null) throw new Fault('missing');
    const isByOperator = actor.kind === 'command';
    const isRefused =
      membership.isAccepted &&
      !isByOperator &&
      (await repository.hasRightsElsewhere(tx, contextId, memberId));
    if (isRefused)
      throw new Fault('conflict', [
        'this member has rights outside of this context: only the operator of this server can give them a new link',
      ]);
    return renewLink(tx, actor, contextId, memberId, membership);
  });
}

/** For an account that is locked: another invitation, or once that was accepted a link to a new password. */
export async function renewLink(
  tx: Executor,
  actor: Actor,
  contextId: string,
  memberId: string,
  { isAccepted, isDisabled }: repository.LockedMembership,
): Promise<Invited> {
  const token = makeToken();
  const hash = hashToken(token);
  if (isDisabled) throw new Fault('conflict', ['this member is disabled: enable them first']);
  if (isAccepted) {
    const isByOperator = actor.kind === 'command';
    await setLink(tx, memberId, { hash, purpose: 'join', hours: LINK_HOURS, isByOperator });
  } else await repository.renewInvitation(tx, contextId, memberId, hash, LINK_HOURS);
  await record(tx, actor, contextId, 'createMemberInvitation', memberId, null, null);
  return { member: await getMember(tx, contextId, memberId), token };
}

/**
 * A member who has rights in no other context signs in again for the new ones; the sessions of others go on with them.
 */
export function changeMember(
  sql: Sql,
  actor: Actor,
  contextId: string,
  memberId: string,
  change: MemberChange,
): Promise<{ member: Member; hasEndedSessions: boolean }> {
  return transaction(sql, async (tx) => {
    const owners = await repository.lockOwners(tx, contextId);
    const before = await repository.lockMembership(tx, contextId, memberId);
    if (before === null) throw new Fault('missing');
    const after = { role: change.role ?? before.role, isDisabled: change.disabled ?? before.isDisabled };
    if (after.role === before.role && after.isDisabled === before.isDisabled)
      return { member: await getMember(tx, contextId, memberId), hasEndedSessions: false };
    if (after.role !== 'owner' || after.isDisabled) refuseLastOwner(owners, memberId);
    await repository.updateMembership(tx, contextId, memberId, after);
    const hasEndedSessions = await endSessionsOfContext(tx, contextId, memberId, before);
    const seen = ({ role, isDisabled: disabled }: typeof after) => ({ role, disabled });
    await record(tx, actor, contextId, 'changeMember', memberId, seen(before), seen(after));
    return { member: await getMember(tx, contextId, memberId), hasEndedSessions };
  });
}

/**
 * A person who has no rights left anywhere is deleted. An invitation that was not accepted is taken back, and nothing
 * else ends.
 */
export function removeMember(sql: Sql, actor: Actor, contextId: string, memberId: string): Promise<void> {
  return transaction(sql, async (tx) => {
    const owners = await repository.lockOwners(tx, contextId);
    const before = await repository.lockMembership(tx, contextId, memberId);
    if (before === null) throw new Fault('missing');
    refuseLastOwner(owners, memberId);
    await repository.deleteMembership(tx, contextId, memberId);
    await endSessionsOfContext(tx, contextId, memberId, before);
    await (before.isAccepted ? deleteAccountWithoutRights : deleteUnopenedAccount)(tx, memberId);
    await record(tx, actor, contextId, 'removeMember', memberId, { role: before.role }, null);
  });
}

/**
 * Owners end the sessions only of those whose rights are all in their context. Rights are read at each request, so that
 * what they change or take here holds at once for the others, too.
 */
async function endSessionsOfContext(
  tx: Executor,
  contextId: string,
  memberId: string,
  { isAccepted }: repository.LockedMembership,
): Promise<boolean> {
  if (!isAccepted || (await repository.hasRightsElsewhere(tx, contextId, memberId))) return false;
  await endSessionsOf(tx, memberId);
  return true;
}

function refuseLastOwner(owners: readonly string[], memberId: string): void {
  if (owners.length === 1 && owners[0] === memberId)
    throw new Fault('conflict', ['this is the last owner of the context: make another member owner first']);
}

async function getMember(tx: Executor, contextId: string, memberId: string): Promise<Member> {
  const [member] = await repository.listMembers(tx, contextId, memberId);
  if (member === undefined) throw new Fault('missing');
  return member;
}

function record(
  tx: Executor,
  actor: Actor,
  contextId: string,
  operation: string,
  memberId: string,
  before: object | null,
  after: object | null,
): Promise<void> {
  return recordChange(tx, actor, {
    contextId,
    operation,
    thing: { kind: 'member', id: memberId },
    before: before === null ? null : { ...before },
    after: after === null ? null : { ...after },
  });
}

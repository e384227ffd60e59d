import { recordChange } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.ts';
import type { Role } from '../caller.ts';
import { Fault } from '../fault.ts';
import { type Executor, type Sql, transaction } from '../infra/database/sql.ts';
import { hashToken, makeToken } from '../sessions/session-token.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import { deleteAccountWithoutRights, findOrInsertAccount, setLink } from './accounts.repository.ts';
import * as repository from './members.repository.ts';
import { type Member, type MemberChange, normalEmail } from './members.ts';

/** A link is good for a week. */
export const LINK_HOURS = 7 * 24;

/** A member and the token of the one-time link, which is shown once and kept nowhere. */
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
  const token = makeToken();
  return transaction(sql, async (tx) => {
    const account = await findOrInsertAccount(tx, normalEmail(given.email), given.name?.trim() || null);
    const isNew = await repository.insertMembership(tx, contextId, {
      memberId: account.id,
      role: given.role,
      invitationHash: hashToken(token),
      hours: LINK_HOURS,
    });
    if (!isNew) throw new Fault('conflict', [`${account.email} is a member of this context already`]);
    await record(tx, actor, contextId, 'inviteMember', account.id, null, { role: given.role });
    return { member: await getMember(tx, contextId, account.id), token };
  });
}

/**
 * Another link; the one before it leads nowhere any more. For a member who has accepted already it is a link to choose a new password. An owner can
 * make that one only where the account has no rights elsewhere: they see the link, and must not gain by it what they do not own.
 */
export function renewInvitation(
  sql: Sql,
  actor: Actor,
  contextId: string,
  memberId: string,
): Promise<Invited> {
  const token = makeToken();
  return transaction(sql, async (tx) => {
    const membership = await repository.lockMembership(tx, contextId, memberId);
    if (membership === null) throw new Fault('missing');
    if (membership.isDisabled) throw new Fault('conflict', ['this member is disabled: enable them first']);
    if (!membership.isAccepted) {
      await repository.renewInvitation(tx, contextId, memberId, hashToken(token), LINK_HOURS);
    } else if (actor.kind !== 'command' && (await repository.hasRightsElsewhere(tx, contextId, memberId))) {
      throw new Fault('conflict', [
        'this member has rights outside of this context: only the operator of this server can give them a new link',
      ]);
    } else await setLink(tx, memberId, hashToken(token), 'join', LINK_HOURS);
    await record(tx, actor, contextId, 'createMemberInvitation', memberId, null, null);
    return { member: await getMember(tx, contextId, memberId), token };
  });
}

/** Their sessions end, wherever they are signed in: what they may do from now on needs a new one. */
export function changeMember(
  sql: Sql,
  actor: Actor,
  contextId: string,
  memberId: string,
  change: MemberChange,
): Promise<Member> {
  return transaction(sql, async (tx) => {
    const owners = await repository.lockOwners(tx, contextId);
    const before = await repository.lockMembership(tx, contextId, memberId);
    if (before === null) throw new Fault('missing');
    const after = { role: change.role ?? before.role, isDisabled: change.disabled ?? before.isDisabled };
    if (after.role === before.role && after.isDisabled === before.isDisabled)
      return getMember(tx, contextId, memberId);
    if (after.role !== 'owner' || after.isDisabled) refuseLastOwner(owners, memberId);
    await repository.updateMembership(tx, contextId, memberId, after);
    await endSessionsOf(tx, memberId);
    const seen = ({ role, isDisabled: disabled }: typeof after) => ({ role, disabled });
    await record(tx, actor, contextId, 'changeMember', memberId, seen(before), seen(after));
    return getMember(tx, contextId, memberId);
  });
}

/** Who has no rights left anywhere is forgotten. */
export function removeMember(sql: Sql, actor: Actor, contextId: string, memberId: string): Promise<void> {
  return transaction(sql, async (tx) => {
    const owners = await repository.lockOwners(tx, contextId);
    const before = await repository.lockMembership(tx, contextId, memberId);
    if (before === null) throw new Fault('missing');
    refuseLastOwner(owners, memberId);
    await repository.deleteMembership(tx, contextId, memberId);
    await endSessionsOf(tx, memberId);
    await deleteAccountWithoutRights(tx, memberId);
    await record(tx, actor, contextId, 'removeMember', memberId, { role: before.role }, null);
  });
}

function refuseLastOwner(owners: readonly string[], memberId: string): void {
  if (owners.length === 1 && owners[0] === memberId)
    throw new Fault('conflict', ['this is the last owner of the context: make somebody else an owner first']);
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

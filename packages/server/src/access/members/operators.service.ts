/** What is done for accounts from outside: by the `rooftree` command, and by the server when it starts. */

import type { Role } from '../../caller.ts';
import { Fault } from '../../fault.ts';
import { LOCKS } from '../../infra/database/advisory-locks.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { recordChange } from '../audit/audit.service.ts';
import { COMMAND } from '../audit/audit.ts';
import { hashToken, makeToken } from '../sessions/session-token.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import * as accounts from './accounts.repository.ts';
import { removeCredentials } from './credentials.repository.ts';
import { lockMembership, putAcceptedMembership } from './members.repository.ts';
import { inviteAccount, LINK_HOURS, renewLink } from './members.service.ts';
import { normalEmail } from './members.ts';

/** Links that a start prints are in the log of the process: they are good for a day. */
const START_LINK_HOURS = 24;
const DEMO_OWNER = { email: 'owner@demo.example', name: 'Demo' };

/** What a link of the operator's leads to. */
interface OperatorLink {
  memberId: string;
  email: string;
  token: string;
  /**
   * They had a password, passkeys or a connected account, which no longer work: the link lets them choose a password.
   */
  hasRemovedCredentials: boolean;
}

/**
 * Makes an operator, or lets one in again who has lost their credentials. Another person may have set some for the
 * address before, so all of them go: the link is the only way in.
 */
export function inviteOperator(sql: Sql, email: string): Promise<OperatorLink> {
  const token = makeToken();
  const address = normalEmail(email);
  return transaction(sql, async (tx) => {
    const { id: memberId, isOperator } = await accounts.findOrInsertAccount(tx, address);
    const hasRemovedCredentials = await removeCredentials(tx, memberId, { areOwn: true });
    await accounts.setEnabled(tx, memberId);
    await accounts.setOperator(tx, memberId);
    const link = { hash: hashToken(token), purpose: 'join' as const, hours: LINK_HOURS, isByOperator: true };
    await accounts.setLink(tx, memberId, link);
    await recordChange(tx, COMMAND, {
      contextId: null,
      operation: 'inviteOperator',
      thing: { kind: 'member', id: memberId },
      before: { operator: isOperator },
      after: { operator: true, credentialsRemoved: hasRemovedCredentials },
    });
    return { memberId, email: address, token, hasRemovedCredentials };
  });
}

/**
 * Invites a person into a context. One who is a member there, or was disabled, gets a new start: their credentials go,
 * they are no longer disabled, and the link lets them choose a password. Others accept with the account that they have.
 */
export function inviteByCommand(
  sql: Sql,
  contextId: string,
  given: { email: string; role: Role },
): Promise<OperatorLink> {
  const email = normalEmail(given.email);
  return transaction(sql, async (tx) => {
    const account = await accounts.findOrInsertAccount(tx, email);
    const { id: memberId } = account;
    const membership = await lockMembership(tx, contextId, memberId);
    if (!account.isDisabled && !membership?.isAccepted) {
      const { token } = membership
        ? await renewLink(tx, COMMAND, contextId, memberId, membership)
        : await inviteAccount(tx, COMMAND, contextId, account, given);
      return { memberId, email, token, hasRemovedCredentials: false };
    }
    const hasRemovedCredentials = await removeCredentials(tx, memberId, { areOwn: true });
    await accounts.setEnabled(tx, memberId);
    // The link is the only way into the account now: it need not be accepted again.
    await putAcceptedMembership(tx, contextId, memberId, given.role);
    const held = { isDisabled: membership?.isDisabled ?? false, isAccepted: true, role: given.role };
    const { token } = await renewLink(tx, COMMAND, contextId, memberId, held);
    return { memberId, email, token, hasRemovedCredentials };
  });
}

/** In every context, from the next request on. */
export function disableAccount(sql: Sql, email: string): Promise<void> {
  return transaction(sql, async (tx) => {
    const memberId = await accounts.setDisabled(tx, normalEmail(email));
    if (memberId === null) throw new Fault('missing', [`there is no member ${email}`]);
    await endSessionsOf(tx, memberId);
    const thing = { kind: 'member' as const, id: memberId };
    await recordChange(tx, COMMAND, {
      contextId: null,
      operation: 'disableMember',
      thing,
      before: null,
      after: { disabled: true },
    });
  });
}

/**
 * The token of a link that makes the first operator; null when there is one, or when an earlier start has printed a
 * link that is still good and none is to replace it.
 */
export function makeFirstOperatorLink(
  sql: Sql,
  { isReplaced }: { isReplaced: boolean },
): Promise<string | null> {
  const token = makeToken();
  return transaction(sql, async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${LOCKS.firstLink})`;
    if (await accounts.hasOperator(tx)) return null;
    const { id, hasLink } = await accounts.findOrInsertFirstOperator(tx);
    if (hasLink && !isReplaced) return null;
    await accounts.setLink(tx, id, startLink(token, 'join'));
    return token;
  });
}

/** The token of a link that signs in as an owner of the demo's context. */
export function makeDemoLink(sql: Sql, contextId: string): Promise<string> {
  const token = makeToken();
  return transaction(sql, async (tx) => {
    const { id } = await accounts.findOrInsertAccount(tx, DEMO_OWNER.email, DEMO_OWNER.name);
    if (await putAcceptedMembership(tx, contextId, id, 'owner'))
      await removeCredentials(tx, id, { areOwn: true });
    await accounts.setLink(tx, id, startLink(token, 'start'));
    return token;
  });
}

function startLink(token: string, purpose: 'join' | 'start') {
  return { hash: hashToken(token), purpose, hours: START_LINK_HOURS, isByOperator: true };
}

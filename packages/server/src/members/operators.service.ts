/** What is done for accounts from outside: by the `rooftree` command, and by the server when it starts. */

import { recordChange } from '../audit/audit.service.ts';
import { COMMAND } from '../audit/audit.ts';
import type { Role } from '../caller.ts';
import { Fault } from '../fault.ts';
import { LOCKS } from '../infra/database/advisory-locks.ts';
import { type Sql, transaction } from '../infra/database/sql.ts';
import { hashToken, makeToken } from '../sessions/session-token.ts';
import { endSessionsOf } from '../sessions/sessions.service.ts';
import * as accounts from './accounts.repository.ts';
import { insertAcceptedMembership, isInvited } from './members.repository.ts';
import { type Invited, inviteMember, LINK_HOURS, renewInvitation } from './members.service.ts';
import { normalEmail } from './members.ts';

/** Links that a start prints are in the log of the process: they are good for a day. */
const START_LINK_HOURS = 24;
const DEMO_OWNER = { email: 'owner@demo.example', name: 'Demo' };

/** Makes an operator, or lets one in again who has lost their password or their passkeys, which then go: the token of a link by which they choose one. */
export function inviteOperator(sql: Sql, email: string): Promise<string> {
  const token = makeToken();
  return transaction(sql, async (tx) => {
    const account = await accounts.findOrInsertAccount(tx, normalEmail(email), null);
    await accounts.setEnabled(tx, account.id);
    await accounts.setOperator(tx, account.id);
    await accounts.deleteSecondFactors(tx, account.id);
    await accounts.setLink(tx, account.id, hashToken(token), 'join', LINK_HOURS);
    await endSessionsOf(tx, account.id);
    await recordChange(tx, COMMAND, {
      contextId: null,
      operation: 'inviteOperator',
      thing: { kind: 'member', id: account.id },
      before: { operator: account.isOperator },
      after: { operator: true },
    });
    return token;
  });
}

/** Invites a person into a context; one who is a member there gets a new link, is no longer disabled, and needs no passkey any more. */
export async function inviteByCommand(
  sql: Sql,
  contextId: string,
  given: { email: string; role: Role },
): Promise<Invited> {
  const memberId = await accounts.enableAccount(sql, normalEmail(given.email));
  const isKnown = memberId !== null && (await isInvited(sql, contextId, memberId));
  if (!isKnown) return inviteMember(sql, COMMAND, contextId, given);
  await accounts.deleteSecondFactors(sql, memberId);
  return renewInvitation(sql, COMMAND, contextId, memberId);
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
 * The token of a link that makes the first operator; null when there is one, or when an earlier start has printed a link that is still good and none
 * is to replace it.
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
    await accounts.setLink(tx, id, hashToken(token), 'join', START_LINK_HOURS);
    return token;
  });
}

/** The token of a link that signs in as an owner of the demo's context. */
export function makeDemoLink(sql: Sql, contextId: string): Promise<string> {
  const token = makeToken();
  return transaction(sql, async (tx) => {
    const { id } = await accounts.findOrInsertAccount(tx, DEMO_OWNER.email, DEMO_OWNER.name);
    await insertAcceptedMembership(tx, contextId, id, 'owner');
    await accounts.setLink(tx, id, hashToken(token), 'start', START_LINK_HOURS);
    return token;
  });
}

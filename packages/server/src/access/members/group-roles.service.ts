import type { Role } from '../../caller.ts';
import type { Executor } from '../../infra/database/sql.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.ts';
import * as repository from './group-roles.repository.ts';
import { deleteMembership } from './members.repository.ts';

/** What a person's groups at the provider make of them. */
export interface GrantedRoles {
  isOperator: boolean;
  /** By the context's slug; one that there is not is passed over. */
  contexts: Map<string, Role>;
}

/**
 * Brings what a member is by their groups up to date, and says whether that gave them anything. What was given by hand
 * stays as it is, and who was disabled by hand stays disabled, whatever the groups say. The last owner of a context can
 * lose it here: the provider decides who belongs to it.
 */
export async function applyGroupRoles(
  tx: Executor,
  actor: Actor,
  memberId: string,
  { isOperator, contexts }: GrantedRoles,
): Promise<'none' | 'lost' | 'gained'> {
  const held = await repository.lockRoles(tx, memberId);
  const found = await repository.findContexts(tx, [...contexts.keys()]);
  const granted = new Map(found.map(({ id, slug }) => [id, contexts.get(slug)] as const));
  let change: 'none' | 'lost' | 'gained' = 'none';
  const record = async (contextId: string | null, before: object | null, after: object | null) => {
    if (change === 'none') change = 'lost';
    await recordChange(tx, actor, {
      contextId,
      operation: 'applyGroupRoles',
      thing: { kind: 'member', id: memberId },
      before: before && { ...before },
      after: after && { ...after },
    });
  };
  for (const { contextId, role, isFromGroups, isDisabled } of held) {
    if (!isFromGroups || isDisabled || granted.has(contextId)) continue;
    await deleteMembership(tx, contextId, memberId);
    await record(contextId, { role }, null);
  }
  for (const [contextId, role] of granted) {
    const before = held.find((each) => each.contextId === contextId);
    const isByHand = before?.isAccepted && !before.isFromGroups;
    if (role === undefined || isByHand || (before?.isAccepted && before.role === role)) continue;
    await repository.putRoleFromGroups(tx, contextId, memberId, role);
    await record(contextId, before?.isAccepted ? { role: before.role } : null, { role });
    change = 'gained';
  }
  if (await repository.setOperatorFromGroups(tx, memberId, isOperator)) {
    await record(null, { operator: !isOperator }, { operator: isOperator });
    if (isOperator) change = 'gained';
  }
  return change;
}

import { ROLES } from '../../caller.ts';
import type { GrantedRoles } from '../members/group-roles.service.ts';
import type { GroupRole } from './openid.ts';

/** What these groups make of a person: in each context the role that may do most. */
export function grantedRoles(groups: readonly string[], groupRoles: readonly GroupRole[]): GrantedRoles {
  const granted: GrantedRoles = { isOperator: false, contexts: new Map() };
  for (const { group, context, role } of groupRoles) {
    if (!groups.includes(group)) continue;
    if (role === 'operator' || context === null) granted.isOperator = true;
    else {
      const before = granted.contexts.get(context);
      const isMore = before === undefined || ROLES.indexOf(role) < ROLES.indexOf(before);
      if (isMore) granted.contexts.set(context, role);
    }
  }
  return granted;
}

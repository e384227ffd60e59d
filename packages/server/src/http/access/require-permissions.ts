import type { Caller, Permission } from '../../caller.ts';
import { checkPermission } from './authenticate.ts';

/**
 * What follows from the request needs the permissions that it would need by itself, beside the one of its operation.
 */
export function requirePermissions(caller: Caller, ...permissions: Permission[]): void {
  for (const permission of permissions) checkPermission(caller, permission);
}

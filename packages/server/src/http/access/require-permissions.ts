import { type Caller, isPermitted, type Permission } from '../../caller.ts';
import { Fault } from '../../fault.ts';

/** What follows from the request needs the permissions that it would need by itself, beside the one of its operation. */
export function requirePermissions(caller: Caller, ...permissions: Permission[]): void {
  if (permissions.some((permission) => !isPermitted(caller, permission)))
    throw new Fault('forbidden', [`this also needs the permissions ${permissions.join(' and ')}`]);
}

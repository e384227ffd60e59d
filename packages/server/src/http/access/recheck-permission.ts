import { isPermitted, type Permission } from '../../caller.ts';
import type { Credential, VerifyToken } from './authenticate.ts';

export interface Admitted {
  contextId: string;
  credential: Credential;
}

interface RecheckRules {
  verifyToken: VerifyToken;
  /** What each of these sessions may do in its context, in the same order. */
  findPermissions(
    asked: readonly { token: string; contextId: string }[],
  ): Promise<readonly (readonly Permission[])[]>;
}

/**
 * Those of the admitted that would be admitted again. Sessions are read together, and tokens are judged by the list
 * that every request is judged by.
 */
export async function recheckPermission<Some extends Admitted>(
  admitted: ReadonlySet<Some>,
  permission: Permission,
  { verifyToken, findPermissions }: RecheckRules,
): Promise<ReadonlySet<Some>> {
  const ofKind = (kind: Credential['kind']) =>
    [...admitted].filter(({ credential }) => credential.kind === kind);
  const [members, clients] = [ofKind('session'), ofKind('token')];
  const asked = members.map(({ contextId, credential }) => ({ contextId, token: credential.secret }));
  const [permissions, callers] = await Promise.all([
    asked.length === 0 ? [] : findPermissions(asked),
    Promise.all(clients.map(({ credential }) => verifyToken(credential.secret))),
  ]);
  return new Set([
    ...members.filter((_, place) => isPermitted({ permissions: permissions[place] ?? [] }, permission)),
    ...clients.filter((_, place) => {
      const caller = callers[place];
      return caller != null && isPermitted(caller, permission);
    }),
  ]);
}

/**
 * The answers of RFC 6750 to a token that is not enough: the reason is in `WWW-Authenticate`, as the contract's body
 * has no message.
 */
import { ApiError } from './api-error.ts';

const MEMBERS_ONLY = 'error_description="for members who are signed in, not for a token"';

export const NO_TOKEN_TAKEN = `Bearer error="invalid_token", ${MEMBERS_ONLY}`;

export function unauthorized(challenge: string): ApiError {
  const code =
    challenge === NO_TOKEN_TAKEN
      ? 'members_only'
      : challenge === 'Bearer'
        ? 'missing_token'
        : 'invalid_token';
  return new ApiError(401, [], { headers: { 'www-authenticate': challenge }, code });
}

/** `scope` is the permission to request from the operator; undefined for what no client can be given. */
export function insufficientScope(scope: string | undefined): ApiError {
  const reason = scope === undefined ? MEMBERS_ONLY : `scope="${scope}"`;
  const headers = { 'www-authenticate': `Bearer error="insufficient_scope", ${reason}` };
  return new ApiError(403, [], {
    headers,
    code: scope === undefined ? 'members_only' : 'missing_permission',
  });
}

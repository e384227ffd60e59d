/**
 * What a program decides by when a request fails: sentences may be reworded, these never. The contract fixes the error
 * body, so the code is sent in the header `x-error-code`.
 */
export const ERROR_CODES = {
  invalid_request: 'a field, parameter or header is wrong; `message` names each',
  invalid_json: 'the body is not JSON in UTF-8, or has a name twice',
  missing_token: 'there is no token, or the session has ended',
  invalid_token: 'the token is expired, revoked or garbled: get a new one',
  missing_permission: 'the client lacks the permission that `WWW-Authenticate` names',
  members_only: 'for members who are signed in; no client can be given it',
  forbidden: 'the member may not do this; `message` says why',
  unknown_route: 'there is no such path: check the address',
  not_found: 'the path is right, but there is no such thing for this caller',
  method_not_allowed: 'the path exists for the methods in `Allow`',
  not_acceptable: '`Accept` excludes what the operation returns',
  request_timeout: 'the request did not arrive in time',
  conflict: 'the state does not allow it; `message` says why',
  estate_deactivated: 'the estate is deactivated',
  job_ended: 'the job has ended and cannot be stopped',
  job_running: 'the job or action has not ended yet',
  other_country: 'the operation is for homes of another country; `message` says which',
  bag_id_missing: 'the BAG id of the home is not known: send it',
  plan_outdated: 'the estate or the method has changed since: plan the estate again',
  renovation_deleted: 'the renovation is deleted: restore it first',
  newer_renovation: 'the estate has a newer suggested renovation: delete that one first',
  result_not_ready: 'the result comes when the status is `FINISHED`',
  register_disabled: 'the operator has not set a key for this register',
  gone: 'it was there and has been removed',
  changed: 'it has changed since it was read: read it again (`If-Match`)',
  body_too_large: 'the body is larger than the operation takes',
  unsupported_media_type: 'the body has another type or encoding than the operation takes',
  idempotency_key_reused: 'this `Idempotency-Key` was used for another request',
  too_many_requests: 'a limit is used up: wait `Retry-After` seconds',
  headers_too_large: 'the headers are too large',
  internal_error: 'an error in Rooftree: give the operator the `x-request-id`',
  unavailable: 'the server is busy or restarts: wait `Retry-After` seconds',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

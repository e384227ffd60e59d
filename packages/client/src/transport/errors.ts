/** Everything this client throws by itself is a `RooftreeError`; an aborted call throws its signal's reason. */
export class RooftreeError extends Error {
  override name = 'RooftreeError';
}

/** No answer could be read: refused, interrupted, unknown host. */
export class ConnectionError extends RooftreeError {
  override name = 'ConnectionError';
}

/** No answer within `timeoutMs`. */
export class TimeoutError extends RooftreeError {
  override name = 'TimeoutError';
}

/** An answer that the API never gives: usually a proxy's page, or a wrong `baseUrl`. */
export class UnexpectedAnswerError extends RooftreeError {
  override name = 'UnexpectedAnswerError';
}

/** What is known of an answer with an error status. Of what was sent it contains only the method and the path. */
export interface ErrorAnswer {
  method: string;
  path: string;
  statusCode: number;
  error: string;
  messages: string[];
  requestId: string | null;
  retryAfterMs: number | null;
  missingPermission: string | null;
  code: string | null;
}

/** The server answered with an error status. `messages` is the contract's `message`, empty where it has none. */
export class ApiError extends RooftreeError {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly error: string;
  readonly messages: string[];
  /** The answer's `x-request-id`: what the operator looks for in the logs. */
  readonly requestId: string | null;
  /** How long the server asked to wait, from `Retry-After`. */
  readonly retryAfterMs: number | null;
  /** With 403: what the client lacks, from `WWW-Authenticate`; null when no client can be given it. */
  readonly missingPermission: string | null;
  /** The stable code of the error, from `x-error-code`; null when the answer is not of a Rooftree server. */
  readonly code: string | null;

  constructor(answer: ErrorAnswer) {
    const { method, path, statusCode, error, messages, requestId, missingPermission } = answer;
    const said = missingPermission === null ? messages : [`the client lacks ${missingPermission}`];
    const reasons = said.length > 0 ? `: ${said.join('; ')}` : '';
    const id = requestId === null ? '' : ` (request ${requestId})`;
    super(`${method} ${path} answered ${statusCode} ${error}${reasons}${id}`);
    this.statusCode = statusCode;
    this.error = error;
    this.messages = messages;
    this.requestId = requestId;
    this.retryAfterMs = answer.retryAfterMs;
    this.missingPermission = missingPermission;
    this.code = answer.code;
  }
}

// Names are spelled out because a bundler that shortens class names would shorten `error.name` with them.
export class BadRequestError extends ApiError {
  override name = 'BadRequestError';
}
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError';
}
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError';
}
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}
export class MethodNotAllowedError extends ApiError {
  override name = 'MethodNotAllowedError';
}
export class NotAcceptableError extends ApiError {
  override name = 'NotAcceptableError';
}
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}
export class PayloadTooLargeError extends ApiError {
  override name = 'PayloadTooLargeError';
}
export class UnsupportedMediaTypeError extends ApiError {
  override name = 'UnsupportedMediaTypeError';
}
export class UnprocessableEntityError extends ApiError {
  override name = 'UnprocessableEntityError';
}
export class TooManyRequestsError extends ApiError {
  override name = 'TooManyRequestsError';
}
export class InternalServerError extends ApiError {
  override name = 'InternalServerError';
}
export class ServiceUnavailableError extends ApiError {
  override name = 'ServiceUnavailableError';
}

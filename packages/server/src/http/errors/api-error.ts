import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '../../error-codes.ts';

/** `message` is part of the contract's body on these statuses and absent on every other. */
export const STATUSES_WITH_MESSAGES: readonly number[] = [400, 406, 409, 413, 415, 422];
/** A member gets the reason; a client does not, as the contract has it. */
export const MAY_HAVE_MESSAGES = 403;

interface ApiErrorOptions {
  headers?: Record<string, string>;
  /** The contract's second kind of error response: the body is `{}`. */
  hasEmptyBody?: boolean;
  /** Where the status alone does not determine it. */
  code?: ErrorCode | undefined;
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'missing_token',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  410: 'gone',
  412: 'changed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  422: 'idempotency_key_reused',
  429: 'too_many_requests',
  431: 'headers_too_large',
  500: 'internal_error',
  503: 'unavailable',
};

/**
 * The one error that a request can end with; everything else that is thrown becomes a 500 (or a 503, see
 * error-handler).
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly messages: readonly string[];
  readonly headers: Record<string, string>;
  readonly hasEmptyBody: boolean;
  readonly code: ErrorCode;

  constructor(statusCode: number, messages: readonly string[] = [], options: ApiErrorOptions = {}) {
    super(messages.join('; ') || STATUS_CODES[statusCode] || String(statusCode));
    this.statusCode = statusCode;
    this.messages = messages;
    this.headers = options.headers ?? {};
    this.hasEmptyBody = options.hasEmptyBody ?? false;
    this.code = options.code ?? CODE_OF_STATUS[statusCode] ?? 'invalid_request';
  }
}

/** The contract's error body, its fields in their order. */
export function errorBody(error: ApiError): Record<string, unknown> {
  if (error.hasEmptyBody) return {};
  const body = { statusCode: error.statusCode, error: STATUS_CODES[error.statusCode] ?? 'Error' };
  const isTold = error.statusCode === MAY_HAVE_MESSAGES && error.messages.length > 0;
  return isTold || STATUSES_WITH_MESSAGES.includes(error.statusCode)
    ? { ...body, message: error.messages }
    : body;
}

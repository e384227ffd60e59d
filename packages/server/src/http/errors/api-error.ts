import { STATUS_CODES } from 'node:http';

/** `message` is part of the contract's body on these statuses and absent on every other. */
export const STATUSES_WITH_MESSAGES: readonly number[] = [400, 406, 409, 413, 415, 422];
/** A member gets the reason; a client does not, as the contract has it. */
export const MAY_HAVE_MESSAGES = 403;

interface ApiErrorOptions {
  headers?: Record<string, string>;
  /** The contract's second kind of error response: the body is `{}`. */
  hasEmptyBody?: boolean;
}

/** The one error that a request can end with; everything else that is thrown becomes a 500 (or a 503, see error-handler). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly messages: readonly string[];
  readonly headers: Record<string, string>;
  readonly hasEmptyBody: boolean;

  constructor(statusCode: number, messages: readonly string[] = [], options: ApiErrorOptions = {}) {
    super(messages.join('; ') || STATUS_CODES[statusCode] || String(statusCode));
    this.statusCode = statusCode;
    this.messages = messages;
    this.headers = options.headers ?? {};
    this.hasEmptyBody = options.hasEmptyBody ?? false;
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

import {
  ApiError,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  InternalServerError,
  MethodNotAllowedError,
  NotAcceptableError,
  NotFoundError,
  PayloadTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnauthorizedError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
} from './errors.ts';

const CLASS_BY_STATUS: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  406: NotAcceptableError,
  409: ConflictError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableEntityError,
  429: TooManyRequestsError,
  500: InternalServerError,
  503: ServiceUnavailableError,
};

/** The error class of an answer's status, with the contract's fields. A body that is not the contract's is left out. */
export async function readError(method: string, path: string, response: Response): Promise<ApiError> {
  const body = await readObject(response);
  const ErrorClass = CLASS_BY_STATUS[response.status] ?? ApiError;
  return new ErrorClass({
    method,
    path,
    statusCode: response.status,
    error: typeof body['error'] === 'string' ? body['error'] : response.statusText,
    messages: Array.isArray(body['message']) ? body['message'].map(String) : [],
    code: response.headers.get('x-error-code'),
    requestId: response.headers.get('x-request-id'),
    retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
    missingPermission: response.status === 403 ? readScope(response.headers.get('www-authenticate')) : null,
  });
}

/** RFC 6750, 3: the scope that the operation needs. */
function readScope(challenge: string | null): string | null {
  return challenge?.match(/\bscope="([^"]*)"/)?.[1] ?? null;
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  try {
    // The bytes are read even when they are not JSON: an unread body keeps its connection busy.
    const body: unknown = JSON.parse(await response.text());
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** RFC 9110, 10.2.3: seconds, or a date. */
export function parseRetryAfter(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - nowMs;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

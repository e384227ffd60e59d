import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { Fault, type FaultKind } from '../../fault.ts';
import { isDatabaseGone } from '../../infra/database/health/database-failure.ts';
import { errorCode } from '../../infra/error-code.ts';
import { ApiError, errorBody } from './api-error.ts';
import { insufficientScope } from './challenges.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The status of a fault in the body; 400 unless the contract says otherwise. */
    bodyFaultStatus?: number;
    /** The contract's body of a 404 here is `{}`. */
    hasEmptyNotFound?: boolean;
  }
  interface FastifyRequest {
    /** What it was answered with, where that was an error. */
    failure: ApiError | null;
  }
}

type RouteConfig = Pick<FastifyContextConfig, 'bodyFaultStatus' | 'hasEmptyNotFound'>;

const STATUS_OF: Record<FaultKind, number> = {
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  changed: 412,
  gone: 410,
  too_many: 429,
  busy: 503,
};

const RETRY_AFTER_SECONDS = 2;
const ERROR_CODE_HEADER = 'x-error-code';

/** By Node's code for what it could not read. */
const UNREADABLE: Record<string, ApiError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408),
  HPE_HEADER_OVERFLOW: new ApiError(431),
};

/** The one place that renders an error. Never a stack, an SQL text or a file path in a body. */
export function renderErrors(app: FastifyInstance): void {
  app.decorateRequest('failure', null);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(toApiError(error, request.routeOptions.config), error, request, reply),
  );
}

export function sendError(
  error: ApiError,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  request.failure = error;
  if (error.statusCode >= 500) request.log.error({ err: cause }, 'request failed');
  return reply
    .code(error.statusCode)
    .headers(error.headers)
    .header(ERROR_CODE_HEADER, error.code)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}

/** The HTTP error for anything that was thrown. */
export function toApiError(error: unknown, route: RouteConfig = {}): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Fault) return ofFault(error, route);
  if (!(error instanceof Error)) return new ApiError(500);
  // Fastify's errors have both; any other error lacks them, or has them with the same meaning.
  const { code, statusCode } = error as Partial<FastifyError>;
  // A caller who breaks off an upload is an ECONNRESET, too, but one to which Fastify has given a status.
  if (statusCode === undefined && (isDatabaseGone(error) || isExhausted(error)))
    return ofFault(new Fault('busy'), route);
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, ['request body is too large']);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, ['Content-Type must be application/json']);
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new ApiError(route.bodyFaultStatus ?? 400, ['request body must be valid JSON'], {
        code: 'invalid_json',
      });
    case 'FST_ERR_BAD_URL':
      return new ApiError(400, ['path must be correctly percent-encoded']);
  }
  // Fastify's own refusals of a request that it could not read, e.g. a body shorter than its Content-Length.
  if (statusCode !== undefined && statusCode < 500) return new ApiError(400, ['request could not be read']);
  return new ApiError(500);
}

/**
 * Node's codes for a disk, a quota, a memory or a table of open files that is full: none of it is an error of ours, and
 * all of it passes.
 */
const EXHAUSTED: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'ENOMEM', 'EMFILE', 'ENFILE'];

function isExhausted(error: unknown): boolean {
  return EXHAUSTED.includes(errorCode(error));
}

/**
 * A service sees no more of a request than its body and its path, and the path has passed its check: `invalid` is the
 * body.
 */
function ofFault({ kind, messages, retryAfterSeconds, code }: Fault, route: RouteConfig): ApiError {
  // Members get the reason. Without one it is a client that requests what only members have.
  if (kind === 'forbidden' && messages.length === 0) return insufficientScope(undefined);
  const status = kind === 'invalid' ? (route.bodyFaultStatus ?? STATUS_OF.invalid) : STATUS_OF[kind];
  const seconds = retryAfterSeconds ?? (kind === 'busy' ? RETRY_AFTER_SECONDS : undefined);
  return new ApiError(status, messages, {
    ...(seconds !== undefined && { headers: { 'retry-after': String(seconds) } }),
    hasEmptyBody: kind === 'missing' && route.hasEmptyNotFound === true,
    code,
  });
}

/** Answers what never became a request: no HTTP, a head that is too large, or one that did not come in time. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = UNREADABLE[error.code ?? ''] ?? new ApiError(400, ['request could not be read']);
  const body = JSON.stringify(errorBody(answer));
  socket.end(
    `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}\r\n` +
      `content-type: application/json; charset=utf-8\r\n${ERROR_CODE_HEADER}: ${answer.code}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorBody } from './api-error.ts';
import { isDatabaseGone } from './database-failure.ts';

const RETRY_AFTER_SECONDS = '2';

/** The one place that renders an error. Never a stack, an SQL text or a file path in a body. */
export function renderErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendError(toApiError(error, request.routeOptions.config?.bodyFaultStatus), error, request, reply),
  );
}

export function sendError(
  error: ApiError,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error.statusCode >= 500) request.log.error({ err: cause }, 'request failed');
  return reply
    .code(error.statusCode)
    .headers(error.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}

/** What the caller is told about anything that was thrown. */
export function toApiError(error: unknown, bodyFaultStatus = 400): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseGone(error)) return unavailable();
  if (!(error instanceof Error)) return new ApiError(500);
  const { code, statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, ['request body is too large']);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, ['Content-Type must be application/json']);
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new ApiError(bodyFaultStatus, ['request body must be valid JSON']);
    case 'FST_ERR_BAD_URL':
      return new ApiError(400, ['path must be correctly percent-encoded']);
  }
  // Fastify's own refusals of a request that it could not read, e.g. a body shorter than its Content-Length.
  if (statusCode !== undefined && statusCode < 500) return new ApiError(400, ['request could not be read']);
  return new ApiError(500);
}

/** `cause` is for the log only. */
export function unavailable(cause?: unknown): ApiError {
  const error = new ApiError(503, [], { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
  error.cause = cause;
  return error;
}

/** Answers what is no HTTP at all, before there is a request. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(new ApiError(400, ['request could not be read'])));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

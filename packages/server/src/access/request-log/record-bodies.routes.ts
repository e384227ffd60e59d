import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { addCodes } from './known-codes.ts';
import { LONGEST_READ, omitted, redactBody } from './redact-body.ts';
import type { RequestLog } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Redacted, for the log of a client that records bodies. */
    recordedBodies: RecordedBodies | null;
  }
  interface FastifyContextConfig {
    /** The log itself: a page of it would hold the pages before. */
    hasUnrecordedBodies?: boolean;
  }
}

interface RecordedBodies {
  request: string | null;
  response: string | null;
}

/** Before validation, which changes the body, and before the response is compressed. */
export function recordBodies(scope: ApiScope, requests: RequestLog): void {
  const codes = new Set<string>();
  scope.decorateRequest('recordedBodies', null);
  scope.addHook('onRoute', ({ schema }) => addCodes(schema, codes));
  scope.addHook('preValidation', (request, _reply, done) => {
    if (isRecorded(request, requests))
      request.recordedBodies = { request: requestBody(request, codes), response: null };
    done();
  });
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (isRecorded(request, requests)) {
      request.recordedBodies ??= { request: null, response: null };
      if (String(reply.getHeader('content-type')).includes('json'))
        request.recordedBodies.response = responseBody(payload, codes);
    }
    done(null, payload);
  });
}

function isRecorded(request: FastifyRequest, requests: RequestLog): boolean {
  // Declared as always there; absent when the token was refused.
  const caller = request.caller as Caller | undefined;
  if (caller?.kind !== 'client' || !requests.recordsBodiesOf(caller.id)) return false;
  // Fastify makes these options again each time: only where bodies are recorded at all.
  return request.routeOptions.config.hasUnrecordedBodies !== true;
}

function requestBody({ body, headers }: FastifyRequest, codes: ReadonlySet<string>): string | null {
  if (body === undefined) return null;
  const length = Number(headers['content-length'] ?? 0);
  return length > LONGEST_READ ? omitted(length) : redactBody(body, codes);
}

function responseBody(payload: unknown, codes: ReadonlySet<string>): string | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  if (payload.length > LONGEST_READ) return omitted(payload.length);
  try {
    return redactBody(JSON.parse(payload.toString()), codes);
  } catch {
    // Several documents, a line each.
    return null;
  }
}

import { ERROR_CODES } from '../../error-codes.ts';

/**
 * The headers that every operation of a kind takes and gives, written into the document once instead of at every route.
 */

interface Operation {
  parameters?: object[];
  responses?: Record<string, { headers?: Record<string, object>; content?: object }>;
  'x-permission'?: string;
}

interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: object;
}

// All headers of a request together.
const LONGEST_HEADER = 16_384;

const HEADERS = {
  RequestId: {
    description: 'Id of the request, also written to the server’s log.',
    schema: { type: 'string', maxLength: 64 },
  },
  ErrorCode: {
    description: 'What went wrong, as a code that does not change; the codes are in the guide *Errors*.',
    schema: { type: 'string', enum: Object.keys(ERROR_CODES) },
  },
  ETag: {
    description:
      'Send it in `If-None-Match` for a conditional read, or in `If-Match` for a conditional write.',
    schema: { type: 'string' },
  },
  Location: { description: 'Path of the created resource.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
  RateLimit: { description: 'The remaining quota and when it resets.', schema: { type: 'string' } },
  RateLimitPolicy: { description: 'The rate limit policy.', schema: { type: 'string' } },
  IdempotencyReplayed: {
    description: '`true` when this is the response to an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
  WwwAuthenticate: {
    description:
      'Why the token was rejected (RFC 6750). With status 403, `scope` names the missing permission; without `scope`, the operation is for members only.',
    schema: { type: 'string' },
  },
};

const PARAMETERS = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an earlier response: returns 304 when nothing has changed.',
    schema: { type: 'string', maxLength: LONGEST_HEADER },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the last read: returns 412 when the resource has changed since. All tags are weak and compared weakly.',
    schema: { type: 'string', maxLength: LONGEST_HEADER },
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    required: false,
    description: '`return=minimal`: respond without a body.',
    schema: { type: 'string', maxLength: LONGEST_HEADER },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'For 24 hours, the same key with the same request returns the first response again.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  },
};

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

/**
 * An operation that can end with 422 takes an `Idempotency-Key`, one with 304 an `If-None-Match`, one with 412 an
 * `If-Match`, one with 200 or 204 a `Prefer`.
 */
export function documentHeaders<Api extends object>(api: Api): Api {
  // An OpenAPI document; only what this function reads of it is named above.
  const document = structuredClone(api) as Document;
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(methods)) addHeaders(path, operation);
  document.components = { ...document.components, headers: HEADERS };
  // The same document, with more in it.
  return document as Api;
}

function addHeaders(path: string, operation: Operation): void {
  const isClients = operation['x-permission'] !== undefined;
  const responses = operation.responses ?? {};
  const isKeyed = '422' in responses;
  const isConditional = '304' in responses;
  const isGuarded = '412' in responses;
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(isConditional ? [PARAMETERS.IfNoneMatch] : []),
    ...(isGuarded ? [PARAMETERS.IfMatch] : []),
    ...('200' in responses && '204' in responses ? [PARAMETERS.Prefer] : []),
    ...(isKeyed ? [PARAMETERS.IdempotencyKey] : []),
  ];
  for (const [status, response] of Object.entries(responses)) {
    // Every response has it, as the description of the document says; written here where a reader looks for it.
    const isError = /^[45]/.test(status);
    response.headers = {
      ...(isError && { 'x-request-id': header('RequestId') }),
      ...(isError && { 'x-error-code': header('ErrorCode') }),
      ...(isConditional && ['200', '304'].includes(status) && { ETag: header('ETag') }),
      ...(isGuarded && status === '200' && { ETag: header('ETag') }),
      ...(isKeyed && /^20[01]$/.test(status) && { 'Idempotency-Replayed': header('IdempotencyReplayed') }),
      ...(path.endsWith('/batch') && status === '201' && { Location: header('Location') }),
      ...((status === '401' || (isClients && status === '403')) && {
        'WWW-Authenticate': header('WwwAuthenticate'),
      }),
      ...(['429', '503'].includes(status) && { 'Retry-After': header('RetryAfter') }),
      ...(isClients &&
        /^2|304|429/.test(status) && {
          RateLimit: header('RateLimit'),
          ...(isError && { 'RateLimit-Policy': header('RateLimitPolicy') }),
        }),
      ...response.headers,
    };
  }
}

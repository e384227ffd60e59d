import { STATUS_CODES } from 'node:http';
import { type TSchema, Type } from 'typebox';
import { MAY_HAVE_MESSAGES, STATUSES_WITH_MESSAGES } from './api-error.ts';

const EXAMPLE_MESSAGES: Record<number, string[]> = {
  400: ['page must not be less than 1', 'page_size must not be greater than 100'],
  406: ['[4] "abc" is not an estate of this context'],
  409: ["the calculation job is FINISHED and can't be stopped any more"],
  413: ['request body is too large'],
  415: ['Content-Type must be application/json'],
  422: ['Idempotency-Key was already used for another request'],
};

const WHEN: Record<number, string> = {
  400: 'The request is invalid; all errors are listed.',
  401: 'The token or session is missing, malformed, expired or revoked.',
  403: 'The caller lacks the permission for this operation.',
  404: 'Not found, or not visible to this caller.',
  406: 'The body is invalid, or the caller does not accept JSON. All errors are listed and nothing was created.',
  409: 'The request conflicts with the current state.',
  412: 'The resource no longer matches `If-Match`; nothing was changed.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key was already used for a different request.',
  429: 'Too many requests; retry after `Retry-After` seconds.',
  500: 'Internal server error.',
  503: 'The service is temporarily unavailable; retry after `Retry-After` seconds.',
};

/** The contract's error body for each of these statuses, for the `response` of a route's schema. */
export function errorResponses(...statuses: number[]): Record<number, TSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorResponse(status)]));
}

/** The contract's second kind of error response: 404 with an empty JSON object. */
export const emptyNotFound = {
  404: Type.Object(
    {},
    {
      description: 'The renovation does not exist or is not visible to this caller.',
      additionalProperties: false,
      examples: [{}],
    },
  ),
};

/** One of them, with messages of its own as the example. */
export function errorResponse(status: number, messages = EXAMPLE_MESSAGES[status]): TSchema {
  const error = STATUS_CODES[status] ?? 'Error';
  const hasMessages = STATUSES_WITH_MESSAGES.includes(status);
  const message = Type.Array(Type.String(), { description: 'One sentence per error.' });
  const mayHave = status === MAY_HAVE_MESSAGES;
  const example = { statusCode: status, error, ...(hasMessages && { message: messages }) };
  return Type.Object(
    {
      statusCode: Type.Integer({ description: 'Equals the HTTP status.' }),
      error: Type.String({ description: 'Name of the HTTP status.' }),
      ...(hasMessages && { message }),
      ...(mayHave && { message: Type.Optional(message) }),
    },
    {
      title: hasMessages ? 'FaultyRequestError' : mayHave ? 'ForbiddenError' : 'PlainError',
      description: WHEN[status] ?? error,
      examples: [example],
    },
  );
}

import { STATUS_CODES } from 'node:http';
import type { TSchema } from 'typebox';
import { Type } from '../../infra/checks/type.ts';
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
  400: 'The request is invalid; every fault is named.',
  401: 'The token is missing, malformed, expired or revoked, or there is no such session.',
  403: 'The caller lacks the permission that this operation needs; a member is told why.',
  404: 'Unknown, or not visible to this caller.',
  406: 'The body is invalid, or the caller does not accept JSON; every fault is named and nothing was done.',
  409: 'The request is not possible in the current state.',
  412: 'What is to be changed is no longer as `If-Match` names it; nothing was done.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'An error in the server.',
  503: 'The service is temporarily unavailable; `Retry-After` says when to try again.',
};

/** The contract's error body for each of these statuses, for the `response` of a route's schema. */
export function errorResponses(...statuses: number[]): Record<number, TSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorResponse(status)]));
}

/** The errors that every client operation can end with, besides its own. */
export function clientErrorResponses(...own: number[]): Record<number, TSchema> {
  return errorResponses(...new Set([400, 401, 403, ...own, 429, 500, 503]));
}

/** The contract's second kind of error response: 404 with an empty JSON object. */
export const emptyNotFound = {
  404: Type.Object(
    {},
    {
      description: 'There is no such renovation, or it is not visible to this caller.',
      additionalProperties: false,
      examples: [{}],
    },
  ),
};

/** One of them, with messages of its own as the example. */
export function errorResponse(status: number, messages = EXAMPLE_MESSAGES[status]): TSchema {
  const error = STATUS_CODES[status] ?? 'Error';
  const hasMessages = STATUSES_WITH_MESSAGES.includes(status);
  const message = Type.Array(Type.String(), { description: 'One sentence per fault.' });
  const mayHave = status === MAY_HAVE_MESSAGES;
  const example = { statusCode: status, error, ...(hasMessages && { message: messages }) };
  return Type.Object(
    {
      statusCode: Type.Integer({ description: 'Equals the HTTP status.' }),
      error: Type.String({ description: 'Name of the status.' }),
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

import { Type } from 'typebox';
import { nullable, oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';

const EXAMPLE_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';

/** Each with its first and its last status. */
export const STATUSES_OF = {
  success: [100, 399],
  errors: [400, 599],
  client_errors: [400, 499],
  server_errors: [500, 599],
} as const;

// Its keys are those that it was written with.
const OUTCOMES = Object.keys(STATUSES_OF) as (keyof typeof STATUSES_OF)[];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export const requestQuerySchema = Type.Object(
  {
    client_id: Type.Optional(
      uuid({ description: 'Of one client. A client always gets its own requests alone.' }),
    ),
    outcome: Type.Optional(oneOf(OUTCOMES, { description: 'By the status of the response.' })),
    method: Type.Optional(oneOf(METHODS, { description: 'The HTTP method.' })),
    path: Type.Optional(text({ maxLength: 200, description: 'A part of the path.' })),
    page_size: Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Number of requests.' }),
    before: Type.Optional(uuid({ description: '`next_before` of the previous page.' })),
  },
  { additionalProperties: false },
);

const requestSchema = Type.Object(
  {
    id: uuid(),
    client_id: uuid(),
    client_name: text(),
    at: timestamp({ description: 'When the request arrived.' }),
    method: text(),
    path: text({ description: 'Without the query, which can hold personal data.' }),
    status: Type.Integer(),
    duration_ms: Type.Integer({ minimum: 0 }),
    request_id: text({ description: 'The `x-request-id` of the response.' }),
    error_code: nullable(text({ description: 'The `x-error-code` of the response.' })),
    messages: Type.Array(text(), { description: 'The first five sentences of `message`.' }),
    request_body: Type.Unknown({
      description:
        'JSON without secrets, people and free texts, at most 8 kB; null unless the client records bodies.',
    }),
    response_body: Type.Unknown({ description: 'Likewise, of the response.' }),
  },
  { title: 'LoggedRequest' },
);

export const requestPageSchema = Type.Object(
  {
    requests: Type.Array(requestSchema),
    next_before: nullable(uuid({ description: 'Cursor of the next page; null on the last page.' })),
  },
  {
    title: 'LoggedRequestPage',
    description: 'Requests, newest first.',
    examples: [
      {
        requests: [
          {
            id: EXAMPLE_ID,
            client_id: EXAMPLE_ID,
            client_name: 'Website',
            at: '2026-11-14T09:30:00.000Z',
            method: 'PUT',
            path: '/v1/estates/BE-1001',
            status: 400,
            duration_ms: 4,
            request_id: 'b2c5f0d4-1c1e-4a57-9f05-0c4f7a3a1f11',
            error_code: 'invalid_request',
            messages: ['price must not be less than 0'],
            request_body: { estate_type: 'HOUSE', price: -1 },
            response_body: { statusCode: 400, error: 'Bad Request', message: '[redacted]' },
          },
        ],
        next_before: null,
      },
    ],
  },
);

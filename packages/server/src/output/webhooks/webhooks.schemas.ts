import { Type } from 'typebox';
import { WEBHOOK_EVENTS } from '../../events.ts';
import { nullable, oneOf, text, timestamp, uuid, webAddress } from '../../http/requests/json-schemas.ts';
import { WEBHOOK_STATES } from './webhook.ts';

const EXAMPLE_ID = '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90';
const EXAMPLE_TIME = '2026-11-14T09:30:00.000Z';
const events = (options: object = {}) =>
  Type.Array(oneOf(WEBHOOK_EVENTS), { maxItems: WEBHOOK_EVENTS.length, uniqueItems: true, ...options });

export const webhookParamsSchema = Type.Object({ webhook_id: uuid({ description: 'Id of the webhook.' }) });
export const deliveryParamsSchema = Type.Object({
  webhook_id: uuid({ description: 'Id of the webhook.' }),
  delivery_id: uuid({ description: 'Id of the delivery.' }),
});

export const newWebhookSchema = Type.Object(
  {
    url: Type.Optional(
      webAddress({ description: 'URL that receives events by POST; must start with https://.' }),
    ),
    listen: Type.Optional(
      Type.Literal(true, {
        description:
          'Instead of `url`: events are stored, and read with `GET /v1/webhooks/{webhook_id}/deliveries`. Ends five minutes after the last read. See `rooftree listen`.',
      }),
    ),
    events: Type.Optional(events({ description: 'Event types; all when absent or empty.' })),
  },
  {
    title: 'NewWebhook',
    additionalProperties: false,
    examples: [{ url: 'https://example.com/hooks', events: ['report.created'] }],
  },
);

const webhookFields = {
  id: uuid(),
  url: webAddress(),
  events: events(),
  created_at: timestamp(),
  last_delivered_at: nullable(timestamp()),
  last_failed_at: nullable(timestamp()),
  last_failure: nullable(Type.String()),
  state: oneOf(WEBHOOK_STATES, {
    description:
      '`paused`: deliveries wait after repeated failures. `disabled`: no deliveries until it is resumed.',
  }),
  failures_in_row: Type.Integer({ minimum: 0 }),
  paused_until: nullable(timestamp()),
  disabled_at: nullable(timestamp()),
  dropped_deliveries: Type.Integer({
    minimum: 0,
    description: 'Events that were dropped and will not be delivered.',
  }),
  expires_at: nullable(
    timestamp({ description: 'When a listener ends unless it reads again; null for a webhook with a URL.' }),
  ),
};

const exampleWebhook = {
  id: EXAMPLE_ID,
  url: 'https://example.com/hooks',
  events: ['report.created'],
  created_at: EXAMPLE_TIME,
  last_delivered_at: null,
  last_failed_at: null,
  last_failure: null,
  state: 'delivering',
  failures_in_row: 0,
  paused_until: null,
  disabled_at: null,
  dropped_deliveries: 0,
  expires_at: null,
};

export const webhookListSchema = Type.Object(
  { webhooks: Type.Array(Type.Object(webhookFields)) },
  {
    title: 'WebhookList',
    description: 'The webhooks of this context.',
    examples: [{ webhooks: [exampleWebhook] }],
  },
);

export const createdWebhookSchema = Type.Object(
  {
    ...webhookFields,
    secret: Type.String({ description: 'Signs every delivery. Returned only in this response.' }),
  },
  {
    title: 'CreatedWebhook',
    description: 'The webhook with its secret.',
    examples: [{ ...exampleWebhook, secret: `whsec_${'A'.repeat(43)}=` }],
  },
);

export const resumedSchema = Type.Object(
  { waiting_deliveries: Type.Integer({ minimum: 0, description: 'Number of events being sent.' }) },
  { title: 'ResumedWebhook', examples: [{ waiting_deliveries: 3 }] },
);

export const testQuerySchema = Type.Object(
  {
    event: Type.Optional(
      oneOf(WEBHOOK_EVENTS, {
        description: 'Sends a sample of this event; a `webhook.test` event when absent.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const sentEventSchema = Type.Object(
  { event_id: text({ description: 'The `webhook-id` header of the delivery.' }) },
  { title: 'SentEvent', examples: [{ event_id: `evt_${EXAMPLE_ID}` }] },
);

export const deliveryQuerySchema = Type.Object(
  {
    page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Number of deliveries.' }),
    before: Type.Optional(uuid({ description: '`next_before` of the previous page.' })),
  },
  { additionalProperties: false },
);

const deliverySchema = Type.Object(
  {
    id: uuid(),
    event_id: text({ description: 'Identical for every attempt.' }),
    event: text(),
    created_at: timestamp({ description: 'When it was first sent.' }),
    delivered_at: nullable(timestamp({ description: 'When the receiver accepted it.' })),
    attempts: Type.Array(
      Type.Object({
        at: timestamp(),
        status: nullable(Type.Integer({ description: 'Null when there was no response.' })),
        answer: nullable(Type.String({ description: 'The first 500 bytes of the response.' })),
        failure: nullable(Type.String({ description: 'Null when the receiver accepted it.' })),
        duration_ms: Type.Integer({ minimum: 0 }),
      }),
    ),
    body: nullable(
      Type.String({
        description: 'The request body; null for an event that contains personal contact details.',
      }),
    ),
  },
  { title: 'WebhookDelivery' },
);

export const deliveryPageSchema = Type.Object(
  {
    deliveries: Type.Array(deliverySchema),
    next_before: nullable(uuid({ description: 'Cursor of the next page; null on the last page.' })),
  },
  {
    title: 'WebhookDeliveryPage',
    description: 'Deliveries of the webhook, newest first.',
    examples: [
      {
        deliveries: [
          {
            id: EXAMPLE_ID,
            event_id: `evt_${EXAMPLE_ID}`,
            event: 'report.created',
            created_at: EXAMPLE_TIME,
            delivered_at: EXAMPLE_TIME,
            attempts: [{ at: EXAMPLE_TIME, status: 204, answer: null, failure: null, duration_ms: 42 }],
            body: '{"type":"report.created","timestamp":"2026-11-14T09:30:00.000Z","data":{}}',
          },
        ],
        next_before: null,
      },
    ],
  },
);

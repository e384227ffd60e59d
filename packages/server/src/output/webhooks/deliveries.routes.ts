import { Type } from 'typebox';
import type { WebhookEvent } from '../../events.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { listDeliveries } from './deliveries.repository.ts';
import { LISTENER_MINUTES } from './webhook.ts';
import { extendListener } from './webhooks.repository.ts';
import {
  deliveryPageSchema,
  deliveryParamsSchema,
  deliveryQuerySchema,
  sentEventSchema,
  testQuerySchema,
  webhookParamsSchema,
} from './webhooks.schemas.ts';
import { resendDelivery, testWebhook } from './webhooks.service.ts';

/** What was sent to a webhook, once more, and to try it. */
export function deliveryRoutes(
  app: ApiScope,
  { sql, sampleData }: { sql: Sql; sampleData: (event: WebhookEvent) => object },
): void {
  const config = { permission: 'webhooks:manage' as const };
  const common = { tags: ['Webhooks'] };

  app.get(
    '/v1/webhooks/:webhook_id/deliveries',
    {
      config,
      schema: {
        ...common,
        operationId: 'listWebhookDeliveries',
        summary: 'List webhook deliveries',
        description: 'Each event with all attempts, newest first. Kept for 30 days by default.',
        params: webhookParamsSchema,
        querystring: deliveryQuerySchema,
        response: { 200: deliveryPageSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params, query }, reply) => {
      await extendListener(sql, caller.contextId, params.webhook_id, LISTENER_MINUTES);
      const place = { pageSize: query.page_size, before: query.before ?? null };
      const page = await listDeliveries(sql, caller.contextId, params.webhook_id, place);
      if (page === null) throw new Fault('missing');
      return sendJson(reply, 200, page);
    },
  );

  app.post(
    '/v1/webhooks/:webhook_id/deliveries/:delivery_id/resend',
    {
      config,
      schema: {
        ...common,
        operationId: 'resendWebhookDelivery',
        summary: 'Redeliver an event',
        description:
          'Sent with the same id, so that the receiver can detect duplicates. Rejected (409) for an event whose body is not stored.',
        params: deliveryParamsSchema,
        response: {
          204: Type.Null({ description: 'The event will be sent shortly.' }),
          ...errorResponses(404, 409),
        },
      },
    },
    async ({ caller, params }, reply) => {
      await resendDelivery(sql, caller.contextId, params.webhook_id, params.delivery_id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/webhooks/:webhook_id/test',
    {
      config,
      schema: {
        ...common,
        operationId: 'testWebhook',
        summary: 'Send a test event',
        description:
          'Sends a `webhook.test` event, or a sample of any event with invented data and `"test": true`, whatever the webhook subscribes to. The delivery is logged like any other.',
        params: webhookParamsSchema,
        querystring: testQuerySchema,
        response: { 200: sentEventSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params, query: { event: type } }, reply) => {
      const sample = type === undefined ? null : { type, data: sampleData(type) };
      const { eventId } = await testWebhook(sql, caller.contextId, params.webhook_id, sample);
      return sendJson(reply, 200, JSON.stringify({ event_id: eventId }));
    },
  );
}

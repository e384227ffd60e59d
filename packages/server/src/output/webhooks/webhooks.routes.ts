import { Type } from 'typebox';
import { actorOf } from '../../access/audit/actor-of.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { webhookJson } from './webhook-json.ts';
import { listWebhooks } from './webhooks.repository.ts';
import {
  createdWebhookSchema,
  newWebhookSchema,
  resumedSchema,
  webhookListSchema,
  webhookParamsSchema,
} from './webhooks.schemas.ts';
import { createListener, createWebhook, removeWebhook, resumeWebhook } from './webhooks.service.ts';

interface WebhookOptions {
  sql: Sql;
  allowPrivateAddresses: boolean;
  publicUrl: string;
}

/** Where a context wants its events, for those who manage that. */
export function webhookRoutes(
  app: ApiScope,
  { sql, allowPrivateAddresses, publicUrl }: WebhookOptions,
): void {
  const config = { permission: 'webhooks:manage' as const, hasOwnAuditEntry: true };
  const common = { tags: ['Webhooks'] };

  app.get(
    '/v1/webhooks',
    {
      config,
      schema: {
        ...common,
        operationId: 'listWebhooks',
        summary: 'List webhooks',
        description: 'With the state and the latest delivery results of each.',
        response: { 200: webhookListSchema },
      },
    },
    async ({ caller }, reply) => {
      const webhooks = await listWebhooks(sql, caller.contextId);
      return sendJson(reply, 200, JSON.stringify({ webhooks: webhooks.map(webhookJson) }));
    },
  );

  app.post(
    '/v1/webhooks',
    {
      config,
      schema: {
        ...common,
        operationId: 'createWebhook',
        summary: 'Create a webhook',
        description: 'The response contains the secret that signs deliveries; it cannot be retrieved later.',
        body: newWebhookSchema,
        response: { 201: createdWebhookSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { url, listen, events = [] } = request.body;
      if ((url === undefined) === (listen === undefined))
        throw new Fault('invalid', ['either url or listen must be given']);
      const { contextId } = request.caller;
      const actor = actorOf(request);
      const made =
        url === undefined
          ? await createListener(sql, contextId, { publicUrl, events }, actor)
          : await createWebhook(sql, contextId, { url, events, allowPrivateAddresses }, actor);
      return sendJson(reply, 201, JSON.stringify({ ...webhookJson(made), secret: made.secret }));
    },
  );

  app.post(
    '/v1/webhooks/:webhook_id/resume',
    {
      config: { permission: 'webhooks:manage' as const },
      schema: {
        ...common,
        operationId: 'resumeWebhook',
        summary: 'Resume a webhook',
        description: 'Enables deliveries again and sends pending events now.',
        params: webhookParamsSchema,
        response: { 200: resumedSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => {
      const { waiting } = await resumeWebhook(sql, caller.contextId, params.webhook_id);
      return sendJson(reply, 200, JSON.stringify({ waiting_deliveries: waiting }));
    },
  );

  app.delete(
    '/v1/webhooks/:webhook_id',
    {
      config,
      schema: {
        ...common,
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'Also deletes its delivery log. Pending events are dropped.',
        params: webhookParamsSchema,
        response: { 204: Type.Null({ description: 'Deleted.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      await removeWebhook(sql, caller.contextId, params.webhook_id, actorOf(request));
      return reply.code(204).send();
    },
  );
}

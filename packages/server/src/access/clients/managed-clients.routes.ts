import { Type } from 'typebox';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { actorOf } from '../audit/actor-of.ts';
import { clientJson } from './client-json.ts';
import type { ClientKeys } from './client-keys.ts';
import { listClients } from './clients.repository.ts';
import { createClient, disableClient, rotateSecret, setRecordsBodies } from './clients.service.ts';
import type { Credentials } from './clients.ts';
import {
  clientListSchema,
  clientParamsSchema,
  clientUpdateSchema,
  credentialsSchema,
  newClientSchema,
  newSecretSchema,
} from './managed-clients.schemas.ts';

/** The API clients of a context, for those who manage them. */
export function managedClientRoutes(app: ApiScope, { sql, keys }: { sql: Sql; keys: ClientKeys }): void {
  const config = { permission: 'clients:manage' as const, hasOwnAuditEntry: true };
  const common = { tags: ['Console'], security: [{ session: [] }] };

  app.get(
    '/v1/clients',
    {
      config,
      schema: {
        ...common,
        operationId: 'listClients',
        summary: 'List the API clients of the context',
        description: 'Includes disabled clients. Oldest first.',
        response: { 200: clientListSchema },
      },
    },
    async ({ caller }, reply) => {
      const clients = await listClients(sql, caller.contextId);
      return sendJson(reply, 200, JSON.stringify({ clients: clients.map(clientJson) }));
    },
  );

  app.post(
    '/v1/clients',
    {
      config,
      schema: {
        ...common,
        operationId: 'createClient',
        summary: 'Create an API client',
        description: 'The response contains the secret, which cannot be retrieved later.',
        body: newClientSchema,
        response: { 201: credentialsSchema },
      },
    },
    async (request, reply) => {
      const { caller, body } = request;
      const made = await createClient(sql, keys, caller.contextId, body, actorOf(request));
      return sendJson(reply, 201, credentialsJson(made));
    },
  );

  app.post(
    '/v1/clients/:client_id/secret',
    {
      config,
      schema: {
        ...common,
        operationId: 'rotateClientSecret',
        summary: 'Rotate the secret of an API client',
        description:
          'The previous secret stays valid until the next rotation, so that running integrations can switch. Rejected (409) for a disabled client.',
        params: clientParamsSchema,
        body: newSecretSchema,
        response: { 200: credentialsSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const made = await rotateSecret(sql, keys, params.client_id, {
        disableOthers: body.disable_others === true,
        ofContext: caller.contextId,
        actor: actorOf(request),
      });
      return sendJson(reply, 200, credentialsJson(made));
    },
  );

  app.patch(
    '/v1/clients/:client_id',
    {
      config,
      schema: {
        ...common,
        operationId: 'updateClient',
        summary: 'Update an API client',
        description: 'Applies within about a second. Rejected (409) for a disabled client.',
        params: clientParamsSchema,
        body: clientUpdateSchema,
        response: { 204: Type.Null({ description: 'Updated.' }), ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const change = { ofContext: caller.contextId, actor: actorOf(request) };
      await setRecordsBodies(sql, params.client_id, body.records_bodies, change);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/v1/clients/:client_id',
    {
      config,
      schema: {
        ...common,
        operationId: 'disableClient',
        summary: 'Disable an API client',
        description:
          'Its tokens are revoked within a second. The client stays in the list and cannot be enabled again.',
        params: clientParamsSchema,
        response: { 204: Type.Null({ description: 'Disabled.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      const change = { ofContext: caller.contextId, actor: actorOf(request) };
      await disableClient(sql, params.client_id, change);
      return reply.code(204).send();
    },
  );
}

function credentialsJson({ clientId, clientSecret }: Credentials): string {
  return JSON.stringify({ client_id: clientId, client_secret: clientSecret });
}

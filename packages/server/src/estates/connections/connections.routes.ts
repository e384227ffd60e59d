import { PROVIDERS } from '@rooftree/connectors';
import { Type } from 'typebox';
import { actorOf } from '../../access/audit/actor-of.ts';
import { Fault } from '../../fault.ts';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import { listConnections } from './connection-json.repository.ts';
import {
  connectionChangesSchema,
  connectionListSchema,
  connectionParamsSchema,
  connectionSchema,
  newConnectionSchema,
  previewSchema,
  providerListSchema,
} from './connections.schemas.ts';
import {
  type ConnectionVault,
  changeConnection,
  createConnection,
  getConnection,
  removeConnection,
} from './connections.service.ts';
import { previewConnection } from './preview.service.ts';
import type { OpenSessions } from './providers/open-sessions.ts';
import type { PageReader } from './sync/write-page.ts';

/** A preview calls the provider: not more often than a person would. */
const PREVIEWS = { name: 'connection-previews', perMinute: 10 };

type ConnectionRouteOptions = ConnectionVault & PageReader & { sessions: OpenSessions };

/** Where an agency's estates come from. For members: what is sealed here opens another system. */
export function connectionRoutes(app: ApiScope, options: ConnectionRouteOptions): void {
  const { sql } = options;
  const common = { tags: ['Connections'], security: [{ session: [] }] };
  const reading = { permission: 'connections:read' as const };
  const writing = { permission: 'connections:write' as const, hasOwnAuditEntry: true };
  const one = async (contextId: string, id: string) => {
    const [found] = await listConnections(sql, contextId, id);
    if (found === undefined) throw new Fault('missing', [`there is no connection ${id}`]);
    return found;
  };

  app.get(
    '/v1/connection-providers',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listConnectionProviders',
        summary: 'List connection providers',
        description: 'With the credentials that each provider needs.',
        response: { 200: providerListSchema },
      },
    },
    async () => ({
      providers: PROVIDERS.map(({ name, base, pull, putBack, credentials }) => ({
        name,
        base,
        is_read: pull !== undefined,
        takes_reports: putBack !== undefined,
        credentials: credentials.map((field) => ({ ...field, is_optional: field.is_optional ?? false })),
      })),
    }),
  );

  app.get(
    '/v1/connections',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listConnections',
        summary: 'List connections',
        description: 'Each with its state and its last sync.',
        response: { 200: connectionListSchema },
      },
    },
    async ({ caller }, reply) =>
      sendJson(reply, 200, `{"connections":[${(await listConnections(sql, caller.contextId)).join()}]}`),
  );

  app.post(
    '/v1/connections',
    {
      config: writing,
      schema: {
        ...common,
        operationId: 'createConnection',
        summary: 'Create a connection',
        description:
          'The first full sync starts within a minute. After that, changes sync every few minutes and everything syncs each night. With `is_paused`, nothing syncs automatically. Preview it first to see the result.',
        body: newConnectionSchema,
        response: { 201: connectionSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { caller, body } = request;
      const id = await createConnection(options, caller.contextId, settingsOf(body), actorOf(request));
      return sendJson(reply, 201, await one(caller.contextId, id));
    },
  );

  app.get(
    '/v1/connections/:id',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'getConnection',
        summary: 'Get a connection',
        description: 'With its state and its last sync.',
        params: connectionParamsSchema,
        response: { 200: connectionSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }, reply) => sendJson(reply, 200, await one(caller.contextId, params.id)),
  );

  app.patch(
    '/v1/connections/:id',
    {
      config: writing,
      schema: {
        ...common,
        operationId: 'updateConnection',
        summary: 'Update a connection',
        description:
          'Changes the given fields. Credentials are replaced as a whole, and a connection that waited for new credentials syncs again.',
        params: connectionParamsSchema,
        body: connectionChangesSchema,
        response: { 200: connectionSchema, ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const changes = settingsOf(body);
      await changeConnection(options, caller.contextId, params.id, changes, actorOf(request));
      return sendJson(reply, 200, await one(caller.contextId, params.id));
    },
  );

  app.delete(
    '/v1/connections/:id',
    {
      config: writing,
      schema: {
        ...common,
        operationId: 'deleteConnection',
        summary: 'Delete a connection',
        description: 'Its estates and their facts stay.',
        params: connectionParamsSchema,
        response: { 204: Type.Null({ description: 'Removed.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request;
      await removeConnection(sql, caller.contextId, params.id, actorOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/connections/:id/preview',
    {
      config: { ...writing, rateLimit: PREVIEWS },
      schema: {
        ...common,
        operationId: 'previewConnection',
        summary: 'Preview a sync',
        description:
          'Fetches up to about 100 estates and shows what a sync would do with each. Nothing is stored. Rejected (409), with the reason, when the provider cannot be reached.',
        params: connectionParamsSchema,
        response: { 200: previewSchema, ...errorResponses(404, 409) },
      },
    },
    async ({ caller, params }) =>
      previewConnection(options, await getConnection(sql, caller.contextId, params.id)),
  );
}

interface SentSettings {
  is_paused?: boolean;
  plans_estates?: boolean;
  returns_reports?: boolean;
}

function settingsOf<Body extends SentSettings>(body: Body) {
  const { is_paused: isPaused, plans_estates: plansEstates, returns_reports: returnsReports, ...rest } = body;
  return {
    ...rest,
    ...(isPaused !== undefined && { isPaused }),
    ...(plansEstates !== undefined && { plansEstates }),
    ...(returnsReports !== undefined && { returnsReports }),
  };
}

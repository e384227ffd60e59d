import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import packageFile from '../../../package.json' with { type: 'json' };
import type { ApiScope } from '../../http/access/api-scope.ts';
import { unauthorized } from '../../http/errors/challenges.ts';
import { type ComputePool, computeTask } from '../../infra/compute/compute-pool.ts';
import type { ApiRequest, CallApi } from './api.ts';
import { createToolServer } from './create-tool-server.ts';
import type { planChoices } from './plan-choices.thread.ts';

const TOOL_SERVER_PATH = '/mcp';
const METADATA_PATH = '/.well-known/oauth-protected-resource';
const PLAN = computeTask<typeof planChoices>(
  new URL('./plan-choices.thread.ts', import.meta.url),
  'planChoices',
);

interface ToolServerOptions {
  compute: ComputePool;
  publicUrl: string;
}

/** The tools over HTTP, for clients with a token. Each request stands alone: there are no sessions to lose. */
export function toolServerRoutes(scope: ApiScope, { compute, publicUrl }: ToolServerOptions): void {
  const metadata = `resource_metadata="${publicUrl}${METADATA_PATH}${TOOL_SERVER_PATH}"`;
  scope.addHook('onSend', async (request, reply) => {
    // Where a client without a token learns how to get one (RFC 9728).
    if (reply.statusCode === 401 && request.url.startsWith(TOOL_SERVER_PATH))
      reply.header(
        'www-authenticate',
        `${String(reply.getHeader('www-authenticate') ?? 'Bearer')}, ${metadata}`,
      );
  });
  scope.post(
    TOOL_SERVER_PATH,
    { schema: { hide: true }, config: { permission: 'renovations:read' } },
    async (request, reply) => {
      // A member's session is for the console's own pages.
      if (request.credential.kind !== 'token') throw unauthorized('Bearer');
      const { contextId } = request.caller;
      const context = {
        call: callAs(scope, request),
        plan: (basis: Parameters<typeof planChoices>[0]['basis'], choices: string) =>
          compute.run(PLAN, { basis, choices }, { contextId }),
      };
      const handler = createMcpHandler(() => createToolServer(context, packageFile.version), {
        // There is nothing to subscribe to, and a stream that never ends would hold its request until the limit of
        // time.
        maxSubscriptions: 0,
        onerror: (error) => request.log.warn({ err: error }, 'A message to the tool server was refused.'),
      });
      const response = await handler.fetch(webRequestOf(request, publicUrl), { parsedBody: request.body });
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
    },
  );
}

/** For anyone: which server issues the tokens of the tool server. */
export function toolServerMetadataRoutes(scope: ApiScope, publicUrl: string): void {
  const metadata = {
    resource: `${publicUrl}${TOOL_SERVER_PATH}`,
    authorization_servers: [publicUrl],
    bearer_methods_supported: ['header'],
    scopes_supported: ['renovations:read', 'estates:read', 'renovations:write', 'reports:create'],
    resource_documentation: `${publicUrl}/docs/assistants`,
  };
  for (const path of [METADATA_PATH, `${METADATA_PATH}${TOOL_SERVER_PATH}`])
    scope.get(path, { schema: { hide: true } }, async () => metadata);
}

/** Requests of the API with the caller's own token: nothing is checked a second way. */
function callAs(scope: ApiScope, request: FastifyRequest): CallApi {
  return async ({ method, path, body }: ApiRequest) => {
    const { authorization = '', host = '' } = request.headers;
    const response = await scope.inject({
      method,
      url: path,
      headers: { authorization, host, ...(body !== undefined && { 'content-type': 'application/json' }) },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      body: response.payload === '' ? null : JSON.parse(response.payload),
      challenge: String(response.headers['www-authenticate'] ?? '') || null,
    };
  };
}

function webRequestOf(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Request(`${publicUrl}${request.url}`, { method: 'POST', headers });
}

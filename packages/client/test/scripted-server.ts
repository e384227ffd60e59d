import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ScriptedServer {
  baseUrl: string;
  /** Every request so far, the token requests too. */
  seen: Seen[];
  tokenRequests(): number;
  server: Server;
}

export type Script = (request: Seen, response: ServerResponse, count: number) => void | Promise<void>;

/** Faults a healthy server never shows, over a real socket: the script answers all but the token requests. */
export async function startScriptedServer(
  t: TestContext,
  script: Script,
  { expiresIn = 3600 } = {},
): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  const tokenRequests = () => seen.filter(({ path }) => path === '/v1/oauth/token').length;
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
    seen.push(one);
    if (path !== '/v1/oauth/token') return script(one, response, seen.length - tokenRequests());
    answer(response, 200, {
      access_token: `token-${tokenRequests()}`,
      expires_in: expiresIn,
      token_type: 'Bearer',
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, seen, tokenRequests, server };
}

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

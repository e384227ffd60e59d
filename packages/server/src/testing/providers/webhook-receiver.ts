import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** What it answers from now on; null for nothing at all, ever. */
  answer: { status: number; headers?: Record<string, string> } | null;
  /** Requests that wait for their answer now, and the most that ever did. */
  open: { now: number; most: number };
  /** Closes the connections of those that wait. */
  dropOpen(): void;
  close(): void;
}

/** A receiver of webhooks on loopback. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    receiver.open.now += 1;
    receiver.open.most = Math.max(receiver.open.most, receiver.open.now);
    response.once('close', () => {
      receiver.open.now -= 1;
    });
    const body = (await request.toArray()).join('');
    receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
    if (receiver.answer) response.writeHead(receiver.answer.status, receiver.answer.headers).end('thank you');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    answer: { status: 204 },
    open: { now: 0, most: 0 },
    dropOpen: () => server.closeAllConnections(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}

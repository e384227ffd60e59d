import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BusyProxy {
  url: string;
  /** The idempotency keys of the batches that were refused, and of those that were passed on. */
  refused: string[];
  passed: string[];
  close(): void;
}

/** Refuses every batch once, with 503 and a time to wait, as a server does that is about to restart. */
export async function startBusyProxy(target: string): Promise<BusyProxy> {
  const refused: string[] = [];
  const passed: string[] = [];
  const server = createServer((incoming, answer) => {
    const { method, headers, url: path = '' } = incoming;
    if (path.endsWith('/batch')) {
      const key = String(headers['idempotency-key']);
      const isNew = !refused.includes(key);
      (isNew ? refused : passed).push(key);
      if (isNew) {
        answer.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' });
        answer.end('{"statusCode":503,"error":"Service Unavailable"}');
        return;
      }
    }
    const outgoing = request(target + path, { method, headers });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    refused,
    passed,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PathProxy {
  /** Where it is reached, with its path. */
  url: string;
  /** What was asked for outside of its path. */
  strays: string[];
  forwardTo(port: number): void;
  close(): void;
}

/**
 * A proxy as nginx is with `location /path/ { proxy_pass http://server/; }`: it takes the path off, and knows nothing
 * else.
 */
export async function startPathProxy(path: string): Promise<PathProxy> {
  const strays: string[] = [];
  let port = 0;
  const server = createServer((incoming, answer) => {
    const asked = incoming.url ?? '';
    if (!asked.startsWith(`${path}/`)) {
      strays.push(asked);
      answer.writeHead(404).end();
      return;
    }
    const { method, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, path: asked.slice(path.length), method, headers });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port, not on a pipe.
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${ownPort}${path}`,
    strays,
    forwardTo(target) {
      port = target;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

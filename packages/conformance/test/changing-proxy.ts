import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Passing {
  /** `GET /v1/renovations`, without the query. */
  call: string;
  query: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A server that hands every request on to another, and lets `change` spoil the answer. */
export async function startChangingProxy(target: string, change: (answer: Passing) => void) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host, connection, 'content-length': length, 'transfer-encoding': encoding, ...kept } = headers;
    const answer = await fetch(target + url, {
      method,
      headers: kept as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const passing: Passing = {
      call: `${method} ${url.replace(/\?.*/, '')}`,
      query: url.replace(/^[^?]*/, ''),
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
    change(passing);
    // `fetch` has undone the compression.
    const {
      'content-encoding': compression,
      'content-length': oldLength,
      'transfer-encoding': oldEncoding,
      ...rest
    } = passing.headers;
    response.writeHead(passing.status, rest).end(passing.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

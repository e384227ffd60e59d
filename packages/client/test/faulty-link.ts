import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export interface FaultyLink {
  url: string;
  /** Cuts the next answer, on whatever connection, after so many bytes of it. */
  cutNextAnswerAfter(bytes: number): void;
  /** Holds back every answer from now on. */
  stall(): void;
  /** Lets so many bytes of answers through each 10 ms; what is more waits. */
  throttle(bytesPer10Ms: number): void;
}

/** A network between a client and a server that does what networks do. */
export async function startFaultyLink(t: TestContext, serverUrl: string): Promise<FaultyLink> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let cutAfter: number | undefined;
  let isStalled = false;
  let bytesPer10Ms: number | undefined;

  const link = createServer((downstream) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [downstream, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    downstream.pipe(upstream);
    upstream.on('close', () => downstream.end());
    upstream.on('data', async (bytes) => {
      if (cutAfter !== undefined) {
        downstream.write(bytes.subarray(0, cutAfter), () => downstream.destroy());
        upstream.destroy();
        cutAfter = undefined;
      } else if (bytesPer10Ms !== undefined) {
        upstream.pause();
        for (let from = 0; from < bytes.length; from += bytesPer10Ms) {
          downstream.write(bytes.subarray(from, from + bytesPer10Ms));
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        upstream.resume();
      } else if (!isStalled) downstream.write(bytes);
    });
  });
  link.listen(0, '127.0.0.1');
  await once(link, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    link.close();
  });
  return {
    url: `http://127.0.0.1:${(link.address() as AddressInfo).port}`,
    cutNextAnswerAfter: (bytes) => {
      cutAfter = bytes;
    },
    stall: () => {
      isStalled = true;
    },
    throttle: (bytes) => {
      bytesPer10Ms = bytes;
    },
  };
}

import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to outgoing connections (32768 and up), so that no connection takes one between the
 * look and the use; each process begins elsewhere, so that it seldom meets what another has claimed.
 */
const FIRST = 20_000;
const COUNT = 12_000;
let next = (process.pid * 37) % COUNT;

/** Held until this process ends, however it ends. */
const claims: Socket[] = [];

/**
 * A port that nobody listens on, nor will: known before the server listens, because links in answers contain it.
 * Between the look and the use another test process may look as well, so each first claims the port of the same number
 * for datagrams, which only one can have.
 */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error('every port is taken');
}

async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
  } catch {
    return false;
  }
  claims.push(socket.unref());
  return true;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

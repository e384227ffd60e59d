import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to outgoing connections (32768 and up), so that no connection takes one between the
 * look and the use; each process begins elsewhere, so that test files that run side by side do not meet.
 */
const FIRST = 20_000;
const COUNT = 12_000;
let next = (process.pid * 37) % COUNT;

/** A port that nobody listens on; known before the server listens, because links in answers contain it. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error('every port is taken');
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

import type { DatabaseSocket, DatabaseSocketOptions } from './database-socket.ts';
import { tlsModeOf } from './open-connection.ts';

/** What postgres.js tells whoever makes its sockets: the host of the URL with its port, each a list, or the path of a socket file. */
interface DriverTarget {
  host: string[];
  port: number[];
  path: string | false;
  fetch_types: boolean;
}

/**
 * postgres.js collects what is smaller than 1,024 bytes for the next turn of the event loop. When the connection is lost
 * before that turn, it takes the turn for still to come: the next connection would never send its first message. One of this
 * size is sent at once. The options say again what is sent anyhow, because PgBouncer refuses any that it cannot carry over.
 */
const PADDING = { options: Array.from({ length: 64 }, () => '-c TimeZone=UTC').join(' ') };

/** Options of postgres.js that have it use sockets of ours. */
export function driverOptions(
  address: string,
  settings: Readonly<Record<string, string | number>>,
  makeSocket: (options: Pick<DatabaseSocketOptions, 'tlsMode' | 'fetchesTypes'>) => DatabaseSocket,
) {
  const tlsMode = tlsModeOf(address);
  return {
    ...socketFolderOf(address),
    // The socket encrypts.
    ssl: false,
    connection: { ...settings, ...PADDING },
    socket({ host, port, path, fetch_types: fetchesTypes }: DriverTarget): DatabaseSocket {
      return makeSocket({ tlsMode, fetchesTypes }).connect(path || (port[0] ?? 5432), host[0]);
    },
  };
}

/** libpq's URL for a socket folder is `postgres://user@%2Ffolder/database`; postgres.js takes the folder apart from the URL. */
function socketFolderOf(address: string): { host?: string } {
  const { hostname } = new URL(address);
  return /^%2f/i.test(hostname) ? { host: decodeURIComponent(hostname) } : {};
}

import type { DatabaseSocket } from './database-socket.ts';
import { type TlsMode, tlsModeOf } from './open-connection.ts';

/** What postgres.js tells whoever makes its sockets: the hosts of the URL with their ports, or the path of a socket file. */
interface DriverTarget {
  host: string[];
  port: number[];
  path: string | false;
}

/** Options of postgres.js that have it use sockets of ours; several hosts are tried in turn. */
export function driverOptions(databaseUrl: string, makeSocket: (tlsMode: TlsMode) => DatabaseSocket) {
  const tlsMode = tlsModeOf(databaseUrl);
  let turn = 0;
  return {
    ...socketFolderOf(databaseUrl),
    // The socket encrypts.
    ssl: false,
    socket({ host, port, path }: DriverTarget): DatabaseSocket {
      const place = turn++ % host.length;
      return makeSocket(tlsMode).connect(path || (port[place] ?? 5432), host[place]);
    },
  };
}

/** libpq's URL for a socket folder is `postgres://user@%2Ffolder/database`; postgres.js takes the folder apart from the URL. */
function socketFolderOf(databaseUrl: string): { host?: string } {
  const { hostname } = new URL(databaseUrl);
  return /^%2f/i.test(hostname) ? { host: decodeURIComponent(hostname) } : {};
}

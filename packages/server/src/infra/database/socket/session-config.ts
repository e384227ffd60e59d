import type { ClientConfig } from 'pg';
import type { DatabaseSocket } from './database-socket.ts';
import { type TlsMode, tlsModeOf } from './open-connection.ts';

interface Session {
  applicationName: string;
  /** Names and values without spaces. PgBouncer refuses any that it cannot carry over to the session that it lends. */
  settings: Readonly<Record<string, string | number>>;
}

/** How pg opens a session, on a socket of ours. */
export function sessionConfig(
  address: string,
  { applicationName, settings }: Session,
  createSocket: (tlsMode: TlsMode) => DatabaseSocket,
): ClientConfig {
  const url = new URL(address);
  const tlsMode = tlsModeOf(address);
  // The socket encrypts: the driver is not to do it again.
  url.searchParams.delete('sslmode');
  url.searchParams.delete('ssl');
  const session = Object.entries({ TimeZone: 'UTC', ...settings });
  return {
    connectionString: url.href,
    application_name: applicationName,
    ssl: false,
    options: session.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    stream: () => createSocket(tlsMode),
  };
}

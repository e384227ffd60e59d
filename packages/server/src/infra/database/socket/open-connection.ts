import { once } from 'node:events';
import { createConnection, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** libpq's names. `require` and `prefer` encrypt without checking who answers; `prefer` also does without. */
export type TlsMode = 'disable' | 'prefer' | 'require' | 'verify-full';

interface Target {
  /** A port, or the path of a socket file. */
  port: number | string;
  host?: string | undefined;
  tlsMode: TlsMode;
}

class NoEncryptionError extends Error {
  readonly code = 'NO_ENCRYPTION';
}

const STANDARD_PORT = 5432;

/** Where an address leads; libpq's form for a socket folder is `postgres://user@%2Ffolder/database`. */
export function targetOf(address: string): Target {
  const url = new URL(address);
  const tlsMode = tlsModeOf(address);
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || STANDARD_PORT);
  return host.startsWith('/') ? { port: `${host}/.s.PGSQL.${port}`, tlsMode } : { port, host, tlsMode };
}

/** What the URL requires, in libpq's words (`sslmode`) or as `ssl`. */
export function tlsModeOf(address: string): TlsMode {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  if (mode === 'disable' || mode === 'false') return 'disable';
  if (mode === 'allow' || mode === 'prefer') return 'prefer';
  return mode === 'require' ? 'require' : 'verify-full';
}

/** https://www.postgresql.org/docs/18/protocol-message-formats.html: SSLRequest. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** Keepalive probes now and then: a peer whose machine is gone is noticed although no caller waits for it. */
const KEEP_ALIVE_MS = 10_000;

/** An open connection, encrypted when the mode requires it. Aborting ends it however far it is. */
export async function openConnection(target: Target, signal: AbortSignal): Promise<Socket> {
  const plain =
    typeof target.port === 'string'
      ? createConnection(target.port)
      : createConnection({ port: target.port, host: target.host ?? 'localhost' });
  // Until the caller listens: an error that comes after an abort has no listener, and would end the process.
  plain.on('error', () => {});
  signal.addEventListener('abort', () => plain.destroy(), { once: true });
  await once(plain, 'connect', { signal });
  plain.setNoDelay(true);
  plain.setKeepAlive(true, KEEP_ALIVE_MS);
  // As libpq: a socket file is never encrypted.
  if (target.tlsMode === 'disable' || target.host === undefined) return plain;
  plain.write(SSL_REQUEST);
  const [answer]: Buffer[] = await once(plain, 'data', { signal });
  if (answer?.toString() === 'S') return secured(plain, target, signal);
  if (target.tlsMode === 'prefer') return plain;
  plain.destroy();
  throw new NoEncryptionError('PostgreSQL does not offer the encryption that DATABASE_URL requires');
}

async function secured(plain: Socket, { host = '', tlsMode }: Target, signal: AbortSignal): Promise<Socket> {
  const secure = connectTls({
    socket: plain,
    // The host is what the certificate is checked against; a server name must not be an address (RFC 6066, section 3).
    host,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: tlsMode === 'verify-full',
  });
  secure.on('error', () => {});
  await once(secure, 'secureConnect', { signal });
  return secure;
}

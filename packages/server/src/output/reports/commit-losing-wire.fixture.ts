import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

export interface CommitLosingWire {
  databaseUrl: string;
  /** The next COMMIT is done, and the connection cut before its answer arrives. */
  loseNextCommit(): void;
  /** How often that happened. */
  lost: number;
  close(): void;
}

/** A wire to PostgreSQL that can be cut at the one moment when nobody knows whether a transaction was committed. */
export async function openCommitLosingWire(databaseUrl: string): Promise<CommitLosingWire> {
  const url = new URL(databaseUrl);
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let isArmed = false;

  const server = createServer((near) => {
    const far = connect(target);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      // The command's tag: PostgreSQL has committed, and says so.
      if (!isArmed || !data.includes('COMMIT\0')) return void near.write(data);
      isArmed = false;
      wire.lost += 1;
      near.destroy();
    });
    near.on('close', () => far.destroy()).on('error', () => near.destroy());
    far.on('close', () => near.destroy()).on('error', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  // A server that listens on a port has an address of this form.
  url.port = String((server.address() as AddressInfo).port);
  const wire: CommitLosingWire = {
    databaseUrl: url.href,
    lost: 0,
    loseNextCommit: () => {
      isArmed = true;
    },
    close: () => void server.close(),
  };
  return wire;
}

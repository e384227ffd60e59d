import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export interface PgBouncer {
  version: string;
  urlOf(database: string): string;
  pid(): number | undefined;
  /** Has it open new sessions from now on. */
  reconnect(): Promise<void>;
  /** Ends it as a machine would that lost its power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
/** It does not run as root; Debian's account for what owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Why tests with it cannot run, or false. */
export function whyNoPgBouncer(): string | false {
  const version = findVersion();
  if (version === undefined)
    return 'PgBouncer is not installed here: apt-get install pgbouncer (Debian 13 or newer)';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 1 && minor < 21 && `PgBouncer ${version} is too old: Debian 13 brings a newer one`;
}

/**
 * PgBouncer in transaction mode, by a Unix socket, before all databases of this server. `ignored` are start-up
 * parameters that it drops.
 */
export async function startPgBouncer(
  serverUrl: string,
  options: { sessions: number; ignored?: readonly string[]; preparedStatements?: number },
): Promise<PgBouncer> {
  const { sessions, ignored = [], preparedStatements = 200 } = options;
  const account = process.getuid?.() === 0 ? NOBODY : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-pooler-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"rooftree" ""\n');
  const settings = {
    pool_mode: 'transaction',
    default_pool_size: sessions,
    max_client_conn: 500,
    max_db_connections: sessions,
    listen_addr: '',
    unix_socket_dir: folder,
    auth_type: 'trust',
    auth_file: users,
    admin_users: 'rooftree',
    logfile: join(folder, 'pgbouncer.log'),
    max_prepared_statements: preparedStatements,
    ignore_startup_parameters: ignored.join(', '),
  };
  const file = join(folder, 'pgbouncer.ini');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const server = decodeURIComponent(new URL(serverUrl).hostname);
  writeFileSync(
    file,
    ['[databases]', `* = host=${server} user=rooftree`, '[pgbouncer]', ...lines, ''].join('\n'),
  );
  const socket = join(folder, '.s.PGSQL.6432');

  let child: ReturnType<typeof spawn> | undefined;
  async function start(): Promise<void> {
    rmSync(socket, { force: true });
    child = spawn('pgbouncer', [file], { cwd: '/', stdio: 'ignore', ...account });
    for (const deadline = Date.now() + START_LIMIT_MS; !existsSync(socket); await sleep(20)) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PgBouncer did not start: ${readFileSync(settings.logfile, 'utf8')}`);
      }
    }
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    version: findVersion() ?? 'unknown',
    urlOf: (database) => `postgres://rooftree@${encodeURIComponent(folder)}:6432/${database}`,
    pid: () => child?.pid,
    async reconnect() {
      // Its console understands the simple protocol only.
      const console = new Client({ host: folder, port: 6432, user: 'rooftree', database: 'pgbouncer' });
      await console.connect();
      await console.query('RECONNECT');
      await console.end();
    },
    kill: () => end('SIGKILL'),
    start,
    async remove() {
      // From 1.23 on a SIGTERM waits for all clients to leave.
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findVersion(): string | undefined {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return stdout?.match(/PgBouncer (\d+\.\d+)/)?.[1];
}

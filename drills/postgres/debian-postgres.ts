import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAMS = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;

export interface DebianPostgres {
  majorVersion: string;
  /** The folder of its programs. */
  programs: string;
  /** Of its database "postgres"; the user owns everything. */
  url: string;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/**
 * Debian's PostgreSQL on a scratch folder, reached by a Unix socket only. Root starts it as Debian's user "postgres".
 */
export async function startDebianPostgres(wantedVersion?: string): Promise<DebianPostgres> {
  const majorVersion = wantedVersion ?? newestVersion();
  const bin = join(PROGRAMS, majorVersion, 'bin');
  if (!existsSync(bin)) throw new Error(`there is no ${bin}: apt-get install postgresql-${majorVersion}`);
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-debian-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const cluster = join(folder, 'cluster');

  // An order of words by language, as many installations have it: ours must not depend on it.
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', cluster, '--username=rooftree', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'].concat(
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ),
    { cwd: '/', encoding: 'utf8', ...account },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '300',
    fsync: 'off',
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'], ...account },
  );
  const ended = once(server, 'exit');
  const socket = join(folder, '.s.PGSQL.5432');
  for (const deadline = Date.now() + START_LIMIT_MS; !existsSync(socket); await sleep(50)) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`${bin}/postgres did not start`);
  }
  return {
    majorVersion,
    programs: bin,
    url: `postgres://rooftree@${encodeURIComponent(folder)}/postgres`,
    async remove() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestVersion(): string {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).map(Number).filter(Number.isInteger) : [];
  if (versions.length === 0)
    throw new Error('Debian has no PostgreSQL installed here: apt-get install postgresql');
  return String(Math.max(...versions));
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

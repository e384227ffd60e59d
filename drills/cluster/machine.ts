import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseWire } from '../../packages/server/src/testing/database/database-wire.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import {
  type RooftreeProcess,
  startRooftree,
} from '../../packages/server/src/testing/server/run-rooftree.ts';

/** As systemd does it with the unit of deploy/systemd. */
const RESTART_AFTER_MS = 1000;

/** One PostgreSQL, and the PgBouncer before it where there is one. */
export interface DatabaseAddress {
  direct: string;
  pooled?: string;
}

export interface Machine {
  name: string;
  port: number;
  env: Record<string, string>;
  /** Its ways to all databases, and to each of them. */
  wires: DatabaseWire[];
  wiresTo: DatabaseWire[][];
  signal(signal: NodeJS.Signals): void;
  pid(): number | undefined;
  /** Whether a process runs that has started. */
  isUp(): boolean;
  starts(): number;
  /** The last lines that its processes wrote. */
  lastWords(): string;
  end(): Promise<void>;
}

/** A process that is started again whenever it ends, with a network of its own to the databases. */
export async function startMachine(
  name: string,
  command: 'serve' | 'work',
  databases: readonly DatabaseAddress[],
  settings: Record<string, string>,
): Promise<Machine> {
  const direct = databases.map((database) => new DatabaseWire(database.direct));
  const pooled = databases.flatMap((database) =>
    database.pooled ? [new DatabaseWire(database.pooled)] : [],
  );
  const directUrl = await urlThrough(direct);
  const port = await findFreePort();
  const env: Record<string, string> = {
    ...settings,
    ...(pooled.length === 0
      ? { DATABASE_URL: directUrl }
      : { DATABASE_URL: await urlThrough(pooled), DATABASE_DIRECT_URL: directUrl }),
    PORT: String(port),
  };
  let current: RooftreeProcess;
  let starts = 0;
  let isOver = false;
  let before = '';
  const running = (async () => {
    while (!isOver) {
      current = startRooftree([command], env);
      starts += 1;
      const { stdout, stderr } = await current.end();
      before = `${before}${stdout}${stderr}`.slice(-4000);
      if (!isOver) await sleep(RESTART_AFTER_MS);
    }
  })();
  const wires = [...direct, ...pooled];
  return {
    name,
    port,
    env,
    wires,
    wiresTo: databases.map((_, index) => [direct[index], pooled[index]].filter((wire) => wire !== undefined)),
    signal: (signal) => void current.child.kill(signal),
    pid: () => current.child.pid,
    isUp: () =>
      current.child.exitCode === null &&
      current.child.signalCode === null &&
      /Rooftree answers at|The worker waits/.test(current.output().stdout),
    starts: () => starts,
    lastWords: () => `${before}${current.output().stdout}${current.output().stderr}`.slice(-4000),
    async end() {
      isOver = true;
      current.child.kill('SIGCONT');
      current.child.kill('SIGTERM');
      await running;
      for (const wire of wires) wire.refuse();
    },
  };
}

async function urlThrough(wires: readonly DatabaseWire[]): Promise<string> {
  const ways = await Promise.all(wires.map((wire) => wire.open()));
  const hosts = ways.map((way) => new URL(way).host).join(',');
  return `postgres://rooftree@${hosts}/rooftree?target_session_attrs=read-write`;
}

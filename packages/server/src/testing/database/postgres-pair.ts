import { chmodSync, cpSync, lchownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../infra/database/connection/connect.ts';
import { ensureDatabase } from '../../infra/database/connection/ensure-database.ts';
import { socketUrl } from '../../infra/database/embedded-postgres/embedded-postgres.ts';
import { type Folders, prepareFolders } from '../../infra/database/embedded-postgres/folders.ts';
import { halt, launch } from '../../infra/database/embedded-postgres/launch.ts';
import { findRunning, isServing } from '../../infra/database/embedded-postgres/lock-file.ts';
import type { Program } from '../../infra/database/embedded-postgres/program.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { until } from '../until.ts';
import { makeCluster } from './make-cluster.ts';

export interface PairedPostgres {
  databaseUrl: string;
  /** Past everything that may stand between it and others. */
  sql: Sql;
  /** Of the process that all others of it are children of. */
  pid(): number | undefined;
  start(): Promise<void>;
  /** As a machine that loses its power: nothing is written out and nobody learns of it. */
  kill(): Promise<void>;
}

export interface PostgresPair {
  primary: PairedPostgres;
  standby: PairedPostgres;
  /** The standby becomes a primary. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

const STANDBY_NAME = 'standby';

/**
 * A primary with a database `rooftree` that is empty, and a standby that every commit waits for (`isSynchronous`) or
 * that follows.
 */
export async function createPostgresPair({ isSynchronous = true } = {}): Promise<PostgresPair> {
  await using made = new AsyncDisposableStack();
  const [first, second] = [makeFolders(made), makeFolders(made)];
  const program = await makeCluster(first);
  await launch(first, program, {});
  await ensureDatabase(socketUrl(first, 'postgres'), 'rooftree');
  // In order, so that its folder is a copy that needs nothing else.
  await halt(first.cluster);
  copyCluster(first, second);
  writeFileSync(join(second.cluster, 'standby.signal'), '');
  own(second, join(second.cluster, 'standby.signal'));

  const primary = serverIn(first, program, made, {});
  const standby = serverIn(second, program, made, {
    primary_conninfo: `host=${first.socket} user=rooftree application_name=${STANDBY_NAME}`,
  });
  await primary.start();
  await standby.start();
  await until(async () => {
    const [row] = await primary.sql`SELECT FROM pg_stat_replication WHERE state = 'streaming'`;
    return row !== undefined;
  });
  if (isSynchronous) {
    await primary.sql`ALTER SYSTEM SET synchronous_standby_names = ${primary.sql.unsafe(`'${STANDBY_NAME}'`)}`;
    await primary.sql`SELECT pg_reload_conf()`;
    await until(async () => {
      const [row] = await primary.sql`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`;
      return row !== undefined;
    });
  }
  const owned = made.move();
  return {
    primary,
    standby,
    async promote() {
      await standby.sql`SELECT pg_promote(wait => true)`;
    },
    remove: () => owned.disposeAsync(),
  };
}

function makeFolders(made: AsyncDisposableStack): Folders {
  const dataDir = mkdtempSync(join(tmpdir(), 'rooftree-pair-'));
  made.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  chmodSync(dataDir, 0o711);
  return prepareFolders(dataDir);
}

function serverIn(
  folders: Folders,
  program: Program,
  made: AsyncDisposableStack,
  settings: Record<string, string>,
): PairedPostgres {
  const databaseUrl = socketUrl(folders, 'rooftree');
  const sql = connect({
    databaseUrl,
    applicationName: 'rooftree test',
    poolSize: 2,
    statementTimeoutMs: 0,
    acceptsStandby: true,
  });
  made.defer(() => halt(folders.cluster));
  made.defer(() => sql.end({ timeout: 1 }));
  return {
    databaseUrl,
    sql,
    pid: () => findRunning(folders.cluster)?.pid,
    start: () => launch(folders, program, settings),
    async kill() {
      const server = findRunning(folders.cluster);
      if (server === null) return;
      process.kill(server.pid, 'SIGKILL');
      await until(() => !isServing(server.pid, folders.cluster));
    },
  };
}

function copyCluster(from: Folders, to: Folders): void {
  cpSync(from.cluster, to.cluster, { recursive: true });
  chmodSync(to.cluster, 0o700);
  own(to, to.cluster);
  for (const name of readdirSync(to.cluster, { recursive: true })) own(to, join(to.cluster, String(name)));
}

function own({ account }: Folders, path: string): void {
  if (account !== null) lchownSync(path, account.uid, account.gid);
}

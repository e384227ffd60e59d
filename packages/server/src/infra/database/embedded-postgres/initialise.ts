import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Folders, makePrivate } from './folders.ts';
import type { Program } from './program.ts';

/** Makes the data folder when there is none, and refuses one of another major version. */
export async function ensureCluster(folders: Folders, program: Program): Promise<void> {
  const versionFile = join(folders.cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) return createCluster(folders, program);
  const found = readVersion(versionFile);
  if (found !== program.majorVersion) {
    throw new EmbeddedPostgresError(
      `${folders.cluster} holds a PostgreSQL ${found} database and this Rooftree brings PostgreSQL ${program.majorVersion}: ` +
        'dump it with the Rooftree that wrote it, move the folder away and restore, or set ROOFTREE_DATA_DIR to another folder',
    );
  }
}

function readVersion(versionFile: string): number {
  try {
    return Number.parseInt(readFileSync(versionFile, 'utf8'), 10);
  } catch {
    throw new EmbeddedPostgresError(
      `cannot read ${versionFile}: it belongs to another user; start as that user, or set ROOFTREE_DATA_DIR to a folder of your own`,
    );
  }
}

/** Builds it beside its place and renames, so that a first start that was cut off leaves nothing half-made. */
async function createCluster(folders: Folders, program: Program): Promise<void> {
  removeAbandoned(folders.cluster);
  const partial = `${folders.cluster}.new-${process.pid}-${randomUUID()}`;
  makePrivate(partial, folders.account);
  await runInitdb(partial, folders, program);
  try {
    renameSync(partial, folders.cluster);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another process that started in the same moment was first: its folder is as good as ours.
    if (!existsSync(join(folders.cluster, 'PG_VERSION'))) throw error;
  }
}

function removeAbandoned(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const [, pid] = name.match(/^postgres\.new-(\d+)-/) ?? [];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function runInitdb(folder: string, { account }: Folders, program: Program): Promise<void> {
  const initdb = spawn(
    program.initdb,
    [
      `--pgdata=${folder}`,
      '--username=rooftree',
      // Safe because only this account can enter the socket's folder, and the server listens nowhere else.
      '--auth=trust',
      '--encoding=UTF8',
      // PostgreSQL's own collation: the same order on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    { cwd: '/', env: { PATH: '/usr/bin:/bin', TZ: 'UTC' }, stdio: ['ignore', 'ignore', 'pipe'], ...account },
  );
  const exit = new Promise<number | null>((resolve, reject) =>
    initdb.once('error', reject).once('close', resolve),
  );
  const complaint = await text(initdb.stderr);
  if ((await exit) !== 0) throw new EmbeddedPostgresError(`cannot make ${folder}: ${complaint.trim()}`);
}

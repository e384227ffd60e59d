import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Account, chooseAccount } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Folders {
  account: Account | null;
  /** What PostgreSQL calls its data directory. */
  cluster: string;
  socket: string;
  programCopies: string;
}

// Where root stores what `nobody` must reach when the project lies in a folder that `nobody` can't enter.
const SYSTEM_FOLDER = '/var/lib/rooftree';

// The kernel takes 107 bytes for a socket's path; PostgreSQL adds `/.s.PGSQL.5432.lock` to its folder.
const LONGEST_SOCKET_FOLDER = 85;

/** Decides where the server's files go and makes the folders above them. */
export function prepareFolders(dataDir: string): Folders {
  const home = resolve(dataDir);
  makePassable(home);
  const account = chooseAccount(join(home, 'postgres'));
  if (account === null) return foldersUnder(home, null, home);

  if (canEnter(home, account)) return foldersUnder(home, account, SYSTEM_FOLDER);
  const substitute = substituteOf(home);
  makePassable(substitute);
  return foldersUnder(substitute, chooseAccount(join(substitute, 'postgres')), SYSTEM_FOLDER);
}

/** Whether `prepareFolders` would find a database there; makes nothing. */
export function hasCluster(dataDir: string): boolean {
  const home = resolve(dataDir);
  return [home, substituteOf(home)].some((folder) => existsSync(join(folder, 'postgres')));
}

function substituteOf(home: string): string {
  return join(SYSTEM_FOLDER, digest(home));
}

function foldersUnder(home: string, account: Account | null, copiesHome: string): Folders {
  const cluster = join(home, 'postgres');
  const socket = join(home, 'postgres-socket');
  const fits = Buffer.byteLength(socket) <= LONGEST_SOCKET_FOLDER;
  const folders = {
    account,
    cluster,
    socket: fits ? socket : join(tmpdir(), `rooftree-${digest(home)}`),
    programCopies: join(copiesHome, 'postgres-program'),
  };
  makePrivate(folders.socket, account);
  return folders;
}

/**
 * A new folder lets others pass but not list (each thing in it has its own mode); one that was there keeps its mode.
 */
function makePassable(folder: string): void {
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isNew) chmodSync(folder, 0o711);
}

/** Only the account may enter: that is what guards the socket, so a folder that someone else put there is refused. */
export function makePrivate(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Checked before it is changed, and as it is: root must not hand over what a link in a shared folder points to.
  const found = lstatSync(folder);
  const self = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== self && found.uid !== account?.uid)) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to another user: start as that user, or set ROOFTREE_DATA_DIR to a folder of your own`,
    );
  }
  if (account !== null && found.uid !== account.uid) lchownSync(folder, account.uid, account.gid);
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

function canEnter(folder: string, account: Account): boolean {
  return spawnSync('test', ['-x', folder], { cwd: '/', ...account }).status === 0;
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Program {
  initdb: string;
  postgres: string;
  majorVersion: number;
}

/**
 * The PostgreSQL of npm's platform package. Used where it lies when the account can run it there; else (a project under
 * a private home, a read-only node_modules) from a copy in `copiesFolder`.
 */
export function findProgram(account: Account | null, copiesFolder: string): Program {
  const packageFolder = findPackageFolder();
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const installed = join(packageFolder, 'native');
  if (linkLibraries(installed) && canRun(installed, account)) return programIn(installed, version);

  const copy = join(copiesFolder, `postgresql-${version}`);
  if (!existsSync(copy)) copyProgram(installed, copy);
  if (!canRun(copy, account)) {
    throw new EmbeddedPostgresError(
      `cannot run ${join(copy, 'bin', 'postgres')}: set DATABASE_URL to use your own PostgreSQL (15 or newer)`,
    );
  }
  return programIn(copy, version);
}

function programIn(native: string, version: string): Program {
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    majorVersion: Number.parseInt(version, 10),
  };
}

function findPackageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed): ` +
        'set DATABASE_URL to use your own PostgreSQL (15 or newer)',
    );
  }
}

/**
 * Makes the library links that the package's install script would have made; false when the folder can't be written.
 */
function linkLibraries(native: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  try {
    for (const { source, target } of links) {
      const link = join(native, relative('native', target));
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
    return true;
  } catch {
    // Not writable, or another process made a link in the same moment: the copy serves both.
    return false;
  }
}

function canRun(native: string, account: Account | null): boolean {
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', ...account }).status === 0;
}

/** Copies beside the target and renames, so that a copy that was cut off is never taken for a whole one. */
function copyProgram(native: string, target: string): void {
  const partial = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(partial, { recursive: true, force: true });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  linkLibraries(partial);
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

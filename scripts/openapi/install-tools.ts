import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface InstalledTools {
  folder: string;
  /** Runs one of their commands in that folder; throws with what it said when it fails. */
  run(command: string, args: readonly string[]): Promise<string>;
  remove(): void;
}

/** What npm says when it reaches nobody, and when it may not try. */
const UNREACHABLE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/;
// Without a connection npm would ask for every package three times, with 10 s and 60 s in between, though it has most
// of them at hand.
const PATIENCE = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];
const MOST_OUTPUT_BYTES = 16 * 1024 * 1024;

/**
 * Packages that only these checks need, in a folder of their own: as dependencies they would add 190 MB and 360
 * packages to every `npm ci`. Null without a connection.
 */
export async function installTools(packages: Record<string, string>): Promise<InstalledTools | null> {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-tools-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  );
  const options = { cwd: folder, maxBuffer: MOST_OUTPUT_BYTES };
  try {
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PATIENCE];
    await promisify(execFile)('npm', install, options);
  } catch (error) {
    remove();
    if (UNREACHABLE.test(String(error))) return null;
    throw error;
  }
  return {
    folder,
    remove,
    async run(command, args) {
      const file = join(folder, 'node_modules/.bin', command);
      const done = promisify(execFile)(file, [...args], options);
      const { stdout, stderr } = await done.catch((error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`${command} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
      });
      return stdout + stderr;
    },
  };
}

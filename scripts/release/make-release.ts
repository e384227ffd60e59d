import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSbom } from './write-sbom.ts';

export interface Release {
  root: string;
  version: string;
  /** The private key of whoever signs, as `ssh-keygen` makes it. */
  keyFile: string;
  folder: string;
  makeSbom?: (folder: string) => Promise<string>;
}

/** What the signature is for: one made for a commit or a login is no signature of a release. */
export const NAMESPACE = 'rooftree-release';

/**
 * The sources as committed, the bill of materials, the API's description; their checksums, and a signature of these.
 * The archive of a commit is the same whoever makes it.
 */
export async function makeRelease({
  root,
  version,
  keyFile,
  folder,
  makeSbom = writeSbom,
}: Release): Promise<string[]> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  if (git('status', '--porcelain').length > 0) throw new Error('commit or put away what is changed first');
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} must be empty`);
  const name = `rooftree-${version}`;
  const archive = join(folder, `${name}.tar.gz`);
  git(
    '-c',
    'tar.tar.gz.command=gzip -9 -n',
    'archive',
    '--format=tar.gz',
    `--prefix=${name}/`,
    `--output=${archive}`,
    'HEAD',
  );
  await makeSbom(folder);
  copyFileSync(join(root, 'openapi.json'), join(folder, `${name}.openapi.json`));

  const sums = readdirSync(folder)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    );
  const sumsFile = join(folder, 'SHA256SUMS');
  writeFileSync(sumsFile, sums.join(''));
  const signed = spawnSync('ssh-keygen', ['-Y', 'sign', '-n', NAMESPACE, '-f', keyFile, sumsFile], {
    encoding: 'utf8',
  });
  if (signed.status !== 0) throw new Error(`cannot sign: ${signed.stderr.trim()}`);
  return readdirSync(folder).sort();
}

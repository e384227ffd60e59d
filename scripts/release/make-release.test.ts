import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { makeRelease, NAMESPACE } from './make-release.ts';

const isMissing = ['git', 'ssh-keygen', 'sha256sum'].some((name) => spawnSync('which', [name]).status !== 0);

describe('a release', { skip: isMissing && 'git or ssh-keygen is not installed' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-release-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'sources');
  const keyFile = join(folder, 'key');
  const run = (command: string, args: string[], cwd = folder, input = '') =>
    execFileSync(command, args, { cwd, input, encoding: 'utf8', stdio: 'pipe' });

  run('git', ['init', '--quiet', root]);
  writeFileSync(join(root, 'openapi.json'), '{"openapi":"3.1.0"}');
  run('git', ['add', '.'], root);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  run('git', [...author, 'commit', '--quiet', '--message', 'Begin'], root);
  run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'release', '-f', keyFile]);
  const release = (name: string) =>
    makeRelease({
      root,
      version: '1.2.3',
      keyFile,
      folder: join(folder, name),
      makeSbom: async (to) => {
        writeFileSync(join(to, 'rooftree-1.2.3.cdx.json'), '{}');
        return '';
      },
    });

  it('has sources, materials and API, with checksums and a signature that anybody can verify', async () => {
    assert.deepEqual(await release('one'), [
      'SHA256SUMS',
      'SHA256SUMS.sig',
      'rooftree-1.2.3.cdx.json',
      'rooftree-1.2.3.openapi.json',
      'rooftree-1.2.3.tar.gz',
    ]);
    const made = join(folder, 'one');
    assert.match(run('sha256sum', ['--check', 'SHA256SUMS'], made), /rooftree-1\.2\.3\.tar\.gz: OK/);
    assert.match(run('tar', ['-tzf', 'rooftree-1.2.3.tar.gz'], made), /^rooftree-1\.2\.3\/openapi\.json$/m);
    const signers = join(folder, 'signers');
    writeFileSync(signers, `release@rooftree ${readFileSync(`${keyFile}.pub`, 'utf8')}`);
    const verify = [
      '-Y',
      'verify',
      '-f',
      signers,
      '-I',
      'release@rooftree',
      '-n',
      NAMESPACE,
      '-s',
      'SHA256SUMS.sig',
    ];
    run('ssh-keygen', verify, made, readFileSync(join(made, 'SHA256SUMS'), 'utf8'));

    appendFileSync(join(made, 'SHA256SUMS'), 'x');
    assert.throws(() => run('ssh-keygen', verify, made, readFileSync(join(made, 'SHA256SUMS'), 'utf8')));
  });

  it('has the same archive whoever makes it', async () => {
    await release('two');
    const archive = (name: string) => readFileSync(join(folder, name, 'rooftree-1.2.3.tar.gz'));
    assert.ok(archive('one').equals(archive('two')));
  });

  it('is refused with changes that are not committed', async () => {
    writeFileSync(join(root, 'new.txt'), '');
    await assert.rejects(release('three'), /^Error: commit or put away what is changed first$/);
  });
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const COMMAND = join(import.meta.dirname, 'rooftree');
const isRoot = process.getuid?.() === 0;

// Says what it was started with, in the place of the real program.
const PROGRAM = `
  const { argv, env } = process;
  console.log(JSON.stringify({ args: argv.slice(2), uid: process.getuid(), umask: process.umask(), folder: process.cwd(), env }));
`;

describe('the command of a systemd installation', { skip: isRoot ? false : 'only root can run it' }, () => {
  const home = mkdtempSync(join(tmpdir(), 'rooftree-command-'));
  after(() => rmSync(home, { recursive: true, force: true }));
  chmodSync(home, 0o755);
  const bin = join(home, 'packages', 'server', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'rooftree.js'), PROGRAM);
  const settings = join(home, 'environment');
  const text = readFileSync(COMMAND, 'utf8')
    .replace('installation=/opt/rooftree', `installation=${home}`)
    .replace('settings=/etc/rooftree/environment', `settings=${settings}`)
    .replace('user=rooftree', 'user=nobody')
    .replaceAll('--regid="$user"', '--regid=nogroup');
  writeFileSync(join(home, 'command'), text, { mode: 0o755 });
  symlinkSync(join(home, 'command'), join(home, 'rooftree'));

  const run = (lines: string, args: string[] = [], env: Record<string, string> = {}) => {
    writeFileSync(settings, lines, { mode: 0o600 });
    return spawnSync(join(home, 'rooftree'), args, {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    });
  };

  it("has the services' user, settings and data folder, and nothing of the caller's", () => {
    const lines = `# a comment
; another
PUBLIC_URL=https://plans.example.com
  OIDC_SCOPE=openid email profile\u0020
OIDC_NAME="Our own"
SMTP_URL='smtps://a:b#c@mail.example.com'
S3_BUCKET=
ROOFTREE_SECRET_KEY=a$HOME\`id\`"b"=c#d`;
    const { stdout, stderr, status } = run(lines, ['status', 'a b', '*'], {
      DATABASE_URL: 'postgres://other/other',
    });
    assert.deepEqual([status, stderr], [0, '']);
    const { args, uid, umask, env } = JSON.parse(stdout);
    // The shell adds the folder that it left where the user cannot enter it.
    const { PATH: _path, LANG: _lang, TERM: _term, PWD: _pwd, OLDPWD: _left, ...found } = env;
    assert.deepEqual(args, ['status', 'a b', '*']);
    assert.notEqual(uid, 0);
    assert.equal(umask, 0o077);
    assert.deepEqual(found, {
      HOME: '/var/lib/rooftree',
      TMPDIR: '/var/tmp',
      ROOFTREE_DATA_DIR: '/var/lib/rooftree',
      PUBLIC_URL: 'https://plans.example.com',
      OIDC_SCOPE: 'openid email profile',
      OIDC_NAME: 'Our own',
      SMTP_URL: 'smtps://a:b#c@mail.example.com',
      S3_BUCKET: '',
      ROOFTREE_SECRET_KEY: 'a$HOME`id`"b"=c#d',
    });
  });

  it("stays in the caller's folder where its user can enter it, and leaves any other", () => {
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    for (const [cwd, folder] of [
      [bin, bin],
      [closed, home],
    ] as const) {
      const { stdout } = spawnSync(join(home, 'rooftree'), ['status'], { encoding: 'utf8', cwd });
      assert.equal(JSON.parse(stdout).folder, folder);
    }
  });

  it('refuses what systemd would read in another way, by the number of the line and without its value', () => {
    const refused: [string, RegExp][] = [
      ['A=1\nSECRET=a\\b', /^rooftree: line 2 of \S+ has a backslash/],
      ['export A=1', /^rooftree: line 1 of \S+ is not NAME=value/],
      ['nonsense', /^rooftree: line 1 of \S+ is not NAME=value/],
      ['A="one', /^rooftree: line 1 of \S+ does not end with the quote/],
      ['A="', /^rooftree: line 1 of \S+ does not end with the quote/],
      ['A="one"two"', /^rooftree: line 1 of \S+ does not end with the quote/],
    ];
    for (const [lines, message] of refused) {
      const { status, stderr, stdout } = run(lines);
      assert.equal(status, 1, lines);
      assert.match(stderr, message);
      assert.equal(stdout, '');
    }
  });

  it('says that root is needed', () => {
    const { status, stderr } = spawnSync(join(home, 'rooftree'), ['status'], {
      encoding: 'utf8',
      uid: 65534,
    });
    assert.equal(status, 1);
    assert.match(stderr, /sudo rooftree status\n$/);
  });
});

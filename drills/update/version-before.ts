import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/**
 * The first migration after those with which versions run side by side: an update is promised from the version before
 * it.
 */
const FIRST_AFTER = 'packages/server/src/migrations/0026-members.sql';

export interface VersionBefore {
  commit: string;
  /** Of its server package. */
  folder: string;
  /** What its openapi.json has, such as `GET /v1/estates/{external_id}`. */
  operations: ReadonlySet<string>;
  remove(): void;
}

/** The newest release that is not this version; without any, the last commit before `FIRST_AFTER`. */
export function findCommitBefore(): string {
  const head = git('rev-parse', 'HEAD');
  const releases = git('tag', '--merged', 'HEAD', '--list', 'v*', '--sort=-version:refname').split('\n');
  const release = releases.find((tag) => tag !== '' && git('rev-parse', `${tag}^{commit}`) !== head);
  if (release !== undefined) return git('rev-parse', `${release}^{commit}`);
  const history = git('rev-list', '--first-parent', 'HEAD').split('\n');
  const commit = history.find((each) => spawnGit('cat-file', '-e', `${each}:${FIRST_AFTER}`).status !== 0);
  if (commit === undefined) throw new Error(`no commit is without ${FIRST_AFTER}: name one`);
  return commit;
}

/**
 * Its sources from the repository, with their pages built, on the packages that are installed for this version and
 * those that only it needs.
 */
export function takeVersionBefore(commit: string): VersionBefore {
  const root = mkdtempSync(join(tmpdir(), 'rooftree-before-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', root], { input: archive });
  linkPackages(root);
  installMissing(root);
  // The first is today's; versions before it built each page by itself.
  const builds = ['scripts/build.ts', 'packages/planner/build.ts', 'packages/console/build.ts'];
  for (const build of builds.map((path) => join(root, path)).filter((path) => existsSync(path)))
    execFileSync(process.execPath, [build], { cwd: root, stdio: 'pipe' });
  return {
    commit,
    folder: join(root, 'packages', 'server'),
    operations: operationsOf(join(root, 'openapi.json')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function operationsOf(file: string): Set<string> {
  const { paths }: { paths: Record<string, object> } = JSON.parse(readFileSync(file, 'utf8'));
  return new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
}

/** All installed packages but our own, which are its. */
function linkPackages(root: string): void {
  const [ours, its] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(its, '@rooftree'), { recursive: true });
  for (const name of readdirSync(ours)) {
    if (name !== '@rooftree') symlinkSync(join(ours, name), join(its, name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join('packages', name);
    symlinkSync(join(root, folder), join(its, '@rooftree', name));
    const own = join(folder, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(root, own));
  }
}

/** What this version no longer depends on, such as a driver that was replaced. */
function installMissing(root: string): void {
  const missing = readdirSync(join(root, 'packages')).flatMap((name) => {
    const manifest = join(root, 'packages', name, 'package.json');
    // The Python client is no package of npm.
    if (!existsSync(manifest)) return [];
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    );
    return Object.entries(dependencies)
      .filter(([each]) => !each.startsWith('@rooftree/') && !existsSync(join(root, 'node_modules', each)))
      .map(([each, version]) => `${each}@${version}`);
  });
  if (missing.length === 0) return;
  const apart = join(root, 'missing-packages');
  mkdirSync(apart);
  execFileSync('npm', ['install', '--prefix', apart, '--no-audit', '--no-fund', ...new Set(missing)], {
    stdio: 'pipe',
  });
  const installed = join(apart, 'node_modules');
  for (const name of readdirSync(installed).filter((each) => !/^[.@]/.test(each))) {
    const link = join(root, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(join(installed, name), link);
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function spawnGit(...args: string[]) {
  return spawnSync('git', args, { cwd: ROOT });
}

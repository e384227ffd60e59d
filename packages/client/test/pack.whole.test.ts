import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PACKAGES = ['client', 'engine'];

interface Packed {
  filename: string;
  files: { path: string }[];
}

test('both packages, packed and installed into an empty project, work on a plain Node', (t) => {
  const stage = mkdtempSync(join(tmpdir(), 'rooftree-pack-'));
  const link = join(stage, 'repository', 'node_modules');
  t.after(() => {
    unlinkSync(link);
    rmSync(stage, { recursive: true, force: true });
  });
  copyRepository(join(stage, 'repository'), link);
  const packed = PACKAGES.map((name) => pack(stage, name));

  const project = join(stage, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = packed.map(({ filename }) => join(stage, filename));
  npm(stage, project, 'install', '--offline', '--no-audit', '--no-fund', ...tarballs);

  cpSync(join(import.meta.dirname, 'use-packed.ts'), join(project, 'use-packed.ts'));
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const strict = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.asynciterable',
  ];
  execFileSync(tsc, [...strict, 'use-packed.ts'], { cwd: project, stdio: 'inherit' });

  const node = findPlainNode();
  const output = execFileSync(node.path, ['use-packed.js'], { cwd: project, encoding: 'utf8' });
  t.diagnostic(`on Node ${node.version}`);
  assert.deepEqual(JSON.parse(output), {
    faults: ['ConnectionError', 'ConnectionError'],
    isPlanned: true,
  });
});

/** A copy, because packing changes package.json for a moment and others may be reading the one of the repository. */
function copyRepository(copy: string, link: string): void {
  mkdirSync(join(copy, 'packages'), { recursive: true });
  for (const file of ['LICENSE', 'tsconfig.json', 'tsconfig.build.json', 'scripts/publish-form.ts'])
    cpSync(join(ROOT, file), join(copy, file));
  for (const name of PACKAGES) {
    cpSync(join(ROOT, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist|test)$/.test(path),
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), link);
}

function pack(stage: string, name: string): Packed {
  const folder = join(stage, 'repository', 'packages', name);
  const [packed] = JSON.parse(npm(stage, folder, 'pack', '--json', '--pack-destination', stage)) as Packed[];
  assert.ok(packed);
  const paths = packed.files.map(({ path }) => path);
  for (const wanted of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'])
    assert.ok(paths.includes(wanted), `${name} has no ${wanted}`);
  const strange = paths.filter(
    (path) => !/^(README\.md|LICENSE|package\.json|dist\/.+\.(js|d\.ts|json))$/.test(path),
  );
  assert.deepEqual(strange, []);
  return packed;
}

function npm(stage: string, cwd: string, ...args: string[]): string {
  const cache = ['--cache', join(stage, 'npm-cache')];
  return execFileSync('npm', [...args, ...cache], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The machine's own Node where it has one of 20 or later: it strips no types. Else the one that runs this test. */
function findPlainNode(): { path: string; version: string } {
  const own = { path: process.execPath, version: process.versions.node };
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    try {
      const path = realpathSync(join(folder, 'node'));
      const version = execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
      if (version !== own.version && Number.parseInt(version, 10) >= 20) return { path, version };
    } catch {
      // No Node in this folder.
    }
  }
  return own;
}

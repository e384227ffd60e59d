/**
 * Puts the package in the current folder into the form that npm publishes, and back: `prepack` and `postpack` run it.
 *
 * In the repository a package is its TypeScript source, run as it is. Node runs no TypeScript inside node_modules, so what
 * is published is compiled, and its package.json points there. The change is made in place, because `npm pack` and
 * `npm publish` must work as everyone expects, and it is plain text both ways, so that an interrupted one is undone by
 * running `postpack` again.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const folder = process.cwd();
const form = process.argv[2];

if (dirname(folder) !== join(root, 'packages') || (form !== 'compiled' && form !== 'source')) {
  console.error('usage, in a folder of packages/: node ../../scripts/publish-form.ts compiled|source');
  process.exit(1);
}
if (form === 'compiled') {
  compile();
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  rewrite('package.json', (text) => text.replaceAll(/"\.\/src\/([\w/-]+)\.ts"/g, '"./dist/$1.js"'));
} else {
  rewrite('package.json', (text) => text.replaceAll(/"\.\/dist\/([\w/-]+)\.js"/g, '"./src/$1.ts"'));
  rmSync(join(folder, 'LICENSE'), { force: true });
}

function compile(): void {
  // What an earlier version left there must not be published.
  for (const file of globSync('dist/**/*.{js,ts,json}', { cwd: folder })) rmSync(join(folder, file));
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  execFileSync(tsc, ['-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'inherit' });
  // tsc rewrites `./x.ts` to `./x.js` in the code, but not in the types.
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    rewrite(file, (text) => text.replaceAll(/(from ')(\.[^']+)\.ts(';)/g, '$1$2.js$3'));
  }
}

function rewrite(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

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
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const form = process.argv[2];

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

if (form === 'compiled') {
  rmSync('dist', { recursive: true, force: true });
  execFileSync(resolve(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  // tsc rewrites `./x.ts` to `./x.js` in the code, but not in the types.
  for (const file of globSync('dist/**/*.d.ts')) {
    rewrite(file, (text) => text.replaceAll(/(from ')(\.[^']+)\.ts(';)/g, '$1$2.js$3'));
  }
  copyFileSync(resolve(root, 'LICENSE'), 'LICENSE');
  rewrite('package.json', (text) => text.replaceAll(/"\.\/src\/([\w-]+)\.ts"/g, '"./dist/$1.js"'));
} else if (form === 'source') {
  rewrite('package.json', (text) => text.replaceAll(/"\.\/dist\/([\w-]+)\.js"/g, '"./src/$1.ts"'));
  rmSync('LICENSE', { force: true });
} else {
  console.error('usage, in a package: node ../../scripts/publish-form.ts compiled|source');
  process.exitCode = 1;
}

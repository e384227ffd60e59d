/**
 * Puts the package in the current folder into the form that npm publishes, and back: `prepack` and `postpack` run it.
 *
 * In the repository a package is its TypeScript source, run as it is. Node runs no TypeScript inside node_modules, so
 * what is published is compiled, and its package.json points there. For `npm pack` and `npm publish` the change is made
 * in place, because both must work as everyone expects, and it is plain text both ways, so that an interrupted one is
 * undone by running `postpack` again. `copy FOLDER` writes the published form elsewhere and changes nothing here.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = dirname(import.meta.dirname);
const folder = process.cwd();
const [form, copy] = process.argv.slice(2);

const FORMS: Record<string, () => void> = {
  compiled() {
    // What an earlier version left there must not be published.
    for (const file of globSync('dist/**/*.{js,ts,json}', { cwd: folder })) rmSync(join(folder, file));
    publish(folder);
  },
  source() {
    rewrite(join(folder, 'package.json'), (text) =>
      text.replaceAll(/"\.\/dist\/([\w/-]+)\.(?:js|d\.ts)"/g, '"./src/$1.ts"'),
    );
    rmSync(join(folder, 'LICENSE'), { force: true });
  },
  copy() {
    if (copy === undefined) throw new Error('copy needs the folder to write to');
    const to = resolve(copy);
    mkdirSync(to, { recursive: true });
    for (const file of ['package.json', 'README.md']) copyFileSync(join(folder, file), join(to, file));
    publish(to);
  },
};

const make = FORMS[form ?? ''];
if (dirname(folder) !== join(root, 'packages') || make === undefined) {
  console.error(
    'usage, in a folder of packages/: node ../../scripts/publish-form.ts compiled|source|copy FOLDER',
  );
  process.exit(1);
}
make();

function publish(to: string): void {
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const dist = join(to, 'dist');
  execFileSync(tsc, ['-p', 'tsconfig.build.json', '--outDir', dist], { cwd: folder, stdio: 'inherit' });
  // tsc rewrites `./x.ts` to `./x.js` in the code, but not in the types.
  for (const file of globSync('**/*.d.ts', { cwd: dist }))
    rewrite(join(dist, file), (text) => text.replaceAll(/(from ')(\.[^']+)\.ts(';)/g, '$1$2.js$3'));
  copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  rewrite(join(to, 'package.json'), (text) =>
    text
      .replace(/"types": "\.\/src\/([\w/-]+)\.ts"/, '"types": "./dist/$1.d.ts"')
      .replaceAll(/"\.\/src\/([\w/-]+)\.ts"/g, '"./dist/$1.js"'),
  );
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

import assert from 'node:assert/strict';
import { appendFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { test } from 'node:test';
import { buildFolder, isBuilt, mainOf, SOURCES } from '../../build-folder.ts';
import { runRooftree } from '../testing/server/run-rooftree.ts';
import { cloneUnbuilt } from './clone-unbuilt.fixture.ts';

const built = buildFolder();
assert(isBuilt(built), 'npm run build was not run');

const server = join(cloneUnbuilt(), 'packages/server');
const askVersion = () => runRooftree(['--version'], {}, server);

test('the build runs, and the sources where there is none of them as they are', async () => {
  const fromSources = await askVersion();
  assert.match(fromSources.stdout, /^\d+\.\d+\.\d+\n$/);

  const copied = join(server, 'dist', basename(built));
  cpSync(built, copied, { recursive: true });
  appendFileSync(mainOf(copied), "\nconsole.log('built');\n");
  assert.deepEqual(await askVersion(), { ...fromSources, stdout: `built\n${fromSources.stdout}` });

  appendFileSync(join(server, 'src/app.ts'), '// changed\n');
  assert.deepEqual(await askVersion(), fromSources);
});

test('all that went into the build is in its fingerprint', () => {
  const maps = readdirSync(built).filter((name) => name.endsWith('.map'));
  const wentIn = maps.flatMap(
    (name): string[] => JSON.parse(readFileSync(join(built, name), 'utf8')).sources,
  );
  const own = wentIn
    .map((path) => relative(join(import.meta.dirname, '../..'), join(built, path)))
    .filter((path) => !path.includes('node_modules/'));
  assert(own.length > 500);
  const isKnown = (path: string) => SOURCES.some((one) => path === one || path.startsWith(`${one}/`));
  assert.deepEqual(
    own.filter((path) => !isKnown(path)),
    [],
  );
});

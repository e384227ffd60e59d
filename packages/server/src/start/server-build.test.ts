import assert from 'node:assert/strict';
import { appendFileSync, cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { test } from 'node:test';
import { buildFolder, findBuild, isBuilt, mainOf, SOURCES } from '../../build-folder.ts';
import { runRooftree } from '../testing/server/run-rooftree.ts';
import { cloneUnbuilt } from './clone-unbuilt.fixture.ts';

const built = buildFolder();
assert(isBuilt(built), 'npm run build was not run');

const server = join(cloneUnbuilt(), 'packages/server');
/** As a copy sets the time of a file: of the same length as before, only its contents show that it was written. */
const LONG_AGO = 1_000_000_000;
const askVersion = () => runRooftree(['--version'], {}, server);

test('the build runs, and the sources where there is none of them as they are', async () => {
  const fromSources = await askVersion();
  assert.match(fromSources.stdout, /^\d+\.\d+\.\d+\n$/);

  const copied = join(server, 'dist', basename(built));
  cpSync(built, copied, { recursive: true });
  appendFileSync(mainOf(copied), "\nconsole.log('built');\n");
  assert.deepEqual(await askVersion(), { ...fromSources, stdout: `built\n${fromSources.stdout}` });
  // The process that reads a certificate is the build's as well: it starts with half of the processor time.
  const answer = { failure: { code: 'unreadable', message: 'read by the build' } };
  writeFileSync(join(copied, 'read-certificate.js'), `process.stdout.write('${JSON.stringify(answer)}')`);
  const document = join(server, 'document.pdf');
  writeFileSync(document, '%PDF-1.4');
  assert.match((await runRooftree(['epc', 'read', document], {}, server)).stdout, /read by the build/);

  appendFileSync(join(server, 'src/app.ts'), '// changed\n');
  assert.deepEqual(await askVersion(), fromSources);
});

test('a build is found again by the stamps of its sources until one of them is written', () => {
  const root = server;
  const record = join(root, 'sources');
  const source = join(root, 'src/app.ts');
  utimesSync(source, LONG_AGO, LONG_AGO);
  const folder = buildFolder(root);
  cpSync(built, folder, { recursive: true });
  assert.equal(findBuild(record, root), folder);
  assert.match(readFileSync(record, 'utf8'), /app\.ts/);
  assert.equal(findBuild(record, root), folder);

  writeFileSync(source, readFileSync(source, 'utf8').replace('/', ' '));
  utimesSync(source, LONG_AGO, LONG_AGO);
  assert.equal(findBuild(record, root), null);
});

test('a record of another build is not believed', () => {
  const root = join(import.meta.dirname, '../..');
  const record = join(server, 'other-sources');
  writeFileSync(record, `${built}.removed\n`);
  assert.equal(findBuild(record, root), built);
  assert.match(readFileSync(record, 'utf8'), new RegExp(`^${built}\\n`));
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

import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { buildFolder, isBuilt } from '@rooftree/planner/build-folder';
import { runRooftree } from '../testing/run-rooftree.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');
const REFUSAL = 'rooftree: the planner page is not built, or older than its sources: run npm run build\n';

/** The project as a clone has it after an installation that built nothing. */
const clone = mkdtempSync(join(tmpdir(), 'rooftree-clone-'));
after(() => rmSync(clone, { recursive: true, force: true }));
const isOwn = (path: string) => !['node_modules', 'dist'].includes(basename(path));
cpSync(join(PROJECT, 'packages'), join(clone, 'packages'), { recursive: true, filter: isOwn });
for (const name of ['package.json', '.node-version']) cpSync(join(PROJECT, name), join(clone, name));
linkAll('node_modules');
linkAll('packages/server/node_modules');
rmSync(join(clone, 'node_modules/@rooftree'));
mkdirSync(join(clone, 'node_modules/@rooftree'));
for (const name of readdirSync(join(clone, 'packages')))
  symlinkSync(join(clone, 'packages', name), join(clone, 'node_modules/@rooftree', name));

function linkAll(folder: string): void {
  mkdirSync(join(clone, folder), { recursive: true });
  for (const name of readdirSync(join(PROJECT, folder)))
    symlinkSync(join(PROJECT, folder, name), join(clone, folder, name));
}

const planner = join(clone, 'packages/planner');
const serve = () =>
  runRooftree(
    ['serve'],
    { ROOFTREE_DATA_DIR: join(clone, 'data'), PORT: '0' },
    join(clone, 'packages/server'),
  );

test('without a build the start is refused in one line, and nothing was started', async () => {
  assert.deepEqual(await serve(), { code: 1, stdout: '', stderr: REFUSAL });
  assert.equal(readdirSync(clone).includes('data'), false);
  assert.equal(readdirSync(planner).includes('dist'), false);
});

test('the build of these sources is found; one change of them makes it too old', async () => {
  const built = buildFolder();
  assert(isBuilt(built), 'npm run build was not run');
  cpSync(built, join(planner, 'dist', basename(built)), { recursive: true });
  assert(isBuilt(buildFolder(planner)));
  appendFileSync(join(planner, 'src/app.tsx'), '// changed\n');
  assert(!isBuilt(buildFolder(planner)));
  assert.deepEqual(await serve(), { code: 1, stdout: '', stderr: REFUSAL });
});

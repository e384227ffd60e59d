import assert from 'node:assert/strict';
import { appendFileSync, cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { buildFolder, isBuilt } from '@rooftree/planner/build-folder';
import { runRooftree } from '../testing/server/run-rooftree.ts';
import { cloneUnbuilt } from './clone-unbuilt.fixture.ts';

const REFUSAL = 'rooftree: the planner page is not built, or older than the sources: run npm run build\n';

const clone = cloneUnbuilt();
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

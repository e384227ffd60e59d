import assert from 'node:assert/strict';
import { appendFileSync, cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { buildFolder, isBuilt, mainOf } from '../../build-folder.ts';
import { cloneUnbuilt } from '../testing/clone-unbuilt.ts';
import { runRooftree } from '../testing/run-rooftree.ts';

const server = join(cloneUnbuilt(), 'packages/server');
const askVersion = () => runRooftree(['--version'], {}, server);

test('the build runs, and the sources where there is none of them as they are', async () => {
  const fromSources = await askVersion();
  assert.match(fromSources.stdout, /^\d+\.\d+\.\d+\n$/);

  const built = buildFolder();
  assert(isBuilt(built), 'npm run build was not run');
  const copied = join(server, 'dist', basename(built));
  cpSync(built, copied, { recursive: true });
  appendFileSync(mainOf(copied), "\nconsole.log('built');\n");
  assert.deepEqual(await askVersion(), { ...fromSources, stdout: `built\n${fromSources.stdout}` });

  appendFileSync(join(server, 'src/app.ts'), '// changed\n');
  assert.deepEqual(await askVersion(), fromSources);
});

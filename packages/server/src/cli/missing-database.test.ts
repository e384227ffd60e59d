import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runRooftree } from '../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-missing-'));
after(() => rmSync(home, { recursive: true, force: true }));

test('only a server creates a database: a command says where it looked, and how to name another', async () => {
  const dataDir = join(home, 'nowhere');
  const env = { ROOFTREE_DATA_DIR: dataDir };
  const commands = [
    ['contexts', 'list'],
    ['contexts', 'create', 'north', '--name', 'North'],
    ['status'],
    ['migrate'],
    ['migrate', '--plan'],
    ['backup', '--to', home],
  ];
  for (const args of commands) {
    const { code, stderr } = await runWarmRooftree(args, env);
    assert.equal(code, 1, args.join(' '));
    assert.match(
      stderr,
      new RegExp(`^rooftree: there is no database in ${dataDir} .*ROOFTREE_DATA_DIR.*\n$`),
    );
  }
  const worker = await runRooftree(['work'], env);
  assert.equal(worker.code, 1);
  assert.match(worker.stderr, /^rooftree: there is no database in .*\n$/);
  assert(!existsSync(dataDir), 'the folder was created');
});

import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-sandbox-'));
chmodSync(home, 0o711);
after(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

const env = { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: join(home, 'data') };
const run = (...args: string[]) => runWarmRooftree(args, env);

test('a sandbox is created, filled, moved in time and emptied', async () => {
  const created = await run('contexts', 'create', 'try', '--name', 'Try', '--sandbox');
  assert.match(created.stdout, /^Created the sandbox try \(Try\)\.\n/, created.stderr);
  assert.equal((await run('contexts', 'create', 'real', '--name', 'Real')).code, 0);
  const listed = await run('contexts', 'list');
  assert.match(listed.stdout, /^real .* no$/m);
  assert.match(listed.stdout, /^try .* yes$/m);
  const client = JSON.parse(
    (await run('clients', 'create', '--context', 'try', '--name', 'T', '--json')).stdout,
  );
  assert.match(client.client_secret, /^rooftree_test_/);
  const rotated = JSON.parse((await run('clients', 'rotate', client.client_id, '--json')).stdout);
  assert.match(rotated.client_secret, /^rooftree_test_/);

  const homes = await run('sandbox', 'homes', 'try', '--count', '2', '--country', 'NL', '--seed', '5');
  assert.equal(homes.stdout, 'Created 2 homes and overwrote 0: sandbox-NL-5-1 to sandbox-NL-5-2.\n');
  assert.equal((await run('sandbox', 'clock', 'try', '2030-06-01')).code, 0);
  assert.match((await run('contexts', 'show', 'try')).stdout, /^Sandbox +yes, plans for 2030-06-01$/m);
  const status = await run('status');
  assert.match(status.stdout, /^Contexts +1, and 1 for tests$/m);
  const reset = await run('sandbox', 'reset', 'try', '--json');
  assert.deepEqual(JSON.parse(reset.stdout), { homes: 2, renovations: 0, calculation_jobs: 0 });
  assert.match((await run('contexts', 'show', 'try')).stdout, /^Sandbox +yes, plans for today$/m);

  const refused = await run('sandbox', 'reset', 'real');
  assert.notEqual(refused.code, 0);
  assert.match(refused.stderr, /not a sandbox/);
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deriveClientKeys } from '../access/clients/client-keys.ts';
import { createContext } from '../access/contexts/contexts.service.ts';
import { runRooftree, startRooftree } from '../testing/server/run-rooftree.ts';
import { TEST_SECRET_KEY } from '../testing/server/test-secret-key.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

// The real command on a database of the operator's; each test goes on where the one before stopped.
const database = await createTestDatabase();
const { sql } = database;
const home = mkdtempSync(join(tmpdir(), 'rooftree-secret-key-'));
after(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});
await createContext(sql, { slug: 'north', name: 'North' });

const OTHER_KEY = 'another key that guards nothing either';
const env = { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: home, ROOFTREE_DEMO: 'off', PORT: '0' };
const noKey = { ...env, ROOFTREE_SECRET_KEY: '' };
const otherKey = { ...env, ROOFTREE_SECRET_KEY: OTHER_KEY };
const CREATE = ['clients', 'create', '--context', 'north', '--name', 'Site', '--json'];

test('without a key nothing starts that signs or hashes, and the rest of the commands work', async () => {
  for (const args of [['serve'], ['work'], CREATE]) {
    const { code, stdout, stderr } = await runRooftree(args, noKey);
    assert.deepEqual([code, stdout], [1, ''], args.join(' '));
    assert.match(stderr, /^rooftree: ROOFTREE_SECRET_KEY must be set when .*`openssl rand -base64 32`\n$/);
  }
  for (const args of [['migrate'], ['contexts', 'list']]) {
    assert.equal((await runWarmRooftree(args, noKey)).code, 0, args.join(' '));
  }
  const { stdout } = await runWarmRooftree(['status', '--json'], noKey);
  assert.deepEqual(JSON.parse(stdout).secret_key, { key_id: null, configured: [], live_secrets: [] });
});

test('the first key is the key of the database; with another one nothing starts', async () => {
  const client = JSON.parse((await runWarmRooftree(CREATE, env)).stdout);
  assert.match(client.client_secret, /^rooftree_secret_/);
  // As if the refused process were of a newer version: it must not migrate what is not its own.
  const removed = await sql`DELETE FROM schema_migrations WHERE name = '0010-secret-keys.sql' RETURNING *`;
  for (const args of [['serve'], ['work']]) {
    const { code, stderr } = await runRooftree(args, otherKey);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^rooftree: ROOFTREE_SECRET_KEY \(key \w{16}\) is not the key of this database .*\n$/,
    );
  }
  await sql`INSERT INTO schema_migrations ${sql(removed)}`;
  const created = await runWarmRooftree(CREATE, otherKey);
  assert.deepEqual([created.code, created.stdout], [1, '']);
  assert.match(created.stderr, /is not the key of this database/);

  const { stdout } = await runWarmRooftree(['status'], otherKey);
  const [ours, other] = [TEST_SECRET_KEY, OTHER_KEY].map((key) => deriveClientKeys(key)[0].id);
  assert.match(stdout, new RegExp(`^Secret key {2}${ours}; ${other} is set here$`, 'm'));
});

test('a worker with the right key starts, and shows its figures on a port of its own', async () => {
  const worker = startRooftree(['work'], { ...env, ROOFTREE_METRICS_PORT: '0' });
  const said = await worker.prints('The worker waits');
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(said) ?? [];
  assert.match(await (await fetch(url)).text(), /process_resident_memory_bytes \d+/);
  assert.equal((await worker.end('SIGTERM')).code, 0);
});

test('a lost key is replaced by hand', async () => {
  const { code, stdout } = await runWarmRooftree(['keys', 'adopt'], otherKey);
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^The key of the database is now \w{16}: .*\n1 client secret was made with another key: /,
  );
  assert.equal((await runWarmRooftree(CREATE, otherKey)).code, 0);
  assert.equal((await runWarmRooftree(CREATE, env)).code, 1);
});

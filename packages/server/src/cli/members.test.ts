import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-members-'));
chmodSync(home, 0o711);
after(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

const env = { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: join(home, 'data') };
const run = (...args: string[]) => runWarmRooftree(['members', ...args], env);

test('members are invited, listed and disabled', async () => {
  await database.sql`INSERT INTO contexts (slug, name) VALUES ('north', 'North')`;
  assert.equal((await run('list')).stdout, 'There is no member yet.\n');
  const invited = await run('invite', 'Ann@Example.com', '--context', 'north', '--role', 'owner');
  assert.match(invited.stdout, /^http:\/\/127\.0\.0\.1:8080\/console#\/join\/[\w-]{43}\n/);
  const again = await run('invite', 'ann@example.com', '--context', 'north', '--json');
  assert.equal(again.code, 0, again.stderr);
  assert.notEqual(JSON.parse(again.stdout).invitation_url, invited.stdout.split('\n')[0]);
  assert.equal((await run('invite', 'op@example.com', '--operator')).code, 0);
  const listed = await run('list');
  assert.match(listed.stdout, /ann@example\.com +north \(owner, invited\)/);
  assert.match(listed.stdout, /op@example\.com +operator/);
  assert.equal((await run('disable', 'ann@example.com')).code, 0);
  const [ann] = JSON.parse((await run('list', '--context', 'north', '--json')).stdout);
  assert.deepEqual([ann.email, ann.is_disabled], ['ann@example.com', true]);
});

test('say what was removed from an account that was there, and which clients it knows', async () => {
  const { sql } = database;
  const [member] = await sql<[{ id: string }]>`
    INSERT INTO members (email, password_hash) VALUES ('known@example.com', 'x') RETURNING id`;
  const [client] = await sql<[{ id: string }]>`
    INSERT INTO clients (context_id, name, permissions) SELECT id, 'Nightly', '{estates:read}' FROM contexts RETURNING id`;
  await sql`
    INSERT INTO audit_entries (context_id, actor_kind, actor_id, operation, thing_kind, thing_id)
    SELECT id, 'member', ${member.id}, 'createClient', 'client', ${client.id} FROM contexts`;
  const known = await run('invite', 'known@example.com', '--operator');
  assert.match(known.stdout, /its password, passkeys, linked accounts and sessions were removed/);
  assert.match(known.stdout, new RegExp(`${client.id} +Nightly +north`));
  await sql`UPDATE members SET password_hash = 'x' WHERE id = ${member.id}`;
  const { credentials_removed, clients } = JSON.parse(
    (await run('invite', 'known@example.com', '--operator', '--json')).stdout,
  );
  assert.deepEqual(
    [credentials_removed, clients],
    [true, [{ id: client.id, name: 'Nightly', context: 'north' }]],
  );
  const fresh = await run('invite', 'fresh@example.com', '--operator');
  assert.doesNotMatch(fresh.stdout, /removed|clients/);
});

test('wrong usage ends with 2, what is not there with 1', async () => {
  for (const args of [
    ['invite', 'ann@example.com'],
    ['invite', 'nonsense', '--operator'],
    ['invite', 'ann@example.com', '--context', 'north', '--operator'],
    ['invite', 'ann@example.com', '--context', 'north', '--role', 'king'],
  ])
    assert.equal((await run(...args)).code, 2, args.join(' '));
  assert.equal((await run('disable', 'nobody@example.com')).code, 1);
  assert.equal((await run('invite', 'ann@example.com', '--context', 'none')).code, 1);
});

import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { OWNER_MARK, startWhise, WHISE_CREDENTIALS, whiseEstate } from '@rooftree/connectors/testing';
import { startRooftree } from '../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const whise = await startWhise();
const home = mkdtempSync(join(tmpdir(), 'rooftree-connections-'));
chmodSync(home, 0o711);
after(async () => {
  await whise.close();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

const env = {
  DATABASE_URL: database.databaseUrl,
  ROOFTREE_DATA_DIR: join(home, 'data'),
  ROOFTREE_CONNECTION_BASES: `WHISE=${whise.base}`,
};
const inNorth = (args: string[]) => ['connections', ...args, '--context', 'north'];
const run = (args: string[]) => runWarmRooftree(inNorth(args), env);
const runWith = (input: string, args: string[], more: Record<string, string> = {}) =>
  startRooftree(inNorth(args), { ...env, ...more }, { input }).end();
const create = ['create', '--provider', 'WHISE', '--name', 'Ours', '--paused', '--no-plans'];

test('a connection is made, read, shown and removed', async () => {
  await database.sql`INSERT INTO contexts (slug, name) VALUES ('north', 'North')`;
  for (const id of [1, 2, 3])
    whise.estates.put(String(id), whiseEstate(id, id === 2 ? { country: {} } : { clientId: 88 }));
  assert.equal((await run(['list'])).stdout, 'There is no connection yet.\n');
  const made = await runWith(JSON.stringify(WHISE_CREDENTIALS), [...create, '--json']);
  assert.equal(made.code, 0, made.stderr);
  assert.ok(!made.stdout.includes(WHISE_CREDENTIALS.password));
  const { id } = JSON.parse(made.stdout);
  const read = await run(['run', id]);
  assert.equal(read.code, 0, read.stderr);
  assert.match(read.stdout, /^FULL FINISHED: 3 synced, 2 created, 0 changed, 0 unchanged, 1 rejected/);
  assert.equal((await run(['run', id, '--changes'])).stdout, 'Nothing has changed.\n');
  assert.match((await run(['list'])).stdout, /WHISE +Ours +PAUSED +2 /);
  const shown = await run(['show', id]);
  assert.match(shown.stdout, /rejected 2: its country is missing, or is not Belgium/);
  const folder = join(home, 'recorded');
  const recorded = await run(['record', id, '--out', folder]);
  assert.equal(recorded.code, 0, recorded.stderr);
  assert.match(recorded.stdout, /^3 answers with 3 estates are in /);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  assert.doesNotMatch(files.join(''), new RegExp(`${OWNER_MARK}|Molenweg|Populierenstraat`));
  const replayed = await run(['record', id, '--replay', folder]);
  assert.match(
    replayed.stdout,
    /^3 read: 2 new, 0 changed, 1 rejected\. Nothing was saved\./,
    replayed.stderr,
  );
  assert.equal((await run(['record', id])).code, 2);
  assert.equal((await run(['remove', id])).code, 0);
  assert.equal((await run(['show', id])).code, 1);
});

test('credentials come by standard input, and are not repeated', async () => {
  const wrong = await runWith('{"password": "a secret"', create);
  assert.equal(wrong.code, 2);
  assert.ok(!`${wrong.stdout}${wrong.stderr}`.includes('a secret'));
  const lacking = await runWith('{"password": "a secret", "other": "x"}', create);
  assert.equal(lacking.code, 1);
  assert.match(lacking.stderr, /credentials.username should not be empty/);
  assert.match(lacking.stderr, /credentials.other should not exist/);
  assert.equal((await run(['run', 'nonsense'])).code, 1);
});

test('credentials come from the environment as well, and VERA at a host that is allowed', async () => {
  const address = 'https://api.example.org/vera';
  const credentials = { address, client_id: 'a', client_secret: 'a secret' };
  const from = ['--credentials-from', 'OUR_VERA', '--json'];
  const vera = ['create', '--provider', 'VERA', '--name', 'Homes', '--paused', ...from];
  const given = { OUR_VERA: JSON.stringify(credentials) };
  const refused = await runWith('', vera, given);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /credentials.address is at a host that the operator does not allow/);
  const made = await runWith('', vera, { ...given, ROOFTREE_CONNECTION_HOSTS: 'api.example.org' });
  assert.equal(made.code, 0, made.stderr);
  assert.deepEqual(JSON.parse(made.stdout).credentials, { address, client_id: 'a' });
  assert.ok(!made.stdout.includes('a secret'));
  const lacking = await runWith(JSON.stringify(credentials), vera);
  assert.equal(lacking.code, 2);
  assert.match(lacking.stderr, /the credentials in the environment variable OUR_VERA must be a JSON object/);
});

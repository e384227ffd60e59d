import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createContext } from '../access/contexts/contexts.service.ts';
import { addMixedEstates } from '../testing/data/mixed-estates.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-jobs-'));
chmodSync(home, 0o711);
after(async () => {
  await drop();
  rmSync(home, { recursive: true, force: true });
});
const { id: contextId } = await createContext(sql, { slug: 'north', name: 'North' });
await addMixedEstates(sql, contextId, 60);
await sql`UPDATE estates SET year_built = NULL WHERE context_id = ${contextId} AND external_id = 'house-0'`;
await sql`UPDATE estates SET dwelling = '{"storeys": -3}' WHERE context_id = ${contextId} AND external_id = 'house-1'`;

const settings = {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: join(home, 'data'),
  ROOFTREE_COMPUTE_THREADS: '1',
};
const run = (...args: string[]) => runWarmRooftree([...args, '--context', 'north'], settings);

test('a whole portfolio is planned with its progress shown, by the command itself when no worker runs', async () => {
  const done = await run('jobs', 'run', '--all', '--watch');
  assert.equal(done.code, 0, done.stderr);
  assert.match(
    done.stdout,
    /1 estate of this context cannot be planned:\nESTATE +WHY\nhouse-0 +has no year_built/,
  );
  assert.match(done.stdout, /FINISHED {2}Renovation plans \(59\)/);
  assert.match(done.stderr, /estates 59\/59 \(100 %\), \d+\/s/);

  const listed = await run('jobs', 'list');
  assert.match(listed.stdout, /FINISHED {2}58\/59, 1 failed {2}Renovation plans \(59\)/);
  const [{ id }] = JSON.parse((await run('jobs', 'list', '--json')).stdout);
  const shown = await run('jobs', 'show', id);
  assert.match(shown.stdout, /Status +FINISHED\nEstates +58\/59, 1 failed\n/);
  assert.match(shown.stdout, /Failed, with the field to fix:\nESTATE +WHY\n\S+ +dwelling\.storeys must/);
  assert.match(shown.stdout, /cannot be planned:\nESTATE +WHY\nhouse-0 +has no year_built/);
  const { failed, left_out: leftOut } = JSON.parse((await run('jobs', 'show', id, '--json')).stdout);
  assert.match(failed[0].failure, /^dwelling\.storeys must/);
  assert.deepEqual(leftOut, [
    { external_id: 'house-0', lack: "has no year_built, without which it can't be calculated" },
  ]);
  const stopped = await run('jobs', 'stop', id);
  assert.equal(stopped.code, 1);
  assert.match(stopped.stderr, /is FINISHED and can't be stopped any more/);
});

test('estates can be named; without a worker the job waits, and can be stopped', async () => {
  const begun = await run('jobs', 'run', 'house-2', 'property-3');
  assert.match(begun.stdout, /NOT_STARTED {2}Renovation plans \(2\)/);
  assert.match(begun.stdout, /No worker is running: start one/);
  const [{ id }] = JSON.parse((await run('jobs', 'list', '--json')).stdout);
  assert.match((await run('jobs', 'stop', id)).stdout, /^Stopped: Renovation plans \(2\), estates 0\/2\./);
  const unknown = await run('jobs', 'run', 'nobody');
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /\[0\] "nobody" is not an estate of this context/);
  const nothing = await run('jobs', 'run');
  assert.deepEqual([nothing.code, nothing.stderr], [2, 'rooftree: give the estates to plan, or use --all\n']);
});

test('of a portfolio without an estate it says that there is none', async () => {
  await createContext(sql, { slug: 'empty', name: 'Empty' });
  const { code, stdout } = await runWarmRooftree(
    ['jobs', 'run', '--all', '--watch', '--context', 'empty'],
    settings,
  );
  assert.deepEqual([code, stdout], [0, 'No estate of empty can be planned.\n']);
});

test('a webhook is made with a secret that is shown once, listed and deleted', async () => {
  const args = ['webhooks', 'create', '--url', 'https://example.com/hook', '--events', 'report.created'];
  const webhook = JSON.parse((await run(...args, '--json')).stdout);
  assert.match(webhook.secret, /^whsec_/);
  assert.deepEqual(webhook.events, ['report.created']);
  const listed = await run('webhooks', 'list');
  assert.match(listed.stdout, /https:\/\/example\.com\/hook {2}delivering {2}never/);
  assert.match(
    (await run('webhooks', 'resume', webhook.id)).stdout,
    /^Resumed the webhook .*; 0 deliveries are pending/,
  );
  assert.match((await run('webhooks', 'resume', randomUUID())).stderr, /there is no webhook/);
  assert(!listed.stdout.includes(webhook.secret));
  assert.match((await run('webhooks', 'delete', webhook.id)).stdout, /^Deleted the webhook/);
  assert.match((await run('webhooks', 'list')).stdout, /There is no webhook yet/);
  const refused = await run('webhooks', 'create', '--url', 'http://10.0.0.1/');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /url must begin with https/);
  assert.equal((await run('webhooks', 'create', '--url', 'https://a.example', '--events', 'all')).code, 2);
});

test('an id that is none, or of nothing, is reported in one line', async () => {
  const calls = [
    ['jobs', 'show', 'nope'],
    ['jobs', 'stop', 'nope'],
    ['jobs', 'show', randomUUID()],
    ['webhooks', 'delete', 'nope'],
    ['webhooks', 'resume', 'nope'],
  ];
  for (const call of calls) {
    const { code, stderr } = await run(...call);
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`^rooftree: there is no (calculation job|webhook) ${call[2]}\n$`));
  }
});

import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createContext } from '../access/contexts/contexts.service.ts';
import { addEstate } from '../testing/data/renovation-rows.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-programme-'));
chmodSync(home, 0o711);
after(async () => {
  await drop();
  rmSync(home, { recursive: true, force: true });
});
const { id: contextId } = await createContext(sql, { slug: 'north', name: 'North' });
for (const externalId of ['a', 'b']) await addEstate(sql, contextId, { externalId });
const settings = {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: join(home, 'data'),
  ROOFTREE_COMPUTE_THREADS: '1',
};
const run = (...args: string[]) => runWarmRooftree(['programme', ...args], settings);
const request = join(home, 'programme.json');
const PROGRAMME = {
  name: 'North',
  first_year: new Date().getFullYear() + 1,
  years: 2,
  objective: 'LOWEST_COST',
  limits: { homes: [{ at_most_homes: 1 }] },
};

test('a programme is created, solved, shown, written to files and checked', async () => {
  writeFileSync(request, JSON.stringify(PROGRAMME));
  const created = await run('create', request, '--context', 'north', '--watch', '--json');
  assert.equal(created.code, 0, created.stderr);
  const { id, status }: { id: string; status: string } = JSON.parse(created.stdout);
  assert.equal(status, 'FINISHED');
  const shown = await run('show', id, '--context', 'north');
  assert.match(
    shown.stdout,
    /FINISHED {2}North\n2 homes, 0 of them left out\n\nValue \d+ CENTS, bound \d+, gap/,
  );
  const folder = join(home, 'files');
  const written = await run('export', id, '--context', 'north', '--out', folder);
  assert.equal(written.code, 0, written.stderr);
  assert.deepEqual(readdirSync(folder).sort(), [
    'certificate.txt',
    'homes.csv',
    'hours.csv',
    'problem.txt',
    'programme.xlsx',
  ]);
  const [problem, certificate] = [join(folder, 'problem.txt'), join(folder, 'certificate.txt')];
  const confirmed = await run('verify', problem, certificate);
  assert.equal(confirmed.code, 0, confirmed.stderr);
  assert.match(confirmed.stdout, /^Confirmed: 2 decisions, no limit is broken\.\n/);
  const tampered = join(home, 'tampered.txt');
  writeFileSync(tampered, readFileSync(certificate, 'utf8').replace(/^cost,\d+/m, 'cost,1'));
  const refused = await run('verify', problem, tampered);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /refused: the homes cost/);
});

test('a year is approved, and its works are reported done', async () => {
  const labels = [{ label: 'B', by_year: PROGRAMME.first_year, at_least_percent: 20 }];
  writeFileSync(request, JSON.stringify({ ...PROGRAMME, limits: { labels } }));
  const created = await run('create', request, '--context', 'north', '--watch', '--json');
  const { id }: { id: string } = JSON.parse(created.stdout);
  const year = String(PROGRAMME.first_year);
  const approved = await run('approve', id, '--context', 'north', '--year', year, '--json');
  assert.equal(approved.code, 0, approved.stderr);
  const { homes }: { homes: { total: number } } = JSON.parse(approved.stdout);
  assert.ok(homes.total >= 1);
  const again = await run('approve', id, '--context', 'north', '--year', year);
  assert.match(again.stdout, /homes were approved before/);
  const report = join(home, 'done.json');
  writeFileSync(report, JSON.stringify({ homes: [{ external_id: 'nowhere', done_on: '2026-10-30' }] }));
  const refused = await run('done', id, report, '--context', 'north');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /must name a home of the programme: nowhere/);
});

test('a request that is not one is refused with its faults', async () => {
  writeFileSync(request, JSON.stringify({ ...PROGRAMME, years: 99, colour: 'red' }));
  const refused = await run('create', request, '--context', 'north');
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /years must be <= 25/);
  writeFileSync(request, 'not json');
  assert.match((await run('create', request, '--context', 'north')).stderr, /is not JSON/);
  assert.match((await run('show', 'x', '--context', 'north')).stderr, /there is no programme x/);
});

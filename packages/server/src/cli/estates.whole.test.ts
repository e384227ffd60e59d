import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createContext } from '../access/contexts/contexts.service.ts';
import { addMixedEstates } from '../testing/data/mixed-estates.ts';
import { addPlannedRenovation } from '../testing/data/planned-renovation.ts';
import { startRooftree } from '../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { sql, databaseUrl, drop } = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-estates-'));
chmodSync(home, 0o711);
after(async () => {
  await drop();
  rmSync(home, { recursive: true, force: true });
});
const { id: contextId } = await createContext(sql, { slug: 'north', name: 'North', language: 'nl-BE' });
await createContext(sql, { slug: 'south', name: 'South' });
await addMixedEstates(sql, contextId, 60);
await sql`UPDATE estates SET street = ${'Kade \u001b[31mrood'}, estate_status = 'SOLD' WHERE external_id = 'house-0'`;

const env = {
  DATABASE_URL: databaseUrl,
  ROOFTREE_DATA_DIR: join(home, 'data'),
  PUBLIC_URL: 'https://plans.example.com',
};
const run = (...args: string[]) => runWarmRooftree(args, env);
async function json(...args: string[]) {
  const { code, stdout, stderr } = await run(...args, '--json');
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout);
}

test('estates are listed page by page and by filter, without the control characters of others', async () => {
  const first = await run('estates', 'list', '--context', 'north');
  assert.equal(first.code, 0, first.stderr);
  assert.match(first.stdout, /^EXTERNAL ID +TYPE +STATUS +BUILT +LABEL +QUALITY +CHANGED +ADDRESS\n/);
  assert.match(
    first.stdout,
    /^house-0 +HOUSE +SOLD +1905 +- +C +\d{4}-\d\d-\d\d +Kade {2}\[31mrood 1, 2800 Mechelen$/m,
  );
  assert.match(first.stdout, /\n50 of 60; --page 2 shows more\n$/);
  assert.match((await run('estates', 'list', '--context', 'north', '--page', '2')).stdout, /\n10 of 60\n$/);
  const sold = await json('estates', 'list', '--context', 'north', '--status', 'SOLD,RENTED');
  assert.deepEqual(
    sold.map((estate: { external_id: string }) => estate.external_id),
    ['house-0'],
  );
  const apartments = await json(
    'estates',
    'list',
    '--context',
    'north',
    '--type',
    'APARTMENT',
    '--limit',
    '3',
  );
  assert.equal(apartments.length, 3);
  assert.equal((await run('estates', 'list', '--context', 'south')).stdout, 'No estates match.\n');
});

test('an estate is shown, also with its link alone', async () => {
  const shown = await run('estates', 'show', 'house-1', '--context', 'north');
  assert.match(
    shown.stdout,
    /^Estate +house-1\nProperty +property-1\nAddress +Rue des Tilleuls 2, 5000 Namur\n/,
  );
  assert.match(shown.stdout, /^Region +BE-WAL \(Wallonië\)$/m);
  const known = await json('estates', 'show', 'house-1', '--context', 'north');
  const link = await run('estates', 'link', 'house-1', '--context', 'north');
  assert.equal(link.stdout, `${known.referral_link}\n`);
  assert.match(link.stdout, /^https:\/\/plans\.example\.com\/r\/token/);
  assert.equal((await run('estates', 'show', 'house-1', '--context', 'south')).code, 1);
});

test('an export can be imported into another context', async () => {
  const table = await run('estates', 'export', '--context', 'north', '--region', 'BE-VLG');
  assert.equal(table.code, 0, table.stderr);
  assert.equal(table.stdout.split('\r\n').length, 1 + 12 + 1);
  const lines = await run('estates', 'export', '--context', 'north', '--format', 'ndjson');
  const file = join(home, 'estates.ndjson');
  writeFileSync(file, lines.stdout);
  const outcome = await json('estates', 'import', file, '--context', 'south');
  assert.deepEqual(outcome, { dry_run: false, created: 60, updated: 0, notes: [] });
  const again = await run('estates', 'export', '--context', 'south', '--format', 'ndjson');
  // South has another language; the names of places are ours and not imported.
  const withoutNames = (text: string) =>
    text
      .replaceAll(/"name":"[^"]*"/g, '')
      .split('\n')
      .sort();
  assert.deepEqual(withoutNames(again.stdout), withoutNames(lines.stdout));
});

test('whoever stops reading an export ends it without a complaint', async () => {
  const { child, end } = startRooftree(['estates', 'export', '--context', 'north'], env);
  child.stdout?.destroy();
  const { code, stderr } = await end();
  assert.deepEqual([code, stderr], [0, '']);
});

test('an estate is deactivated, and comes back with an import; erased it is gone with an audit line', async () => {
  const gone = await run('estates', 'remove', 'house-3', '--context', 'north');
  assert.equal(gone.stdout, 'Deactivated the estate house-3.\n');
  assert.match(
    (await run('estates', 'list', '--context', 'north', '--deactivated', '--page', '2')).stdout,
    / of 60\n$/,
  );
  assert.match((await run('estates', 'list', '--context', 'north', '--page', '2')).stdout, / of 59\n$/);
  const erased = await json('estates', 'remove', 'house-3', '--context', 'north', '--erase', '--yes');
  assert.deepEqual(erased, { external_id: 'house-3', erased: true });
  assert.equal((await run('estates', 'show', 'house-3', '--context', 'north')).code, 1);
  const lines = await sql`SELECT client_id, renovations FROM erasures WHERE context_id = ${contextId}`;
  assert.deepEqual([...lines], [{ client_id: null, renovations: 0 }]);
});

test('renovations are listed, shown, deleted and restored, and their reports listed', async () => {
  const { id } = await addPlannedRenovation(sql, contextId, 'semiDetached1958');
  const listed = await run('renovations', 'list', '--context', 'north');
  assert.match(listed.stdout, new RegExp(`^${id} +\\d{4}-\\d\\d-\\d\\d +\\S+ to \\S+ +€ [\\d,]+ +€ `, 'm'));
  const shown = await run('renovations', 'show', id, '--language', 'nl-BE');
  assert.match(shown.stdout, new RegExp(`^Renovation +${id}\n`));
  assert.match(shown.stdout, /1958, 164 m²/);
  assert.match((await run('reports', 'list', '--renovation', id)).stdout, /There is no report yet/);
  assert.match((await run('renovations', 'delete', id)).stdout, /renovations restore/);
  assert.equal((await run('renovations', 'list', '--context', 'north')).stdout, 'No renovations match.\n');
  assert.match((await run('renovations', 'list', '--context', 'north', '--deleted')).stdout, /\(deleted\) /);
  const report = await run('reports', 'create', '--renovation', id, '--language', 'en');
  assert.deepEqual([report.code, report.stderr], [1, 'rooftree: renovation is deleted\n']);
  assert.equal((await json('renovations', 'restore', id)).renovation_id, id);
  await json('reports', 'create', '--renovation', id, '--language', 'en');
  assert.match(
    (await run('reports', 'list', '--renovation', id)).stdout,
    /current +.*https:\/\/plans\.example\.com\/cdn\//,
  );
});

test('a context is shown with what it holds, and changed; the status counts', async () => {
  const changed = await json(
    ...['contexts', 'update', 'south', '--name', 'South & Co', '--accent-color', '#2F6F4F'],
    ...['--cors-origins', 'https://app.example.com,http://localhost:3000', '--no-estates'],
  );
  assert.deepEqual(
    [changed.name, changed.accent_color, changed.cors_origins, changed.manages_estates],
    ['South & Co', '#2f6f4f', ['https://app.example.com', 'http://localhost:3000'], false],
  );
  const back = await json(
    ...['contexts', 'update', 'south', '--accent-color', 'none', '--cors-origins', 'none', '--estates'],
  );
  assert.deepEqual(
    [back.name, back.accent_color, back.cors_origins, back.manages_estates],
    ['South & Co', null, [], true],
  );
  const page = await json(
    ...[
      'contexts',
      'update',
      'south',
      '--embed-origins',
      'https://www.agency.example',
      '--no-preview-address',
    ],
    ...[
      '--contact-name',
      'Sales',
      '--contact-phone',
      '+32 9 000 00 00',
      '--contact-email',
      'sales@agency.example',
    ],
  );
  assert.deepEqual(
    [page.embed_origins, page.preview_has_address, page.contact_name, page.contact_phone, page.contact_email],
    [['https://www.agency.example'], false, 'Sales', '+32 9 000 00 00', 'sales@agency.example'],
  );
  assert.match(
    (await run('contexts', 'update', 'south', '--embed-origins', 'none', '--contact-phone', 'none')).stdout,
    /Shown inside of +no other page\nContact +Sales, sales@agency\.example\n/,
  );
  const { contents } = await json('contexts', 'show', 'south');
  assert.deepEqual(contents, {
    estates: 60,
    deactivated_estates: 0,
    renovations: 0,
    reports: 0,
    clients: 0,
    live_jobs: 0,
  });
  assert.match(
    (await run('contexts', 'show', 'north')).stdout,
    /Holds +\d+ estates \(0 deactivated\), 1 renovations, 1 reports/,
  );
  const status = await run('status');
  assert.match(status.stdout, /^Queue +nothing waits; 0 running;/m);
  assert.match(status.stdout, /^south +60 +0 +0 +0 +0$/m);
  await json('jobs', 'run', 'house-5', '--context', 'north');
  const { queue, contexts } = await json('status');
  assert.deepEqual([queue.waiting, queue.running, queue.failed, queue.workers], [1, 0, 0, 0]);
  assert.equal(contexts.find(({ slug }: { slug: string }) => slug === 'north').live_jobs, 1);
});

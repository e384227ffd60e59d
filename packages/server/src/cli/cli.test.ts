import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Command } from 'commander';
import { runRooftree, startRooftree } from '../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { buildProgram } from './program.ts';

const database = await createTestDatabase();
const home = mkdtempSync(join(tmpdir(), 'rooftree-cli-'));
chmodSync(home, 0o711);
after(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

const env = { DATABASE_URL: database.databaseUrl, ROOFTREE_DATA_DIR: join(home, 'data') };
const run = (...args: string[]) => runWarmRooftree(args, env);

function file(name: string, lines: readonly string[]): string {
  const path = join(home, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

test('a context and its client are made, listed, rotated and disabled', async () => {
  const created = await run(
    'contexts',
    'create',
    'north',
    '--name',
    'North',
    '--language',
    'nl-BE',
    '--json',
  );
  assert.equal(created.code, 0, created.stderr);
  const { id: _id, created_at: _at, ...context } = JSON.parse(created.stdout);
  assert.deepEqual(context, {
    slug: 'north',
    name: 'North',
    kind: 'AGENCY',
    manages_estates: true,
    language: 'nl-BE',
    cdn_url: null,
    logo_url: null,
    accent_color: null,
    cors_origins: [],
    embed_origins: [],
    contact_name: null,
    contact_phone: null,
    contact_email: null,
    contact_url: null,
    contact_photo_url: null,
    preview_has_address: true,
    keeps_owner_certificates: false,
    takes_contact_requests: false,
    sandbox: false,
  });

  const args = ['clients', 'create', '--context', 'north', '--name', 'Site', '--permissions', 'estates:read'];
  const client = JSON.parse((await run(...args, '--json')).stdout);
  assert.deepEqual(Object.keys(client), ['client_id', 'client_secret']);

  const rotated = JSON.parse((await run('clients', 'rotate', client.client_id, '--json')).stdout);
  assert.equal(rotated.client_id, client.client_id);
  assert.notEqual(rotated.client_secret, client.client_secret);

  const listed = JSON.parse((await run('clients', 'list', '--context', 'north', '--json')).stdout);
  assert.deepEqual(
    listed.map(({ name, live_secrets, permissions }: Record<string, unknown>) => [
      name,
      live_secrets,
      permissions,
    ]),
    [['Site', 2, ['estates:read']]],
  );

  assert.equal((await run('clients', 'disable', client.client_id)).code, 0);
  assert.match((await run('clients', 'list')).stdout, /Site +disabled +estates:read/);
});

const UNKNOWN = '019a8b1d-0f21-7e44-8a36-5c9e7b1d2f03';
const refused: [string, string[], number, RegExp][] = [
  ['a context twice', ['contexts', 'create', 'north', '--name', 'Again'], 1, /already a context north/],
  ['a wrong slug', ['contexts', 'create', 'North Sea', '--name', 'x'], 2, /'slug'\. Use lowercase letters/],
  ['an unknown context', ['clients', 'create', '--context', 'south', '--name', 'x'], 1, /no context south/],
  [
    'an unknown permission',
    ['clients', 'create', '--context', 'north', '--name', 'x', '--permissions', 'all'],
    2,
    /all is not one of calculations:create/,
  ],
  ['an unknown client', ['clients', 'disable', 'nobody'], 1, /nobody/],
  [
    'a missing option',
    ['clients', 'create', '--name', 'x'],
    2,
    /required option '--context <slug>' not specified/,
  ],
  ['an unknown verb', ['contexs', 'list'], 2, /Did you mean contexts/],
  ['an unknown verb with --help', ['estates', 'lits', '--help'], 2, /Did you mean list/],
  [
    'an unknown language',
    ['contexts', 'create', 'x', '--name', 'x', '--language', 'de'],
    2,
    /choices are nl-BE/,
  ],
  [
    'a colour that is none',
    ['contexts', 'update', 'north', '--accent-color', 'red'],
    2,
    /'--accent-color <#rrggbb>'.*#2f6f4f/,
  ],
  [
    'an origin with a path',
    ['contexts', 'update', 'north', '--cors-origins', 'https://a.example/x'],
    2,
    /origins like/,
  ],
  [
    'a page that may not embed',
    ['contexts', 'update', 'north', '--embed-origins', 'http://a.example'],
    2,
    /origins such as https/,
  ],
  ['a change of nothing', ['contexts', 'update', 'north'], 2, /nothing to change/],
  [
    'a change of an unknown context',
    ['contexts', 'update', 'south', '--name', 'x'],
    1,
    /^rooftree: there is no context south\n$/,
  ],
  [
    'an unknown job',
    ['jobs', 'show', 'nope', '--context', 'north'],
    1,
    /^rooftree: there is no calculation job nope\n$/,
  ],
  [
    'an unknown job to stop',
    ['jobs', 'stop', 'nope', '--context', 'north'],
    1,
    /^rooftree: there is no calculation job nope\n$/,
  ],
  [
    'an unknown webhook',
    ['webhooks', 'delete', 'nope', '--context', 'north'],
    1,
    /^rooftree: there is no webhook nope\n$/,
  ],
  ['an unknown renovation', ['renovations', 'show', 'nope'], 1, /^rooftree: there is no renovation nope\n$/],
  [
    'an unknown renovation to delete',
    ['renovations', 'delete', UNKNOWN],
    1,
    /^rooftree: there is no renovation 019a/,
  ],
  [
    'reports of an unknown renovation',
    ['reports', 'list', '--renovation', UNKNOWN],
    1,
    /^rooftree: there is no renovation 019a/,
  ],
  [
    'an unknown estate',
    ['estates', 'show', 'nope', '--context', 'north'],
    1,
    /^rooftree: there is no estate nope in north\n$/,
  ],
  [
    'an unknown estate to remove',
    ['estates', 'remove', 'nope', '--context', 'north'],
    1,
    /^rooftree: there is no estate nope in north\n$/,
  ],
  ['an erasure without --yes', ['estates', 'remove', 'a-1', '--erase', '--context', 'north'], 2, /add --yes/],
  ['jobs without names', ['jobs', 'run', '--context', 'north'], 2, /give the estates to plan, or use --all/],
  [
    'a limit that is too high',
    ['estates', 'list', '--context', 'north', '--limit', '1001'],
    2,
    /at most 1000/,
  ],
  [
    'a moment that is none',
    ['renovations', 'list', '--context', 'north', '--updated-since', 'May'],
    2,
    /such as 2026-11-15/,
  ],
  ['a language that is not known', ['plan', '--example', '--language', 'de'], 2, /choices are .*nl-BE/],
  ['a day that is none', ['plan', '--example', '--date', '2026-02-30'], 2, /a day such as/],
  ['a plan of nothing', ['plan'], 2, /give one file, - for standard input, or --example/],
  [
    'a missing file',
    ['estates', 'import', 'no-such.csv', '--context', 'north'],
    1,
    /cannot read no-such\.csv/,
  ],
];
for (const [what, args, code, message] of refused) {
  test(`${what} is refused with exit code ${code}`, async () => {
    const ended = await run(...args);
    assert.equal(ended.code, code);
    assert.match(ended.stderr, message);
    assert.doesNotMatch(ended.stderr, /\n {4}at /);
  });
}

test('estates come from CSV and NDJSON; the second time they are replaced', async () => {
  const csv = file('estates.csv', [
    '\uFEFFexternal_id;country;zip_code;street;estate_type;estate_format;year_built;outer_wall_insulation_type;has_cavity_wall',
    'a-1;BE;9000;"Kade; noord";HOUSE;CLOSED;1931;0.24;yes',
    'a-2;NL;3512 KL;Laan;APARTMENT;;1964;;',
  ]);
  const first = await run('estates', 'import', csv, '--context', 'north', '--json');
  assert.equal(first.code, 0, first.stderr);
  assert.deepEqual(JSON.parse(first.stdout), { dry_run: false, created: 2, updated: 0, notes: [] });
  const [row] =
    await database.sql`SELECT street, region, year_built, dwelling FROM estates WHERE external_id = 'a-1'`;
  assert.deepEqual(row, {
    street: 'Kade; noord',
    region: 'BE-VLG',
    year_built: 1931,
    dwelling: { has_cavity_wall: true, outer_wall_insulation_type: { u_value_w_per_m2_k: 0.24 } },
  });

  const ndjson = file('estates.ndjson', [
    JSON.stringify({ external_id: 'a-2', address: { country: 'NL' }, estate_type: 'HOUSE' }),
    '',
    JSON.stringify({ external_id: 'a-3', address: { country: 'BE' }, estate_type: 'LAND' }),
  ]);
  const second = await run('estates', 'import', ndjson, '--context', 'north');
  assert.match(second.stdout, /^Imported 2 estates: 1 new, 1 replaced\.\n$/);
  assert.match(second.stderr, /estates 2\/2 \(100 %\)/);
});

test('a bad row is named by its line, and nothing is imported', async () => {
  const csv = file('bad.csv', [
    'external_id,country,estate_type,price,year_built',
    'b-1,BE,HOUSE,250000,1970',
    'b-2,BE,CASTLE,cheap,1970',
    'b-1,BE,HOUSE,,',
  ]);
  const { code, stderr } = await run('estates', 'import', csv, '--context', 'north');
  assert.equal(code, 1);
  for (const text of [
    'nothing was imported',
    'line 3, column "estate_type": "CASTLE" must be one of the following values',
    'line 3, column "price": "cheap" must be a number',
    'line 4, column "external_id": "b-1" is already on line 2',
  ]) {
    assert(stderr.includes(text), `${text} in ${stderr}`);
  }
  const rows = await database.sql`SELECT 1 FROM estates WHERE external_id LIKE 'b-%'`;
  assert.equal(rows.length, 0);

  const asJson = await run('estates', 'import', csv, '--context', 'north', '--json');
  assert.equal(asJson.code, 1);
  const { faults, ...outcome } = JSON.parse(asJson.stdout);
  assert.deepEqual(outcome, { dry_run: false, created: 0, updated: 0, notes: [], fault_count: 3 });
  assert.deepEqual(faults[2], {
    line: 4,
    column: 'external_id',
    value: 'b-1',
    message: 'is already on line 2',
  });
});

test('a sheet in Windows-1252 with Dutch headings comes from standard input, after a dry run', async () => {
  const sheet =
    'Referentie;Land;Type;Gemeente;Prijs;Opmerking\r\nd-1;BE;Huis;Liège;325.000,50;x\r\n;;;;;\r\n';
  const importSheet = (...flags: string[]) => {
    const args = ['estates', 'import', '-', '--context', 'north', ...flags];
    return startRooftree(args, env, { input: Buffer.from(sheet, 'latin1') }).end();
  };
  const stored = () => database.sql`SELECT place, price_cents FROM estates WHERE external_id = 'd-1'`;
  const dry = await importSheet('--dry-run');
  assert.equal(dry.code, 0, dry.stderr);
  assert.equal(dry.stdout, 'Nothing was written. Would import 1 estate: 1 new, 0 replaced.\n');
  assert.equal((await stored()).length, 0);
  const imported = await importSheet();
  assert.equal(imported.code, 0, imported.stderr);
  assert.match(imported.stderr, /note: .* read as Windows-1252: line 2 has "Liège"\n/);
  assert.match(imported.stderr, /note: not known and skipped: column "Opmerking"\n/);
  const [row] = await stored();
  assert.deepEqual([row?.['place'], Number(row?.['price_cents'])], ['Liège', 32_500_050]);
  const again = await importSheet('--dry-run', '--json');
  const { notes, ...outcome } = JSON.parse(again.stdout);
  assert.deepEqual(outcome, { dry_run: true, created: 0, updated: 1 });
  assert.equal(notes.length, 2);
});

const badFiles: [string, string[], RegExp][] = [
  ['unknown.csv', ['external_id,colour', 'x,red'], /column "colour".*column "country": must be one of/s],
  ['without-id.csv', ['country', 'BE'], /line 1: column "external_id" must be there/],
  ['quote.csv', ['external_id,street', 'x,"open'], /line \d+: .*quote/i],
  ['empty.csv', [], /line 1/],
  ['broken.ndjson', ['{"external_id": '], /line 1: must be a JSON object/],
  ['estates.xlsx', ['PK\u0003\u0004'], /the spreadsheet cannot be read/],
];
for (const [name, lines, message] of badFiles) {
  test(`${name} is refused`, async () => {
    const { code, stderr } = await run('estates', 'import', file(name, lines), '--context', 'north');
    assert.equal(code, 1);
    assert.match(stderr, message);
    assert.doesNotMatch(stderr, /\n {4}at /);
  });
}

test('an import that the database interrupts says which lines are in; the same file then finishes it', async () => {
  const rows = Array.from({ length: 2500 }, (_, number) => `g-${number},BE,HOUSE`);
  const csv = file('many.csv', ['external_id,country,estate_type', ...rows]);
  await database.sql.unsafe(`
    CREATE FUNCTION run_out_of_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE 'could not extend file' USING ERRCODE = 'disk_full';
    END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON estates FOR EACH ROW WHEN (NEW.external_id = 'g-1700')
      EXECUTE FUNCTION run_out_of_disk()`);
  const interrupted = await run('estates', 'import', csv, '--context', 'north');
  assert.equal(interrupted.code, 1);
  for (const text of [
    'rooftree: the import was interrupted: ',
    'could not extend file',
    'lines up to 1001 are imported\n',
    'lines 1002 to 2001 may be imported, later lines are not\n',
    'import the same file again to finish',
  ]) {
    assert(interrupted.stderr.includes(text), `${text} in ${interrupted.stderr}`);
  }
  const count = async () => (await database.sql`SELECT FROM estates WHERE external_id LIKE 'g-%'`).length;
  assert.equal(await count(), 1000);

  await database.sql`DROP TRIGGER full_disk ON estates`;
  const finished = await run('estates', 'import', csv, '--context', 'north', '--json');
  const { created, updated } = JSON.parse(finished.stdout);
  assert.deepEqual({ created, updated }, { created: 1500, updated: 1000 });
  assert.equal(await count(), 2500);
});

test('every command explains itself', async () => {
  for (const path of everyCommand(buildProgram()).map(pathOf)) {
    let help = '';
    const program = buildProgram();
    const writeOut = (text: string) => {
      help += text;
    };
    for (const command of everyCommand(program)) command.configureOutput({ writeOut });
    const args = [...path, '--help'];
    await assert.rejects(program.parseAsync(args, { from: 'user' }), {
      code: 'commander.helpDisplayed',
      exitCode: 0,
    });
    assert.match(help, new RegExp(`^Usage: ${['rooftree', ...path].join(' ')} `));
  }
});

const everyCommand = (command: Command): Command[] => [command, ...command.commands.flatMap(everyCommand)];
/** The words behind `rooftree`. */
const pathOf = (command: Command): string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];

test('an explanation is an output, and the exit code is 0', async () => {
  const { code, stdout } = await run('--help');
  assert.equal(code, 0);
  assert.match(stdout, /^Usage: rooftree /);
  assert.match((await run('estates', 'import', '--help')).stdout, /habitable_space_m2/s);
});

test('the address of the docs goes by PUBLIC_URL', async () => {
  const { code, stdout } = await runWarmRooftree(['docs'], {
    ...env,
    PUBLIC_URL: 'https://example.com/renovate',
  });
  assert.deepEqual([code, stdout], [0, 'https://example.com/renovate/docs\n']);
});

test('a plan of the example needs no file and no database', async () => {
  const { code, stdout } = await runRooftree(['plan', '--example', '--json'], {});
  assert.equal(code, 0);
  assert.equal(JSON.parse(stdout).year_built, 1962);
});

test('migrate says that there is nothing to do', async () => {
  assert.deepEqual(JSON.parse((await run('migrate', '--json')).stdout), { applied: [] });
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { successOf } from '../../testing/answers.ts';
import { becomes } from '../../testing/becomes.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { acquireImportLock } from './import-lock.ts';
import { RESTORED_COLUMNS } from './undo/undo.repository.ts';

interface Checked {
  columns: { heading: string; column: string | null; is_chosen: boolean }[];
  notes: string[];
  problems: string[];
  rows: Record<'total' | 'new' | 'changed' | 'unchanged' | 'refused', number>;
  faults: { line: number; column: string | null; value: string | null; message: string }[];
  fault_count: number;
  changed_rows: { external_id: string; changes: { column: string; before: string; after: string }[] }[];
}
interface Import {
  id: string;
  import_status: string;
  file_name: string | null;
  created_by: string | null;
  rows: Checked['rows'];
}
interface Undone {
  restored: number;
  removed: number;
  deactivated: number;
  left: string[];
  left_count: number;
}

type Sent = string | Uint8Array<ArrayBuffer>;

const HEAD = 'Referentie;Land;Postcode;Gemeente;Straat;Nr;Type;Bouwjaar;Prijs';
const row = (name: string, year = '1958', street = 'Lindelaan') =>
  `${name};BE;9000;Gent;${street};14;huis;${year};€ 325.000`;
const csv = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

describe('imports of files', () => {
  let app: TestApp;
  let context: TestClient;
  before(async () => {
    app = await startTestApp({ env: { ROOFTREE_IMPORT_MAX_BYTES: '20000' } });
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.addClient();
  });

  const send = (path: string, body: Sent, by = context, type = 'text/csv') =>
    fetch(`${app.url}/v1/estate-imports${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}`, 'content-type': type },
      body,
    });
  const check = async (body: Sent) => successOf<Checked>(await send('/check', body));
  const take = async (body: Sent, query = '') => successOf<Import>(await send(query, body));
  const undo = async (id: string, by = context) => by.call('POST', `/v1/estate-imports/${id}/undo`);
  const estate = async (name: string) =>
    successOf<Record<string, unknown>>(await context.call('GET', `/v1/estates/${name}`));
  const names = async () => {
    const rows = await app.dependencies.sql<{ name: string }[]>`
      SELECT external_id AS name FROM estates WHERE context_id = ${context.contextId} AND deactivated_at IS NULL ORDER BY 1`;
    return rows.map(({ name }) => name);
  };

  it('says before anything is written what each row comes to, and names every fault', async () => {
    await take(csv(row('h-1'), row('h-2')));
    const checked = await check(
      csv(row('h-1'), row('h-2', '1962'), row('h-3'), row('h-4', 'old'), row('h-3')),
    );
    assert.deepEqual(checked.rows, { total: 5, new: 1, changed: 1, unchanged: 1, refused: 2 });
    assert.deepEqual(checked.changed_rows, [
      { line: 3, external_id: 'h-2', changes: [{ column: 'year_built', before: '1958', after: '1962' }] },
    ]);
    assert.deepEqual(checked.faults, [
      { line: 5, column: 'Bouwjaar', value: 'old', message: 'must be an integer number' },
      { line: 6, column: 'Referentie', value: 'h-3', message: 'is already on line 4' },
    ]);
    assert.equal(checked.fault_count, 2);
    assert.deepEqual(
      checked.columns.map(({ column }) => column),
      [
        'external_id',
        'country',
        'zip_code',
        'place',
        'street',
        'house_number',
        'estate_type',
        'year_built',
        'price',
      ],
    );
    assert.deepEqual(await names(), ['h-1', 'h-2']);
  });

  it('writes all rows or none, and with partial the good ones', async () => {
    const faulty = csv(row('h-1'), row('h-2', 'old'));
    const refused = await send('', faulty);
    assert.equal(refused.status, 400);
    const { message } = (await refused.json()) as { message: string[] };
    assert.deepEqual(message, ['line 3, column "Bouwjaar": "old" must be an integer number']);
    assert.deepEqual(await names(), []);
    const made = await take(faulty, '?partial=true&file_name=homes.csv');
    assert.deepEqual(made.rows, { total: 2, new: 1, changed: 0, unchanged: 0, refused: 1 });
    assert.deepEqual(
      [made.import_status, made.file_name, made.created_by],
      ['FINISHED', 'homes.csv', 'Test client'],
    );
    assert.deepEqual(await names(), ['h-1']);
    const { imports } = await successOf<{ imports: Import[] }>(
      await context.call('GET', '/v1/estate-imports'),
    );
    assert.deepEqual(
      imports.map(({ id }) => id),
      [made.id],
    );
  });

  it('leaves alone what the table has no column for, and takes an empty cell for not known', async () => {
    await context.call('PUT', '/v1/estates/h-1', {
      address: { country: 'BE', zip_code: '9000', street: 'Lindelaan' },
      estate_type: 'HOUSE',
      year_built: 1958,
      dwelling: { heating_type: 'GAS' },
    });
    const made = await take('external_id;year_built;Straat\nh-1;1962;\n');
    assert.equal(made.rows.changed, 1);
    const { year_built, dwelling, address, estate_provider_type } = await estate('h-1');
    assert.deepEqual(
      [
        year_built,
        Object(dwelling).heating_type,
        Object(address).street,
        Object(address).zip_code,
        estate_provider_type,
      ],
      [1962, 'GAS', null, '9000', 'API'],
    );
  });

  it('keeps for later files what was said of a heading', async () => {
    const file = 'Referentie;Land;Soort;Bouwj. (ca.)\nh-1;BE;huis;1958\n';
    const before = await check(file);
    assert.deepEqual(before.columns.at(-1), { heading: 'Bouwj. (ca.)', column: null, is_chosen: false });
    const headings = [
      { heading: 'bouwj ca', column: 'year_built' },
      { heading: 'Soort', column: 'estate_type' },
    ];
    const chosen = await context.call('PUT', '/v1/estate-imports/headings', { headings });
    assert.equal(chosen.status, 204);
    const after = await check(file);
    assert.deepEqual(after.columns.at(-1), {
      heading: 'Bouwj. (ca.)',
      column: 'year_built',
      is_chosen: true,
    });
    await take(file);
    assert.equal((await estate('h-1'))['year_built'], 1958);
    const other = await app.addClient();
    const elsewhere = await successOf<Checked>(await send('/check', file, other));
    assert.equal(elsewhere.columns.at(-1)?.column, null);
    await context.call('DELETE', '/v1/estate-imports/headings');
    assert.equal((await check(file)).columns.at(-1)?.column, null);
  });

  it('undoes an import: what changed is as before, what came is gone', async () => {
    await context.call('PUT', '/v1/estates/h-1', {
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
      managing_user_external_id: 'an',
      media: [{ url: 'https://example.com/a.jpg' }],
      dwelling: { heating_type: 'GAS', flat_roof_insulation_type: { u_value_w_per_m2_k: 0.24 } },
    });
    await context.call('PUT', '/v1/estates/gone', { address: { country: 'BE' }, estate_type: 'HOUSE' });
    await context.call('DELETE', '/v1/estates/gone');
    const before = await estate('h-1');
    const made = await take(csv(row('h-1'), row('h-2'), row('gone')));
    assert.deepEqual(made.rows, { total: 3, new: 1, changed: 2, unchanged: 0, refused: 0 });
    assert.deepEqual(await names(), ['gone', 'h-1', 'h-2']);
    const undone = await successOf<Undone>(await undo(made.id));
    assert.deepEqual(undone, { restored: 2, removed: 1, deactivated: 0, left: [], left_count: 0 });
    assert.deepEqual(await names(), ['h-1']);
    assert.deepEqual({ ...(await estate('h-1')), updated_at: null }, { ...before, updated_at: null });
    const again = await undo(made.id);
    assert.equal(again.status, 409);
    await again.arrayBuffer();
  });

  it('leaves and names what was changed since, and deactivates what has plans by now', async () => {
    const made = await take(csv(row('h-1'), row('h-2'), row('h-3')));
    await context.call('PATCH', '/v1/estates/h-2', { year_built: 1970 });
    const { sql } = app.dependencies;
    await sql`
      INSERT INTO calculation_jobs (context_id, calculation_job_type, calculation_job_status, name, engine_version, data_version, estates_total, estate_id)
      SELECT context_id, 'ENERGY_EFFICIENCY_INDICATION', 'FINISHED', 'x', '1', '1', 1, id FROM estates
      WHERE context_id = ${context.contextId} AND external_id = 'h-3'`;
    const undone = await successOf<Undone>(await undo(made.id));
    assert.deepEqual(undone, { restored: 0, removed: 1, deactivated: 1, left: ['h-2'], left_count: 1 });
    assert.deepEqual(await names(), ['h-2']);
  });

  it('puts back every column but the names, the link, the ages and what is composed of the rest', async () => {
    const rows = await app.dependencies.sql<{ name: string }[]>`
      SELECT attname AS name FROM pg_attribute WHERE attrelid = 'estates'::regclass AND attnum > 0 AND NOT attisdropped`;
    const own = ['context_id', 'id', 'external_id', 'referral_token', 'created_at', 'updated_at'];
    const composed = ['list_json', 'search_json'];
    assert.deepEqual([...RESTORED_COLUMNS, ...own, ...composed].sort(), rows.map(({ name }) => name).sort());
  });

  it('is of one context alone', async () => {
    const made = await take(csv(row('h-1')));
    const other = await app.addClient();
    const answer = await undo(made.id, other);
    assert.equal(answer.status, 404);
    const { imports } = await successOf<{ imports: Import[] }>(await other.call('GET', '/v1/estate-imports'));
    assert.deepEqual(imports, []);
    const checked = await successOf<Checked>(await send('/check', csv(row('h-1')), other));
    assert.equal(checked.rows.new, 1);
  });

  it('lets one import of a context run at a time, and passes one over whose process has ended, at once', async () => {
    const { sql, databaseUrl } = app.dependencies;
    await sql`
      INSERT INTO estate_imports (context_id, actor_kind, actor_id, progressed_at)
      VALUES (${context.contextId}, 'client', ${context.clientId}, now() - interval '11 seconds')`;
    const statuses = async () => {
      const { imports } = await successOf<{ imports: Import[] }>(
        await context.call('GET', '/v1/estate-imports'),
      );
      return imports.map(({ import_status }) => import_status);
    };
    const lock = await acquireImportLock(databaseUrl, context.contextId);
    assert(lock);
    const refused = await send('', csv(row('h-1')));
    assert.equal(refused.status, 409);
    await refused.arrayBuffer();
    assert.deepEqual(await statuses(), ['RUNNING']);
    // As the kernel does for a process that is killed.
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'rooftree import'`;
    await becomes(statuses, ['INTERRUPTED']);
    await sql`UPDATE estate_imports SET progressed_at = now() WHERE context_id = ${context.contextId}`;
    await take(csv(row('h-1')));
    assert.deepEqual(await statuses(), ['FINISHED', 'INTERRUPTED']);
    await lock[Symbol.asyncDispose]();
  });

  it('writes an entry of the audit for an import and for its undoing', async () => {
    const made = await take(csv(row('h-1')));
    await (await undo(made.id)).arrayBuffer();
    const entries = await app.dependencies.sql<{ operation: string; after: object }[]>`
      SELECT operation, after FROM audit_entries WHERE context_id = ${context.contextId} AND thing_id = ${made.id} ORDER BY id`;
    assert.deepEqual(
      [...entries],
      [
        { operation: 'createEstateImport', after: { new: 1, changed: 0, unchanged: 0, refused: 0 } },
        { operation: 'undoEstateImport', after: { restored: 0, removed: 1, deactivated: 0, left: 0 } },
      ],
    );
  });

  const problems: [string, () => Sent, RegExp][] = [
    ['a table of something else', () => 'Naam;Telefoon\nAnn;0477\n', /column "external_id" must be there/],
    ['no rows', () => HEAD, /no rows below its headings/],
    ['nothing', () => '', /must name the columns/],
    ['two columns for one', () => 'id;Prijs;price\n1;2;3\n', /"Prijs" and "price" are both price/],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /save it as \.xlsx/],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /./],
    ['a damaged workbook', () => Buffer.from('PK\u0003\u0004 and no more'), /cannot be read/],
  ];
  for (const [name, body, expected] of problems)
    it(`says what is wrong with ${name}`, async () => {
      const checked = await check(await body());
      assert.match(checked.problems.join(), expected);
      assert.equal(checked.rows.new, 0);
    });

  it('reads the first sheet of a workbook, and names the others', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const rows = [
      ['Referentie', 'Land', 'Type', 'Bouwjaar'],
      ['h-1', 'BE', 'huis', 1958],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Homes', rows },
        { name: 'Old & sold', rows: [['x']] },
      ],
    });
    const checked = await check(new Uint8Array(bytes));
    assert.deepEqual(checked.notes, ['only the first sheet, "Homes", is read; skipped: "Old & sold"']);
    assert.equal(checked.rows.new, 1);
  });

  it('refuses what is too large in words, after it has come whole', async () => {
    const answer = await send('/check', `${HEAD}\n${`${row('h-1')}\n`.repeat(1000)}`);
    assert.equal(answer.status, 413);
    await answer.arrayBuffer();
  });
});

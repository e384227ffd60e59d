import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ImportRow } from '../imports/read/import-row.ts';
import { importEstates } from './estates-import.service.ts';

const estate = (line: number, value: object = {}): ImportRow => ({
  line,
  value: {
    external_id: `e${line}`,
    address: { country: 'BE', zip_code: '2800' },
    estate_type: 'HOUSE',
    ...value,
  },
});

describe('an import of estates', () => {
  let app: TestApp;
  let contextId: string;

  before(async () => {
    app = await startTestApp();
    ({ contextId } = await app.addClient());
  });
  after(() => app.stop());

  const importRows = (
    rows: Iterable<ImportRow> | AsyncIterable<ImportRow>,
    options: { dryRun?: boolean; onProgress?: (done: number, total: number) => void } = {},
  ) =>
    importEstates(
      app.dependencies.sql,
      contextId,
      { publicUrl: app.url, providerNames: ['HEARTHSTONE'], ...options },
      rows,
    );
  const count = async () =>
    (await app.dependencies.sql`SELECT 1 FROM estates WHERE context_id = ${contextId}`).length;

  it('writes nothing when one row is wrong, and names every wrong row by its line', async () => {
    const outcome = await importRows([
      estate(2),
      estate(3, { estate_type: 'HUT', price: -1 }),
      estate(4, { external_id: 7 }),
      estate(5, { external_id: 'e2' }),
    ]);
    assert(outcome.faults !== null);
    assert.deepEqual(
      outcome.faults.map(({ line, column, value }) => [line, column, value]),
      [
        [3, 'estate_type', 'HUT'],
        [3, 'price', '-1'],
        [4, 'external_id', '7'],
        [5, 'external_id', 'e2'],
      ],
    );
    assert.match(outcome.faults[0]?.message ?? '', /^must be one of the following values: HOUSE, /);
    assert.deepEqual(
      outcome.faults.slice(2).map(({ message }) => message),
      ['must be a string of 1 to 255 characters', 'is already on line 2'],
    );
    assert.equal(outcome.faultCount, 4);
    assert.equal(await count(), 0);
  });

  it('keeps the first hundred faults and counts the others', async () => {
    const outcome = await importRows(Array.from({ length: 300 }, (_, line) => estate(line, { price: -1 })));
    assert(outcome.faults !== null);
    assert.deepEqual([outcome.faults.length, outcome.faultCount], [100, 300]);
  });

  it('names the column and the cell of a table, also of a U-value and of a cell that is not there', async () => {
    const cells = new Map([
      ['address.zip_code', { heading: 'Postcode', text: '99999' }],
      ['dwelling.floor_insulation_type', { heading: 'Vloerisolatie', text: '12,5' }],
    ]);
    const value = {
      external_id: 'e1',
      address: { country: 'BE', zip_code: '99999' },
      dwelling: { floor_insulation_type: { u_value_w_per_m2_k: 12.5 } },
    };
    const outcome = await importRows([{ line: 2, value, cells }]);
    const places = outcome.faults?.map((fault) => [fault.column, fault.value, fault.message]);
    assert.deepEqual(places?.toSorted(), [
      ['Postcode', '99999', 'must be a zip code of BE'],
      ['Vloerisolatie', '12,5', 'must not be greater than 7'],
      [
        'estate_type',
        null,
        'must be one of the following values: HOUSE, APARTMENT, LAND, OFFICE, COMMERCIAL, INDUSTRIAL, GARAGE, OTHER',
      ],
    ]);
  });

  it('creates many, reports progress, and updates them when they come again', async () => {
    const rows = Array.from({ length: 2500 }, (_, number) =>
      estate(number, { managing_user_external_id: `u${number % 3}` }),
    );
    const progress: number[][] = [];
    const onProgress = (...counts: number[]) => progress.push(counts);
    assert.deepEqual(await importRows(rows, { dryRun: true, onProgress }), {
      faults: null,
      created: 2500,
      updated: 0,
    });
    assert.equal(await count(), 0);
    progress.length = 0;
    assert.deepEqual(await importRows(rows, { onProgress }), {
      faults: null,
      created: 2500,
      updated: 0,
    });
    assert.deepEqual(progress, [
      [1000, 2500],
      [2000, 2500],
      [2500, 2500],
    ]);
    assert.deepEqual(await importRows([...rows.slice(0, 10), estate(3000)], { dryRun: true }), {
      faults: null,
      created: 1,
      updated: 10,
    });
    assert.deepEqual(await importRows(rows.slice(0, 10)), { faults: null, created: 0, updated: 10 });
    assert.equal(await count(), 2500);
    const [row] = await app.dependencies.sql`
      SELECT estate_provider_type, region, quality_label FROM estates WHERE context_id = ${contextId} LIMIT 1`;
    assert.deepEqual({ ...row }, { estate_provider_type: 'IMPORT', region: 'BE-VLG', quality_label: 'D' });
  });

  it('takes rows as they come, and stops at the first that cannot be read', async () => {
    async function* rows() {
      yield estate(4000);
      throw new Error('the pipe broke');
    }
    await assert.rejects(importRows(rows()), /the pipe broke/);
    assert.equal(await count(), 2500);
  });

  it('says in a dry run, too, that a context manages no estates', async () => {
    const { sql } = app.dependencies;
    await sql`UPDATE contexts SET manages_estates = false WHERE id = ${contextId}`;
    for (const dryRun of [true, false]) {
      await assert.rejects(importRows([estate(1)], { dryRun }), /does not manage estates/);
    }
  });
});

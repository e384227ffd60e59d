import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type ImportRow, importEstates } from './estates-import.service.ts';

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

  const importRows = (rows: ImportRow[], onProgress?: (written: number) => void) =>
    importEstates(
      app.dependencies.sql,
      contextId,
      { publicUrl: app.url, providerNames: ['HEARTHSTONE'], ...(onProgress && { onProgress }) },
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
    assert.deepEqual(
      outcome.faults?.map(({ line }) => line),
      [3, 4, 5],
    );
    assert.equal(outcome.faults?.[0]?.messages.length, 2);
    assert.deepEqual(outcome.faults?.[1]?.messages, ['external_id must be a string of 1 to 255 characters']);
    assert.deepEqual(outcome.faults?.[2]?.messages, ['external_id e2 is already on line 2']);
    assert.equal(await count(), 0);
  });

  it('creates many, tells how far it is, and updates them when they come again', async () => {
    const rows = Array.from({ length: 2500 }, (_, number) =>
      estate(number, { managing_user_external_id: `u${number % 3}` }),
    );
    const progress: number[] = [];
    assert.deepEqual(await importRows(rows, (written) => progress.push(written)), {
      faults: null,
      created: 2500,
      updated: 0,
    });
    assert.deepEqual(progress, [1000, 2000, 2500]);
    assert.deepEqual(await importRows(rows.slice(0, 10)), { faults: null, created: 0, updated: 10 });
    const [row] = await app.dependencies.sql`
      SELECT estate_provider_type, region, quality_label FROM estates WHERE context_id = ${contextId} LIMIT 1`;
    assert.deepEqual({ ...row }, { estate_provider_type: 'IMPORT', region: 'BE-VLG', quality_label: 'D' });
  });
});

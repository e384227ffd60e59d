import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { addEstate } from '../testing/data/renovation-rows.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

describe('rooftree buildings', () => {
  let database: TestDatabase;
  let folder: string;
  before(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'rooftree-buildings-'));
    const [context] = await database.sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES ('syndic', 'Syndic') RETURNING id`;
    for (const externalId of ['flat-1', 'flat-2'])
      await addEstate(database.sql, context.id, { externalId, estateType: 'APARTMENT', estateFormat: null });
  });
  after(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...args: string[]) =>
    runWarmRooftree(['buildings', ...args, '--context', 'syndic'], {
      DATABASE_URL: database.databaseUrl,
      ROOFTREE_DATA_DIR: folder,
    });
  const sheet = (...rows: string[]) => {
    const file = join(folder, 'sheet.csv');
    writeFileSync(file, ['gebouw;appartement;quotiteiten', ...rows].join('\r\n'));
    return file;
  };

  it('imports a sheet or says what is wrong with it, lists, exports and plans', async () => {
    const wrong = await run('import', sheet('linde;flat-1;520', 'linde;flat-9;480'));
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /line 3, column "appartement": "flat-9" must be the external_id/);
    const file = sheet('linde;flat-1;520', 'linde;flat-2;480');
    assert.match(
      (await run('import', file, '--dry-run')).stdout,
      /^Nothing was written\. Would import 2 units: 2 new/,
    );
    const done = await run('import', file);
    assert.match(done.stdout, /^Imported 2 units: 2 new, 0 changed, 0 unchanged\./, done.stderr);
    assert.match((await run('list')).stdout, /^linde {2}linde {2}2 units/);
    assert.match((await run('export', 'linde')).stdout, /flat-2/);
    const planned = await run('plan', 'linde');
    assert.match(planned.stdout, /^Requested the plan/, planned.stderr);
  });
});

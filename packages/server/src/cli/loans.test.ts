import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { addEstate } from '../testing/data/renovation-rows.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

describe('rooftree loans', () => {
  let database: TestDatabase;
  let folder: string;
  before(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'rooftree-loans-'));
    const [context] = await database.sql<[{ id: string }]>`
      INSERT INTO contexts (slug, name) VALUES ('bank', 'Bank') RETURNING id`;
    await addEstate(database.sql, context.id, { externalId: 'house-1' });
  });
  after(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...args: string[]) =>
    runWarmRooftree(['loans', ...args, '--context', 'bank'], {
      DATABASE_URL: database.databaseUrl,
      ROOFTREE_DATA_DIR: folder,
    });
  const tape = (...rows: string[]) => {
    const file = join(folder, 'tape.csv');
    writeFileSync(file, ['prêt;bien;encours brut;encours;valeur', ...rows].join('\r\n'));
    return file;
  };

  it('imports a tape, or says what is wrong with each row', async () => {
    const wrong = await run('import', tape('L1;house-1;100,50;100;200', 'L2;house-2;1;1;1'));
    assert.equal(wrong.code, 1);
    assert.match(wrong.stderr, /line 3, column "bien": "house-2" must be the external_id of a stored estate/);
    const dry = await run('import', tape('L1;house-1;100,50;100;200'), '--dry-run');
    assert.match(dry.stdout, /^Nothing was written\. Would import 1 loans: 1 new/);
    const done = await run('import', tape('L1;house-1;100,50;100;200'));
    assert.match(done.stdout, /^Imported 1 loans: 1 new, 0 replaced, 0 unchanged\./, done.stderr);
  });

  it('exports what an import accepts unchanged', async () => {
    const exported = await run('export');
    assert.equal(exported.code, 0, exported.stderr);
    const file = join(folder, 'exported.csv');
    writeFileSync(file, exported.stdout);
    const again = await run('import', file, '--dry-run');
    assert.match(again.stdout, /Would import 1 loans: 0 new, 0 replaced, 1 unchanged/, again.stderr);
  });

  it('writes the files of a report', async () => {
    const out = join(folder, 'out');
    const made = await run('report', '--date', '2026-12-31', '--out', out);
    assert.equal(made.code, 0, made.stderr);
    assert.match(readFileSync(join(out, 'template.csv'), 'utf8'), /\r\n1,Total EU area,100\.50,/);
    assert.match(readFileSync(join(out, 'loans.csv'), 'utf8'), /\r\nL1,house-1,BE-VLG,/);
    assert.equal(readFileSync(join(out, 'report.xlsx')).toString('latin1', 0, 2), 'PK');
    const refused = await run('report', '--date', '2026-02-31', '--out', out);
    assert.match(refused.stderr, /must be a day of the calendar/);
  });
});

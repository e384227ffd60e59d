import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { plainClientId } from '../../access/clients/client-secret.ts';
import { issueToken } from '../../access/clients/clients.service.ts';
import { createContext } from '../../access/contexts/contexts.service.ts';
import { readConfig } from '../../config.ts';
import { createDependencies, type Dependencies } from '../../dependencies.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { TEST_SECRET_KEY } from '../../testing/server/test-secret-key.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readDemoFile } from './demo-file.ts';
import { loadDemo } from './load-demo.ts';

describe('the demo', () => {
  const home = mkdtempSync(join(tmpdir(), 'rooftree-demo-'));
  const machines: Dependencies[] = [];
  let database: TestDatabase;
  let sql: Sql;

  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
  });
  after(async () => {
    for (const machine of machines) await machine.close();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  /** A machine of its own with this data folder, on the one database. */
  async function machine(folder: string): Promise<Dependencies> {
    const config = readConfig({
      DATABASE_URL: database.databaseUrl,
      ROOFTREE_SECRET_KEY: TEST_SECRET_KEY,
      // An import holds a connection, and so does the lock.
      DATABASE_POOL_SIZE: '2',
      ROOFTREE_DATA_DIR: join(home, folder),
      LOG_LEVEL: 'silent',
    });
    const dependencies = await createDependencies(config, 'command');
    machines.push(dependencies);
    return dependencies;
  }
  const counts = async () => {
    const [row] = await sql`
      SELECT (SELECT count(*)::int FROM contexts) AS contexts, (SELECT count(*)::int FROM estates) AS estates,
        (SELECT count(*)::int FROM calculation_jobs WHERE parent_id IS NULL) AS batches,
        (SELECT count(*)::int FROM clients) AS clients, (SELECT count(*)::int FROM building_units) AS flats,
        (SELECT count(*)::int FROM building_plans) AS "buildingPlans"`;
    return row;
  };
  const LOADED = { contexts: 3, estates: 91, batches: 2, clients: 2, flats: 12, buildingPlans: 1 };

  it('is made once by two machines that start together on an empty database', async () => {
    const both = [await machine('one'), await machine('two')];
    const demos = await Promise.all(both.map((each) => loadDemo(each)));
    assert.deepEqual(await counts(), LOADED);
    assert.deepEqual(demos.map((demo) => demo?.isNew).toSorted(), [false, true]);
    const made = demos.findIndex((demo) => demo?.isNew);
    assert.equal(demos[0]?.referralLink, demos[1]?.referralLink);
    assert.match(demos[0]?.referralLink ?? '', /\/r\/[\w-]{22}$/);
    // Only the machine that made it has the secret.
    assert.equal(demos[1 - made]?.credentials, null);
    const credentials = demos[made]?.credentials ?? assert.fail();
    const sandbox = demos[made]?.sandbox ?? assert.fail();
    assert.match(sandbox.clientId, /^test_[0-9a-f-]{36}$/);
    const keys = (await both[0]?.loadClientKeys()) ?? assert.fail();
    for (const { clientId, clientSecret } of [credentials, sandbox])
      await issueToken(sql, keys, 60, { clientId: plainClientId(clientId), clientSecret });
    const again = await loadDemo(both[made] ?? assert.fail());
    assert.deepEqual(again, { ...demos[made], isNew: false });
  });

  it('is left alone by a machine whose disk is new, whatever became of it', async () => {
    await sql`UPDATE estates SET street = 'Changed' WHERE external_id = 'BE-1002'`;
    const demo = await loadDemo(await machine('three'));
    assert.deepEqual([demo?.credentials, demo?.isNew], [null, false]);
    assert.deepEqual(await counts(), LOADED);
    const [estate] = await sql`SELECT street FROM estates WHERE external_id = 'BE-1002'`;
    assert.deepEqual({ ...estate }, { street: 'Changed' });
    assert.equal(readDemoFile(join(home, 'three')), null);
    // Its estate withdrawn and its client disabled, it is still the demo.
    await sql`UPDATE estates SET deactivated_at = now() WHERE external_id = 'BE-1001'`;
    await sql`UPDATE clients SET disabled_at = now()`;
    const left = await loadDemo(await machine('one'));
    const { contextId } = demo ?? assert.fail('no demo');
    assert.deepEqual(left, {
      contextId,
      credentials: null,
      sandbox: null,
      isNew: false,
      referralLink: null,
    });
    assert.deepEqual(await counts(), LOADED);
    await sql`UPDATE estates SET deactivated_at = NULL`;
  });

  it('is finished when the load before it did not get to its end, also on a disk that cannot be written', async () => {
    await sql`DELETE FROM client_secrets`;
    await sql`DELETE FROM clients`;
    writeFileSync(join(home, 'no-folder'), '');
    const demo = await loadDemo(await machine('no-folder'));
    assert.equal(demo?.isNew, true);
    assert.notEqual(demo?.credentials, null);
    assert.deepEqual(await counts(), { ...LOADED, batches: 4 });
  });

  it('stays out of a database of other contexts, also of one that is called demo', async () => {
    await sql`TRUNCATE contexts CASCADE`;
    await createContext(sql, { slug: 'demo', name: 'Our own' });
    assert.equal(await loadDemo(await machine('four')), null);
    assert.deepEqual(await counts(), {
      contexts: 1,
      estates: 0,
      batches: 0,
      clients: 0,
      flats: 0,
      buildingPlans: 0,
    });
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addEstate } from '../../../testing/data/renovation-rows.ts';
import { createOwnPostgres, type OwnPostgres } from '../../../testing/database/own-postgres.ts';
import { runRooftree } from '../../../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../../../testing/server/warm-rooftree.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listStates } from '../backup-state.repository.ts';
import { checkCopy } from './check-copy.ts';

describe('a copy that other tools restored', () => {
  let app: TestApp;
  let copy: OwnPostgres;
  before(async () => {
    app = await startTestApp();
    copy = await createOwnPostgres();
    const { contextId } = await app.addClient();
    await addEstate(app.dependencies.sql, contextId);
  });
  after(async () => {
    await copy.remove();
    await app.stop();
  });

  it('is distinguished from the database itself, from one that is empty and from one of another key', async () => {
    const { dependencies } = app;
    await assert.rejects(checkCopy(dependencies, dependencies.databaseUrl), /not a copy of it/);
    await assert.rejects(checkCopy(dependencies, copy.databaseUrl), (error: Error) => {
      assert.match(error.message, /another secret key/);
      assert.match(error.message, /contexts is empty/);
      assert.match(error.message, /estates is empty/);
      return true;
    });
  });

  it('is checked by its rows, its key and its files, and the outcome is noted', async () => {
    const { sql, config, databaseUrl } = app.dependencies;
    for (const table of ['contexts', 'clients', 'client_secrets', 'estates', 'secret_keys']) {
      const rows = await sql<{ row: unknown }[]>`SELECT to_jsonb(t) AS row FROM ${sql(table)} t`;
      for (const { row } of rows)
        await copy.sql`
          INSERT INTO ${sql(table)} SELECT * FROM jsonb_populate_record(NULL::${sql(table)}, ${JSON.stringify(row)}::text::jsonb)`;
    }
    const env = {
      DATABASE_URL: databaseUrl,
      ROOFTREE_DATA_DIR: config.dataDir,
    };
    const args = ['backup', 'verify', '--database-url', copy.databaseUrl, '--json'];
    const good = await runWarmRooftree(args, env);
    assert.equal(good.code, 0, good.stderr);
    assert.ok(JSON.parse(good.stdout).last_change_at);
    const verifyState = async () => (await listStates(sql)).find(({ kind }) => kind === 'verify');
    assert.ok((await verifyState())?.succeededAt);

    await copy.sql`
      INSERT INTO stored_files (context_id, path, state)
      SELECT id, ${`reports/${'z'.repeat(22)}/a.pdf`}, 'live' FROM contexts LIMIT 1`;
    const bad = await runWarmRooftree(args, env);
    assert.equal(bad.code, 1);
    assert.match(bad.stderr, /a\.pdf is not in the file store/);
    assert.match((await verifyState())?.failure ?? '', /a\.pdf/);
  });

  it('is what the database of DATABASE_URL needs: Rooftree does not back that one up itself', async () => {
    const { databaseUrl, config } = app.dependencies;
    const env = { DATABASE_URL: databaseUrl, ROOFTREE_DATA_DIR: config.dataDir, BACKUP_TO: '/nowhere' };
    const backup = await runWarmRooftree(['backup'], env);
    assert.equal(backup.code, 1);
    assert.match(backup.stderr, /only the embedded database is backed up by Rooftree/);
    const work = await runRooftree(['work'], env);
    assert.equal(work.code, 1);
    assert.match(work.stderr, /only the embedded database is backed up by Rooftree/);
  });
});

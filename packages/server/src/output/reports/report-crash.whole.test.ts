/** A process killed between any two steps of a file's life leaves a state that the next maintenance repairs. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { storeFile } from '../../infra/files/stored-files.service.ts';
import { successOf } from '../../testing/answers.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { untilSomeoneWaits } from '../../testing/database/until-someone-waits.ts';
import { startTestBucket, type TestBucket } from '../../testing/providers/test-bucket.ts';
import { type RooftreeProcess, startRooftree } from '../../testing/server/run-rooftree.ts';
import { runWarmRooftree } from '../../testing/server/warm-rooftree.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

describe('a process that is killed', () => {
  let bucket: TestBucket;
  let app: TestApp;
  let client: TestClient;
  let renovationId: string;
  before(async () => {
    bucket = await startTestBucket();
    app = await startTestApp({ env: bucket.env });
    client = await app.addClient();
    const { sql } = app.dependencies;
    ({ id: renovationId } = await addPlannedRenovation(sql, client.contextId, 'detached2022'));
    const path = `/v1/renovations/${renovationId}/reports`;
    await successOf(await client.call('POST', path, { language: 'en' }));
  });
  after(async () => {
    await app.stop();
    await bucket.stop();
  });
  beforeEach(() => {
    bucket.mood = 'answers';
    bucket.unanswered = 0;
  });

  const settings = () => {
    const { databaseUrl, config } = app.dependencies;
    return { DATABASE_URL: databaseUrl, ROOFTREE_DATA_DIR: config.dataDir, ...bucket.env };
  };
  const start = (...args: string[]) => startRooftree(args, settings());
  async function killWhen(where: Promise<void>, command: RooftreeProcess): Promise<void> {
    await where.finally(() => command.child.kill('SIGKILL'));
    await command.end();
  }
  const startCreation = () => start('reports', 'create', '--renovation', renovationId, '--language', 'en');
  const REMOVAL = ['maintenance', 'run', 'files'];
  const startRemoval = () => start(...REMOVAL);
  const bucketIsAsked = () => until(() => bucket.unanswered > 0);
  const untilPostgresNoticed = () =>
    until(async () => {
      const alive = await app.dependencies.sql`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'rooftree command'`;
      return alive.length === 0;
    });

  const leftOver = async () => {
    const { sql } = app.dependencies;
    const rows = await sql<{ state: string; path: string }[]>`
      SELECT state, path FROM stored_files WHERE state <> 'live'`;
    const objects = await bucket.objects();
    return rows.map(({ state, path }) => [state, objects.includes(path) ? 'file' : 'no file']);
  };
  const addStray = async () => {
    const { sql, files } = app.dependencies;
    const path = `reports/${randomBytes(16).toString('base64url')}/stray.pdf`;
    await storeFile({ sql, files }, client.contextId, path, Buffer.from('%PDF-'), 'application/pdf');
    await sql`UPDATE stored_files SET created_at = now() - interval '61 minutes' WHERE path = ${path}`;
  };

  async function assertRepaired(): Promise<void> {
    bucket.mood = 'answers';
    await untilPostgresNoticed();
    const { sql } = app.dependencies;
    await sql`UPDATE stored_files SET created_at = now() - interval '61 minutes' WHERE state = 'writing'`;
    const { code, stdout } = await runWarmRooftree(REMOVAL, settings());
    assert.deepEqual([code, stdout], [0, 'files: removed 1\n']);
    assert.deepEqual(await leftOver(), []);
    const reports = await successOf<{ url: string }[]>(
      await client.call('GET', `/v1/renovations/${renovationId}/reports`),
    );
    assert.equal(reports.length, 1);
    assert.equal((await bucket.objects()).length, 1);
    for (const { url } of reports) assert.match(await (await fetch(url)).text(), /^%PDF-/);
  }

  it('after it recorded the file, before the file is written', async () => {
    bucket.mood = 'hangs';
    await killWhen(bucketIsAsked(), startCreation());
    assert.deepEqual(await leftOver(), [['writing', 'no file']]);
    await assertRepaired();
  });

  it('after the file is written, before its report is committed', async () => {
    const { sql } = app.dependencies;
    const holder = await sql.reserve();
    await holder`BEGIN`;
    // The lock is held until the command waits for it, however long its start takes.
    await holder`SET LOCAL idle_in_transaction_session_timeout = 0`;
    await holder`LOCK TABLE renovation_reports IN EXCLUSIVE MODE`;
    await killWhen(untilSomeoneWaits(sql), startCreation());
    await holder`ROLLBACK`;
    holder.release();
    assert.deepEqual(await leftOver(), [['writing', 'file']]);
    await assertRepaired();
  });

  it('while it removes a file, before that is gone', async () => {
    await addStray();
    bucket.mood = 'hangs';
    await killWhen(bucketIsAsked(), startRemoval());
    assert.deepEqual(await leftOver(), [['removing', 'file']]);
    await assertRepaired();
  });

  it('after a file is gone, before that is recorded', async () => {
    await addStray();
    bucket.mood = 'loses answers';
    await killWhen(bucketIsAsked(), startRemoval());
    assert.deepEqual(await leftOver(), [['removing', 'no file']]);
    await assertRepaired();
  });
});

/** Whatever fails while a report is made: what the list shows can be downloaded, and what is left over is removed. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { maintenanceTasks } from '../../governance/maintenance/maintenance-tasks.ts';
import { runTask } from '../../governance/maintenance/run-task.ts';
import { successOf } from '../../testing/answers.ts';
import { addPlannedRenovation } from '../../testing/data/planned-renovation.ts';
import { addReferredEstate } from '../../testing/data/referred-estate.ts';
import { untilSomeoneWaits } from '../../testing/database/until-someone-waits.ts';
import { startTestBucket, type TestBucket } from '../../testing/providers/test-bucket.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { type CommitLosingWire, openCommitLosingWire } from './commit-losing-wire.fixture.ts';

interface Report {
  id: string;
  url: string;
}

const createReport = (client: TestClient, renovationId: string, headers = {}) =>
  client.call('POST', `/v1/renovations/${renovationId}/reports`, { language: 'en' }, headers);
const listReports = async (client: TestClient, renovationId: string) =>
  successOf<Report[]>(await client.call('GET', `/v1/renovations/${renovationId}/reports`));
const addRenovation = async ({ dependencies }: TestApp, client: TestClient) =>
  (await addPlannedRenovation(dependencies.sql, client.contextId, 'detached2022')).id;

async function assertDownloads({ url }: Report): Promise<void> {
  const file = await fetch(url);
  assert.equal(file.status, 200, url);
  assert.match((await file.text()).slice(0, 5), /^%PDF-/);
}

/** Runs every task of maintenance, with all that waits to be removed an hour older than it is. */
async function runMaintenanceLater({ dependencies }: TestApp): Promise<void> {
  await dependencies.sql`UPDATE stored_files SET created_at = created_at - interval '61 minutes'`;
  for (const task of maintenanceTasks(dependencies)) {
    assert.equal((await runTask(task)).failure, undefined, task.name);
  }
}

async function pathsIn({ dependencies: { sql } }: TestApp, state: string): Promise<string[]> {
  const rows = await sql<
    { path: string }[]
  >`SELECT path FROM stored_files WHERE state = ${state} ORDER BY path`;
  return rows.map(({ path }) => path).sort();
}

async function reportPaths({ dependencies: { sql } }: TestApp): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`SELECT path FROM renovation_reports`;
  return rows.map(({ path }) => path).sort();
}

describe('when the answer to COMMIT is lost', () => {
  let direct: TestApp;
  let wire: CommitLosingWire;
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    direct = await startTestApp();
    wire = await openCommitLosingWire(direct.dependencies.databaseUrl);
    app = await startTestApp({ env: { DATABASE_URL: wire.databaseUrl } });
    client = await app.addClient();
  });
  after(async () => {
    await app.stop();
    wire.close();
    await direct.stop();
  });

  it('a report is made, and its repeat with the same key has a link that downloads', async () => {
    const renovationId = await addRenovation(app, client);
    for (let number = 1; number <= 5; number++) {
      const key = { 'idempotency-key': `report-${number}` };
      wire.loseNextCommit();
      assert.equal((await createReport(client, renovationId, key)).status, 503);
      assert.equal(wire.lost, number);
      const repeat = await createReport(client, renovationId, key);
      assert.deepEqual([repeat.status, repeat.headers.get('idempotency-replayed')], [201, 'true']);
      await assertDownloads(await successOf<Report>(repeat));
      assert.equal((await listReports(client, renovationId)).length, number);
    }
    await runMaintenanceLater(app);
    for (const report of await listReports(client, renovationId)) await assertDownloads(report);
  });

  it("a report of the planner page's plan is in the list and downloads", async () => {
    const { link } = await addReferredEstate(client);
    const headers = { 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`${link}/renovations${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const plan = { name: 'Ours', choices: '', date: new Date().toISOString().slice(0, 10) };
    const { renovation_id: id } = await successOf<{ renovation_id: string }>(await post('', plan));
    const lostBefore = wire.lost;
    wire.loseNextCommit();
    assert.equal((await post(`/${id}/reports`, { language: 'en' })).status, 503);
    assert.equal(wire.lost, lostBefore + 1);
    await runMaintenanceLater(app);
    const [report, ...others] = await listReports(client, id);
    assert.ok(report);
    assert.deepEqual(others, []);
    await assertDownloads(report);
  });
});

describe('with a bucket', () => {
  let bucket: TestBucket;
  let app: TestApp;
  let client: TestClient;
  let renovationId: string;
  before(async () => {
    bucket = await startTestBucket();
    app = await startTestApp({ env: bucket.env });
    client = await app.addClient();
    renovationId = await addRenovation(app, client);
  });
  after(async () => {
    await app.stop();
    await bucket.stop();
  });

  it('a second installation on an empty database leaves all files alone', async () => {
    for (let number = 0; number < 3; number++)
      assert.equal((await createReport(client, renovationId)).status, 201);
    const objects = await bucket.objects();
    assert.equal(objects.length, 3);
    const longAgo = new Date(Date.now() - 7 * 86_400_000);
    for (const path of objects) await utimes(bucket.fileOf(path), longAgo, longAgo);

    const other = await startTestApp({ env: bucket.env, hasWorker: true });
    try {
      await runMaintenanceLater(other);
    } finally {
      await other.stop();
    }
    assert.deepEqual(await bucket.objects(), objects);
    for (const report of await listReports(client, renovationId)) await assertDownloads(report);
  });

  it('makes no dead link while the bucket refuses, hangs or loses answers, and leaves nothing behind', async () => {
    // Each of a client of its own: the reports of one client are made one after the other.
    const asked = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const by = await app.addClient();
        return { by, id: await addRenovation(app, by) };
      }),
    );
    const [first, second, third, fourth] = asked.map(({ by, id }) => async () => {
      const answer = await createReport(by, id);
      await answer.text();
      return answer.status;
    });
    assert.ok(first && second && third && fourth);
    assert.equal(await first(), 201);
    bucket.mood = 'refuses';
    assert.deepEqual(await Promise.all([first(), second()]), [503, 503]);
    bucket.mood = 'hangs';
    const hanging = [first(), second()];
    await until(() => bucket.unanswered >= 2);
    bucket.mood = 'loses answers';
    assert.deepEqual(await Promise.all([...hanging, third(), fourth()]), [503, 503, 503, 503]);
    bucket.mood = 'answers';
    assert.equal(await first(), 201);

    const live = await pathsIn(app, 'live');
    assert.deepEqual(await reportPaths(app), live, 'a row without a file, or a file without a row');
    for (const { by, id } of asked) {
      for (const report of await listReports(by, id)) await assertDownloads(report);
    }
    assert.ok(
      (await bucket.objects()).length > live.length,
      'lost answers left no stray: the test tests nothing',
    );
    await runMaintenanceLater(app);
    assert.deepEqual(await bucket.objects(), live);
    assert.deepEqual(await pathsIn(app, 'writing'), []);
  });

  it('makes no report of a file that maintenance has removed meanwhile', async () => {
    const { sql } = app.dependencies;
    const before = await listReports(client, renovationId);
    const headers = { 'idempotency-key': 'slow' };
    // The key is being taken by somebody else, so that the report waits between its file and its row.
    const holder = await sql.reserve();
    await holder`BEGIN`;
    await holder`
      INSERT INTO idempotency_keys (context_id, client_id, operation, key, request_hash)
      VALUES (${client.contextId}, ${client.clientId}, 'createReport', 'slow', sha256('x'))`;
    const creation = createReport(client, renovationId, headers);
    await untilSomeoneWaits(sql);
    await runMaintenanceLater(app);
    await holder`ROLLBACK`;
    holder.release();
    assert.equal((await creation).status, 503);
    assert.deepEqual(await listReports(client, renovationId), before);
    await assertDownloads(await successOf<Report>(await createReport(client, renovationId, headers)));
  });

  it('answers 503 to whoever downloads while the bucket is away', async () => {
    const [report] = await listReports(client, renovationId);
    assert.ok(report);
    bucket.mood = 'refuses';
    const answer = await fetch(report.url);
    bucket.mood = 'answers';
    await answer.text();
    assert.equal(answer.status, 503);
    await assertDownloads(report);
  });
});

it('makes no dead link on a full disk, and goes on when there is room again', async (t) => {
  const mount = tryToMount();
  if (mount === null) return t.skip('a file system of its own cannot be mounted here');
  await using made = new AsyncDisposableStack();
  made.defer(() => {
    execFileSync('umount', [mount]);
    rmdirSync(mount);
  });
  const app = await startTestApp({ env: { ROOFTREE_DATA_DIR: mount } });
  made.defer(() => app.stop());
  const client = await app.addClient();
  const renovationId = await addRenovation(app, client);
  const ballast = join(mount, 'ballast');
  assert.equal((await createReport(client, renovationId)).status, 201);
  await assert.rejects(writeFile(ballast, Buffer.alloc(2 * DISK_BYTES)), { code: 'ENOSPC' });
  const creations = [1, 2, 3].map(() => createReport(client, renovationId));
  const statuses = (await Promise.all(creations)).map(({ status }) => status);
  assert.deepEqual(statuses, [503, 503, 503]);
  await rm(ballast);
  assert.equal((await createReport(client, renovationId)).status, 201);

  assert.deepEqual(await pathsIn(app, 'live'), await reportPaths(app));
  const reports = await listReports(client, renovationId);
  assert.equal(reports.length, 2);
  await runMaintenanceLater(app);
  assert.deepEqual(await pathsIn(app, 'writing'), []);
  for (const report of reports) await assertDownloads(report);
});

const DISK_BYTES = 4 * 1024 * 1024;

/** A small file system in a folder of its own; null where only root, or nobody, may mount one. */
function tryToMount(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  chmodSync(folder, 0o711);
  return folder;
}

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readConfig } from '../../config.ts';
import { SCHEDULE_CONNECTIONS } from '../../estates/connections/connections.job.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { FileStore } from '../../infra/files/file-store.ts';
import { createLocalFiles } from '../../infra/files/local-files.ts';
import { enqueue } from '../../infra/queue/queue.ts';
import { becomes } from '../../testing/becomes.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { type AddAged, agedRows, emptyAudit } from '../../testing/database/aged-rows.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { maintenanceJobs } from './maintenance.job.ts';
import type { MaintenanceTask } from './maintenance-task.ts';
import { maintenanceTasks } from './maintenance-tasks.ts';
import { runTask } from './run-task.ts';

const DAY = 24 * 60;
/** How long each task keeps what it removes, in minutes, with the settings below. */
const RETENTIONS: Record<string, number> = {
  'idempotency-keys': DAY,
  requests: 7 * DAY,
  'failed-queue-entries': 30 * DAY,
  'failed-deliveries': 30 * DAY,
  'webhook-deliveries': 30 * DAY,
  'batch-children': 90 * DAY,
  'calculation-jobs': 200 * DAY,
  'saved-plans': 45 * DAY,
  'contact-requests': 180 * DAY,
  'review-documents': 14 * DAY,
  imports: 7 * DAY,
  'portfolio-actions': 7 * DAY,
  'loan-reports': 250 * DAY,
  programmes: 200 * DAY,
  'programme-plans': 90 * DAY,
  'connection-runs': 90 * DAY,
  'audit-entries': 100 * DAY,
  sessions: 12 * 60,
  'webhook-listeners': 60,
  'rate-counts': 10,
  'queue-pools': 60,
  files: 60,
};
/** Ages by the days of a calendar, which are no number of minutes: see the tests of certificates' age. */
const BY_DAY = 'expired-certificates';
/** Of those that are kept for ever unless an operator says otherwise; the others have their default. */
const SETTINGS = {
  ROOFTREE_KEEP_CALCULATION_JOBS_DAYS: '200',
  ROOFTREE_KEEP_SAVED_PLANS_DAYS: '45',
  ROOFTREE_KEEP_PROGRAMMES_DAYS: '200',
  ROOFTREE_KEEP_AUDIT_DAYS: '100',
  ROOFTREE_KEEP_LOAN_REPORTS_DAYS: '250',
};

describe('maintenance', () => {
  let database: TestDatabase;
  let sql: Sql;
  let folder: string;
  let files: FileStore;
  let add: Record<string, AddAged>;
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
    folder = await mkdtemp(join(tmpdir(), 'rooftree-maintenance-'));
    files = createLocalFiles(folder);
    add = await agedRows(sql, files);
  });
  after(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await sql`TRUNCATE idempotency_keys, calculation_jobs, certificate_reviews, contact_requests, renovations, renovation_reports,
      rate_counts, queue_pools, stored_files, sessions, client_request_batches, webhook_deliveries, estate_imports, estate_import_rows, portfolio_actions, portfolio_action_estates, programmes, programme_homes, programme_choices, programme_files, programme_approvals, programme_packages, connections, connection_runs, connection_estates, connection_conflicts, connection_events, connection_pictures, returned_reports, loan_reports, loan_report_lines, graphile_worker._private_jobs`;
    await sql`DELETE FROM webhooks WHERE expires_at IS NOT NULL`;
    await emptyAudit(sql);
  });

  const tasksWith = (env: Record<string, string>) =>
    maintenanceTasks({ sql, files, config: readConfig(env) });
  const task = (name: string, env: Record<string, string> = SETTINGS): MaintenanceTask => {
    const found = tasksWith(env).find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };

  it('has a task for everything that ages, each at a minute of its own', () => {
    const tasks = tasksWith({});
    assert.deepEqual(
      tasks.map(({ name }) => name).filter((name) => name !== BY_DAY),
      Object.keys(RETENTIONS),
    );
    assert.equal(new Set(tasks.map(({ schedule }) => schedule)).size, tasks.length);
  });

  for (const [name, minutes] of Object.entries(RETENTIONS)) {
    it(`removes ${name} after their time, and not five minutes before`, async () => {
      await add[name]?.(minutes - 5);
      assert.deepEqual([await task(name).count(), await runTask(task(name))], [0, NOTHING]);
      await add[name]?.(minutes + 5);
      assert.equal(await task(name).count(), 1);
      assert.deepEqual(await runTask(task(name)), { removed: 1, isDone: true });
      assert.deepEqual([await task(name).count(), await runTask(task(name))], [0, NOTHING]);
    });

    it(`removes nothing but ${name} with that task`, async () => {
      const others = Object.keys(RETENTIONS).filter((other) => other !== name && !isPartOf(other, name));
      for (const other of others) await add[other]?.(300 * DAY);
      const counts = () => Promise.all(others.map((other) => task(other).count()));
      const before = await counts();
      assert.ok(before.every((count) => count > 0));
      assert.deepEqual([await task(name).count(), await runTask(task(name))], [0, NOTHING]);
      assert.deepEqual(await counts(), before);
    });
  }

  it('keeps for ever what a setting of 0 says', async () => {
    const chosen = tasksWith({}).flatMap(({ name, retention }) =>
      'setting' in retention ? [[name, retention.setting] as const] : [],
    );
    assert.equal(chosen.length, 17);
    for (const [name, setting] of chosen) {
      await add[name]?.(36_500 * DAY);
      const off = task(name, { [setting]: '0' });
      assert.deepEqual([await off.count(), await runTask(off)], [0, NOTHING], name);
      assert.deepEqual(await runTask(task(name, { [setting]: '100' })), { removed: 1, isDone: true }, name);
    }
  });

  it('keeps by default what a client can ask for, but for the children of batches', async () => {
    for (const name of ['calculation-jobs', 'saved-plans']) {
      await add[name]?.(36_000 * DAY);
      assert.deepEqual(await runTask(task(name, {})), NOTHING, name);
    }
  });

  it('removes piece by piece, the oldest first', async () => {
    const keys = task('idempotency-keys');
    await add['idempotency-keys']?.(10 * DAY);
    await sql`
      INSERT INTO idempotency_keys (context_id, client_id, operation, key, request_hash, created_at)
      SELECT context_id, client_id, operation, n::text, request_hash, now() - make_interval(days => 20, mins => n)
      FROM idempotency_keys, generate_series(1, ${2 * keys.atOnce}) AS n`;
    assert.deepEqual(await keys.removeSome(1), { removed: 1 });
    const [oldest] = await sql`SELECT FROM idempotency_keys WHERE key = ${String(2 * keys.atOnce)}`;
    assert.equal(oldest, undefined, 'a younger one went first');
    assert.deepEqual(await runTask(keys), { removed: 2 * keys.atOnce, isDone: true });
  });

  it('stops between two pieces when its process must end', async () => {
    await add['queue-pools']?.(DAY);
    const stopped = await runTask(task('queue-pools'), AbortSignal.abort());
    assert.deepEqual(stopped, { removed: 0, isDone: false });
    assert.equal(await task('queue-pools').count(), 1);
  });

  it('leaves queue entries alone that a worker holds or will take again', async () => {
    await add['failed-deliveries']?.(300 * DAY);
    await add['failed-deliveries']?.(300 * DAY);
    const [first, second] = await sql<{ id: string }[]>`SELECT id FROM graphile_worker._private_jobs`;
    await sql`UPDATE graphile_worker._private_jobs SET attempts = 0 WHERE id = ${first?.id ?? ''}`;
    await sql`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'x' WHERE id = ${second?.id ?? ''}`;
    assert.deepEqual(await runTask(task('failed-deliveries')), NOTHING);
  });

  it('removes a job with its children, a few at a time, and none that has not ended', async () => {
    const ids = await addBatch(sql, 5);
    const jobs = task('calculation-jobs');
    await sql`UPDATE calculation_jobs SET created_at = now() - interval '300 days'`;
    assert.deepEqual(await runTask(jobs), NOTHING, 'it runs');
    await sql`UPDATE calculation_jobs SET calculation_job_status = 'FINISHED'`;
    assert.equal(await jobs.count(), 6);
    assert.deepEqual(await jobs.removeSome(3), { removed: 3 });
    assert.equal(
      (await sql`SELECT FROM calculation_jobs WHERE id = ${ids.batch}`).length,
      1,
      'with children left',
    );
    assert.deepEqual(await jobs.removeSome(3), { removed: 3 });
    assert.equal((await sql`SELECT FROM calculation_jobs`).length, 0);
  });

  it('keeps a batch when its children go', async () => {
    const ids = await addBatch(sql, 5);
    await sql`UPDATE calculation_jobs SET created_at = now() - interval '91 days', calculation_job_status = 'FINISHED'`;
    assert.deepEqual(await runTask(task('batch-children', {})), { removed: 5, isDone: true });
    const left = await sql<{ id: string }[]>`SELECT id FROM calculation_jobs`;
    assert.deepEqual(
      left.map(({ id }) => id),
      [ids.batch],
    );
  });

  it('keeps a suggestion, and a saved plan of which a report was made since', async () => {
    await add['saved-plans']?.(300 * DAY);
    await add['saved-plans']?.(300 * DAY);
    const [plan, suggestion] = await sql<{ id: string }[]>`SELECT id FROM renovations`;
    await sql`UPDATE renovations SET is_edited = false WHERE id = ${suggestion?.id ?? ''}`;
    await addReport(sql, plan?.id ?? '');
    assert.deepEqual(await runTask(task('saved-plans')), NOTHING);
    await sql`UPDATE renovation_reports SET created_at = now() - interval '46 days'`;
    assert.deepEqual(await runTask(task('saved-plans')), { removed: 1, isDone: true });
    assert.deepEqual([...(await sql`SELECT state FROM stored_files`)], [{ state: 'removing' }]);
  });

  it('keeps the plans that the office made, however old', async () => {
    await add['saved-plans']?.(300 * DAY);
    await sql`UPDATE renovations SET edited_by = 'MEMBER'`;
    assert.deepEqual(await runTask(task('saved-plans')), NOTHING);
    await sql`UPDATE renovations SET edited_by = 'BUYER'`;
    assert.deepEqual(await runTask(task('saved-plans')), { removed: 1, isDone: true });
  });

  it('logs what it did, and throws what failed for the queue to try again', async () => {
    const logged: [string, object][] = [];
    const log = {
      info: (details: object) => logged.push(['info', details]),
      debug: (details: object) => logged.push(['debug', details]),
    };
    const failing = {
      ...task('files'),
      removeSome: async () => ({ removed: 3, failure: new Error('full') }),
    };
    const jobs = maintenanceJobs([task('queue-pools'), failing], log);
    const attempt = { number: 1, isLast: false, signal: new AbortController().signal };
    await jobs['maintenance:queue-pools']?.({}, attempt);
    await add['queue-pools']?.(DAY);
    await jobs['maintenance:queue-pools']?.({}, attempt);
    await assert.rejects(async () => jobs['maintenance:files']?.({}, attempt), /full/);
    assert.deepEqual(logged, [
      ['debug', { task: 'queue-pools', removed: 0, isDone: true }],
      ['info', { task: 'queue-pools', removed: 1, isDone: true }],
      ['info', { task: 'files', removed: 3, isDone: false }],
    ]);
  });
});

const NOTHING = { removed: 0, isDone: true };

/** The job of an old batch's child is an old job as well. */
const isPartOf = (other: string, name: string) => other === 'batch-children' && name === 'calculation-jobs';

describe('a worker', () => {
  it('runs every task by the clock, and removes no file that may still be written', async () => {
    const app = await startTestApp({ hasWorker: true });
    try {
      const { sql, files } = app.dependencies;
      const known = async () => {
        const rows = await sql<{ identifier: string }[]>`
          SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier`;
        return rows.map(({ identifier }) => identifier);
      };
      // The queue writes them down after its start.
      await becomes(known, [
        ...[...Object.keys(RETENTIONS), BY_DAY].map((name) => `maintenance:${name}`).sort(),
        SCHEDULE_CONNECTIONS,
      ]);
      const add = await agedRows(sql, files);
      for (const minutes of [0, 55, 65]) await add['files']?.(minutes);
      const stored = await sql<{ path: string; age: number }[]>`
        SELECT path, round(extract(epoch FROM now() - created_at) / 60)::int AS age FROM stored_files ORDER BY created_at`;
      await enqueue(sql, [{ task: 'maintenance:files', payload: {} }]);
      await until(async () => (await sql`SELECT FROM graphile_worker.jobs`).length === 0);
      for (const { path, age } of stored)
        assert.equal((await files.find(path)) !== null, age < 60, `${age} minutes old`);
      assert.equal((await sql`SELECT FROM stored_files`).length, 2);
    } finally {
      await app.stop();
    }
  });
});

async function addBatch(sql: Sql, children: number): Promise<{ batch: string }> {
  const [context] = await sql<[{ id: string }]>`
    INSERT INTO contexts (slug, name) VALUES (gen_random_uuid()::text, 'Batch') RETURNING id`;
  const [batch] = await sql<[{ id: string }]>`
    INSERT INTO calculation_jobs (context_id, calculation_job_type, calculation_job_status, name, engine_version,
      data_version, estates_total)
    VALUES (${context.id}, 'ENERGY_EFFICIENCY_INDICATION', 'RUNNING', 'x', '1', '1', ${children}) RETURNING id`;
  for (let n = 0; n < children; n++) {
    const estateId = await addEstate(sql, context.id);
    await sql`
      INSERT INTO calculation_jobs (context_id, parent_id, calculation_job_type, calculation_job_status, name,
        engine_version, data_version, estates_total, estate_id)
      VALUES (${context.id}, ${batch.id}, 'ENERGY_EFFICIENCY_INDICATION', 'RUNNING', 'x', '1', '1', 1, ${estateId})`;
  }
  return { batch: batch.id };
}

async function addReport(sql: Sql, renovationId: string): Promise<void> {
  const path = `reports/${'A'.repeat(22)}/report.pdf`;
  await sql`
    INSERT INTO stored_files (context_id, path, state)
    SELECT context_id, ${path}, 'live' FROM renovations WHERE id = ${renovationId}`;
  await sql`
    INSERT INTO renovation_reports (context_id, renovation_id, language, name, path, bytes, fingerprint)
    SELECT context_id, id, 'en', 'x', ${path}, 1, 'x' FROM renovations WHERE id = ${renovationId}`;
}

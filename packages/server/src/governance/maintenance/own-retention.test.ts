import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { readConfig } from '../../config.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { createLocalFiles } from '../../infra/files/local-files.ts';
import { type AddAged, agedRows, emptyAudit } from '../../testing/database/aged-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { maintenanceTasks } from './maintenance-tasks.ts';
import { runTask } from './run-task.ts';

const DAY = 24 * 60;
const NOTHING = { removed: 0, isDone: true };
const CHOOSABLE = {
  requests: 1,
  'webhook-deliveries': 7,
  'batch-children': 7,
  'calculation-jobs': 7,
  'saved-plans': 30,
  'contact-requests': 7,
  'review-documents': 3,
  imports: 1,
  'loan-reports': 90,
  'connection-runs': 7,
  'audit-entries': 365,
};

describe('what a context keeps for less long than the server', () => {
  let database: TestDatabase;
  let sql: Sql;
  let folder: string;
  /** Two contexts with one of each: the first of them chooses. */
  let add: Record<string, AddAged>;
  let addElsewhere: Record<string, AddAged>;
  let contextId: string;
  before(async () => {
    database = await createTestDatabase();
    ({ sql } = database);
    folder = await mkdtemp(join(tmpdir(), 'rooftree-own-retention-'));
    add = await agedRows(sql, createLocalFiles(folder));
    const [context] = await sql<[{ id: string }]>`SELECT id FROM contexts WHERE name = 'Old'`;
    contextId = context.id;
    addElsewhere = await agedRows(sql, createLocalFiles(folder));
  });
  after(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await sql`TRUNCATE calculation_jobs, certificate_reviews, contact_requests, renovations, renovation_reports, stored_files,
      client_request_batches, webhook_deliveries, estate_imports, estate_import_rows, connections, connection_runs, connection_estates, connection_conflicts, connection_events, connection_pictures, returned_reports, loan_reports, loan_report_lines, context_retentions`;
    await emptyAudit(sql);
  });

  const tasks = (env: Record<string, string> = {}) =>
    maintenanceTasks({ sql, files: createLocalFiles(folder), config: readConfig(env) });
  /** The server keeps it for so long; 0 for ever. */
  const taskOf = (name: string, days: number) => {
    const find = (env?: Record<string, string>) => tasks(env).find((one) => one.name === name);
    const setting = find()?.retention;
    assert.ok(setting !== undefined && 'setting' in setting);
    const found = find({ [setting.setting]: String(days) });
    assert.ok(found !== undefined);
    return found;
  };
  const choose = (kind: string, days: number, hoursAgo = 25) => sql`
    INSERT INTO context_retentions (context_id, kind, days, changed_at)
    VALUES (${contextId}, ${kind}, ${days}, now() - make_interval(hours => ${hoursAgo}))`;

  it('is of what belongs to a context, and never so little that work goes that is going on', () => {
    const shortest = tasks().flatMap(({ name, shortestOwnDays }) =>
      shortestOwnDays === undefined ? [] : [[name, shortestOwnDays]],
    );
    assert.deepEqual(Object.fromEntries(shortest), CHOOSABLE);
  });

  for (const [name, shortest] of Object.entries(CHOOSABLE)) {
    it(`removes ${name} of that context alone, after its own days`, async () => {
      const days = shortest + 2;
      for (const minutes of [days * DAY + 5, days * DAY - 5]) {
        await add[name]?.(minutes);
        await addElsewhere[name]?.(minutes);
      }
      const forEver = taskOf(name, 0);
      assert.deepEqual([await forEver.count(), await runTask(forEver)], [0, NOTHING], 'nobody chose');
      await choose(name, days);
      assert.equal(await forEver.count(), 1);
      assert.deepEqual(await runTask(forEver), { removed: 1, isDone: true });
      assert.deepEqual([await forEver.count(), await runTask(forEver)], [0, NOTHING]);
      // As the server says, for the other one.
      const all = taskOf(name, days);
      assert.equal(await all.count(), 1);
      assert.deepEqual(await runTask(all), { removed: 1, isDone: true });
    });

    it(`keeps ${name} for the shortest time at least, whatever was written`, async () => {
      await choose(name, 1);
      await add[name]?.(shortest * DAY - 5);
      assert.deepEqual(await runTask(taskOf(name, 0)), NOTHING);
      await add[name]?.(shortest * DAY + 5);
      assert.deepEqual(await runTask(taskOf(name, 0)), { removed: 1, isDone: true });
    });
  }

  it('counts what goes by either once', async () => {
    await choose('contact-requests', 10);
    for (const days of [5, 15, 25]) {
      await add['contact-requests']?.(days * DAY);
      await addElsewhere['contact-requests']?.(days * DAY);
    }
    const task = taskOf('contact-requests', 20);
    assert.equal(await task.count(), 3);
    assert.deepEqual(await runTask(task), { removed: 3, isDone: true });
  });

  it('holds a day after it was chosen', async () => {
    await choose('contact-requests', 10, 23);
    await add['contact-requests']?.(15 * DAY);
    assert.deepEqual(await runTask(taskOf('contact-requests', 0)), NOTHING);
    await sql`UPDATE context_retentions SET changed_at = now() - interval '25 hours'`;
    assert.deepEqual(await runTask(taskOf('contact-requests', 0)), { removed: 1, isDone: true });
  });

  it('lengthens nothing', async () => {
    await choose('contact-requests', 100);
    await add['contact-requests']?.(50 * DAY);
    assert.deepEqual(await runTask(taskOf('contact-requests', 20)), { removed: 1, isDone: true });
  });

  it('removes as many at once as any task does', async () => {
    await choose('contact-requests', 10);
    for (let index = 0; index < 5; index += 1) await add['contact-requests']?.(15 * DAY);
    const task = taskOf('contact-requests', 0);
    assert.deepEqual(await task.removeSome(2), { removed: 2 });
    assert.equal(await task.count(), 3);
  });
});

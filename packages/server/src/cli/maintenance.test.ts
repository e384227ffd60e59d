import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createLocalFiles } from '../infra/files/local-files.ts';
import { agedRows } from '../testing/database/aged-rows.ts';
import { runWarmRooftree } from '../testing/server/warm-rooftree.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const DAY = 24 * 60;

interface Outcome {
  task: string;
  is_dry_run: boolean;
  removed: number;
  is_kept_for_ever: boolean;
  is_done: boolean;
  failure: string | null;
}

describe('rooftree maintenance', () => {
  let database: TestDatabase;
  let dataDir: string;
  before(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'rooftree-cli-'));
    const add = await agedRows(database.sql, createLocalFiles(join(dataDir, 'files')));
    for (const one of Object.values(add)) await one(100 * DAY);
  });
  after(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = (args: string[], env: Record<string, string> = {}) =>
    runWarmRooftree(['maintenance', ...args], {
      DATABASE_URL: database.databaseUrl,
      ROOFTREE_DATA_DIR: dataDir,
      ROOFTREE_KEEP_SAVED_PLANS_DAYS: '30',
      ...env,
    });
  const removed = (outcomes: Outcome[]) =>
    Object.fromEntries(outcomes.map((outcome) => [outcome.task, outcome.removed]));

  /** Everything in the database, queue included. */
  async function contents(): Promise<string[]> {
    const { sql } = database;
    const tables = await sql<{ name: string }[]>`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`;
    return Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await sql.unsafe<[{ hash: string | null }]>(
          `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${name} AS t`,
        );
        return `${name} ${row.hash}`;
      }),
    );
  }

  it('lists the tasks with their settings', async () => {
    const { code, stdout } = await run(['list']);
    assert.equal(code, 0);
    assert.match(stdout, /^batch-children +32 \* \* \* \* +90 days \(ROOFTREE_KEEP_BATCH_CHILDREN_DAYS\) /m);
    assert.match(stdout, /^calculation-jobs .* for ever \(ROOFTREE_KEEP_CALCULATION_JOBS_DAYS\) /m);
    assert.match(stdout, /^idempotency-keys .* 1 day \(/m);
    const tasks: { name: string; retention: object | null }[] = JSON.parse(
      (await run(['list', '--json'])).stdout,
    );
    assert.deepEqual(
      tasks.map(({ name, retention }) => [name, retention]),
      [
        ['idempotency-keys', { setting: 'ROOFTREE_KEEP_IDEMPOTENCY_KEYS_DAYS', days: 1 }],
        ['requests', { setting: 'ROOFTREE_KEEP_REQUESTS_DAYS', days: 7 }],
        ['failed-queue-entries', { setting: 'ROOFTREE_KEEP_FAILED_QUEUE_ENTRIES_DAYS', days: 30 }],
        ['failed-deliveries', { setting: 'ROOFTREE_KEEP_FAILED_DELIVERIES_DAYS', days: 30 }],
        ['webhook-deliveries', { setting: 'ROOFTREE_KEEP_WEBHOOK_DELIVERIES_DAYS', days: 30 }],
        ['batch-children', { setting: 'ROOFTREE_KEEP_BATCH_CHILDREN_DAYS', days: 90 }],
        ['calculation-jobs', { setting: 'ROOFTREE_KEEP_CALCULATION_JOBS_DAYS', days: 0 }],
        ['saved-plans', { setting: 'ROOFTREE_KEEP_SAVED_PLANS_DAYS', days: 30 }],
        ['contact-requests', { setting: 'ROOFTREE_KEEP_CONTACT_REQUESTS_DAYS', days: 180 }],
        ['review-documents', { setting: 'ROOFTREE_KEEP_REVIEW_DOCUMENTS_DAYS', days: 14 }],
        ['imports', { setting: 'ROOFTREE_KEEP_IMPORTS_DAYS', days: 7 }],
        ['portfolio-actions', { setting: 'ROOFTREE_KEEP_IMPORTS_DAYS', days: 7 }],
        ['loan-reports', { setting: 'ROOFTREE_KEEP_LOAN_REPORTS_DAYS', days: 0 }],
        ['programmes', { setting: 'ROOFTREE_KEEP_PROGRAMMES_DAYS', days: 0 }],
        ['programme-plans', { setting: 'ROOFTREE_KEEP_PROGRAMME_PLANS_DAYS', days: 90 }],
        ['connection-runs', { setting: 'ROOFTREE_KEEP_CONNECTION_RUNS_DAYS', days: 90 }],
        ['audit-entries', { setting: 'ROOFTREE_KEEP_AUDIT_DAYS', days: 0 }],
        ['sessions', null],
        ['webhook-listeners', null],
        ['expired-certificates', null],
        ['rate-counts', null],
        ['queue-pools', null],
        ['files', null],
      ],
    );
  });

  it('refuses a task that there is not', async () => {
    const { code, stderr } = await run(['run', 'files', 'everything']);
    assert.equal(code, 1);
    assert.match(stderr, /there is no task everything; rooftree maintenance list shows them/);
  });

  it('says what went wrong, and goes on with the other tasks', async () => {
    const { sql } = database;
    const [path] = await sql<[{ path: string }]>`SELECT path FROM stored_files`;
    const broken = await run(['run', 'files', 'queue-pools', '--json'], {
      S3_BUCKET: 'none',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    });
    assert.equal(broken.code, 1);
    const [pools, files]: Outcome[] = JSON.parse(broken.stdout);
    assert.deepEqual([pools?.task, pools?.removed, pools?.failure], ['queue-pools', 1, null]);
    assert.deepEqual([files?.task, files?.removed, files?.is_done], ['files', 0, false]);
    assert.match(files?.failure ?? '', /^the file store did not respond \(.*ECONNREFUSED/);
    assert.deepEqual([...(await sql`SELECT path FROM stored_files`)], [path]);
  });

  it('counts in a dry run what a run then removes, and changes nothing', async () => {
    const before = await contents();
    const dry = await run(['run', '--dry-run', '--json']);
    assert.equal(dry.code, 0, dry.stderr);
    assert.deepEqual(await contents(), before);
    const announced: Outcome[] = JSON.parse(dry.stdout);
    assert.deepEqual(removed(announced), {
      'idempotency-keys': 1,
      requests: 1,
      'failed-queue-entries': 1,
      'failed-deliveries': 1,
      'webhook-deliveries': 1,
      'batch-children': 1,
      'calculation-jobs': 0,
      'saved-plans': 1,
      'contact-requests': 0,
      'review-documents': 1,
      imports: 1,
      'portfolio-actions': 1,
      'loan-reports': 0,
      programmes: 0,
      'programme-plans': 1,
      'connection-runs': 1,
      'audit-entries': 0,
      sessions: 1,
      'webhook-listeners': 1,
      'expired-certificates': 0,
      'rate-counts': 1,
      'queue-pools': 0,
      files: 1,
    });
    assert.ok(announced.every((outcome) => outcome.is_dry_run));
    assert.match((await run(['run', '--dry-run', 'files'])).stdout, /^files: would remove 1\n$/);

    const done: Outcome[] = JSON.parse((await run(['run', '--json'])).stdout);
    assert.deepEqual(removed(done), removed(announced));
    assert.equal(done.find(({ task }) => task === 'calculation-jobs')?.is_kept_for_ever, true);
    const { stdout } = await run(['run', 'files', 'calculation-jobs']);
    assert.equal(stdout, 'calculation-jobs: kept indefinitely\nfiles: removed 0\n');
  });
});

import { readdir } from 'node:fs/promises';
import { createStallDetector } from '../database/socket/create-stall-detector.ts';
import type { Executor } from '../database/sql.ts';
import { activeTraceparent } from '../tracing/active-trace.ts';

/** A task to be done later, once, by any worker. */
export interface QueueEntry {
  task: string;
  payload: object;
  /** Lower runs sooner; 0 when absent. */
  priority?: number;
  runAt?: Date;
  maxAttempts?: number;
  /** Entries of one queue run one after the other, whichever worker takes them; without a queue, as places are free. */
  queue?: string;
  /** At most one waiting entry has this key; a later one replaces it. */
  key?: string;
}

/** graphile-worker has its own schema, `graphile_worker`, and its own list of migrations. Safe to run twice. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  // Read only where it is needed: its modules and its own connection are a third of the start of a command.
  const [{ runMigrations }, { createPgPool }] = await Promise.all([
    import('graphile-worker'),
    import('../database/connection/create-pg-pool.ts'),
  ]);
  const pgPool = createPgPool({
    databaseUrl,
    applicationName: 'rooftree migrate',
    poolSize: 2,
    statementTimeoutMs: 0,
    watch: createStallDetector(databaseUrl),
    // A connection closes after `end` has answered, and is broken off when its database is dropped just then. A waiting
    // caller gets the error from its statement; the event must not end anything else.
    onError() {},
  });
  try {
    await runMigrations({ pgPool, noPreparedStatements: true });
  } finally {
    await pgPool.end();
  }
}

/**
 * Whether the queue's schema is that of the installed graphile-worker: a newer one is for its own migrations to judge.
 */
export async function isQueueCurrent(sql: Executor): Promise<boolean> {
  const files = await readdir(new URL('../sql/', import.meta.resolve('graphile-worker')));
  const latest = Math.max(...files.map((file) => Number.parseInt(file, 10)));
  const [table] = await sql<{ isThere: boolean }[]>`
    SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS "isThere"`;
  if (!table?.isThere) return false;
  const [newest] = await sql<{ id: number | null }[]>`SELECT max(id) AS id FROM graphile_worker.migrations`;
  return newest?.id === latest;
}

/**
 * Takes the executor of the caller's transaction: the entry exists exactly when the change that caused it does. A
 * worker goes on with the trace that is active here; see `traceTasks`.
 */
export async function enqueue(sql: Executor, entries: readonly QueueEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const traceparent = activeTraceparent();
  const specs = JSON.stringify(
    entries.map((entry) => ({
      identifier: entry.task,
      payload: traceparent === undefined ? entry.payload : { ...entry.payload, traceparent },
      queue_name: entry.queue,
      run_at: entry.runAt,
      max_attempts: entry.maxAttempts,
      job_key: entry.key,
      priority: entry.priority,
    })),
  );
  await sql`
    SELECT count(*) FROM graphile_worker.add_jobs(array(
      SELECT spec FROM json_populate_recordset(NULL::graphile_worker.job_spec, ${specs}::text::json) AS spec
    ))`;
}

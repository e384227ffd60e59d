/**
 * `npm run bench:retention`: what it costs to remove a million old child jobs row by row, as maintenance does, against dropping a partition that
 * holds them, and what partitions would cost everybody else. The decision is in docs/decisions.
 */
import { readFileSync } from 'node:fs';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { oldChildren } from '../../packages/server/src/planning/calculation-jobs/old-jobs.repository.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { report } from '../service/report.ts';
import { seedContext } from '../service/seed.ts';

const BATCHES = Number(process.env['BENCH_BATCHES'] ?? 100);
const ESTATES = 10_000;
/** As maintenance takes them. */
const AT_ONCE = 1000;
const KEPT_DAYS = 90;
const MONTHS = 12;
const LOOKUPS = 300;
const MB = 1e6;

await using made = new AsyncDisposableStack();
const { databaseUrl, sql: owner } = await useBenchDatabase(made, 2);
const contextId = await seedContext(owner, { slug: 'one', estates: ESTATES, renovations: 1 });
// One connection, so that its backend is known.
const sql = connect({ databaseUrl, applicationName: 'bench', poolSize: 1, statementTimeoutMs: 0 });
made.defer(() => sql.end({ timeout: 1 }));
const [{ backend }] = await sql<[{ backend: number }]>`SELECT pg_backend_pid() AS backend`;

/** Seconds of processor time of PostgreSQL, and what it wrote to its log. */
async function cost(work: () => Promise<unknown>): Promise<{ seconds: number; megabytes: number }> {
  const spent = () => Number(readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  const [{ before }] = await sql<[{ before: string }]>`SELECT pg_current_wal_insert_lsn()::text AS before`;
  const begin = spent();
  await work();
  const seconds = spent() - begin;
  const [{ bytes }] = await sql<[{ bytes: number }]>`
    SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${before}::text::pg_lsn)::float8 AS bytes`;
  return { seconds, megabytes: bytes / MB };
}

/** Batches of ten thousand that ended before what is kept, in the table of that name. */
async function addOldBatches(table: string): Promise<void> {
  await sql`SET session_replication_role = replica`;
  for (let batch = 0; batch < BATCHES; batch++) {
    const at = `now() - interval '${KEPT_DAYS + 1} days' - interval '${batch} minutes'`;
    await sql.unsafe(
      `WITH batch AS (
        INSERT INTO ${table} (context_id, calculation_job_type, calculation_job_status, name, engine_version, data_version,
          estates_total, estates_finished, created_at, deactivated_at)
        VALUES ($1, 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION', 'FINISHED', 'Batch', '1.0.0', '2026-11', ${ESTATES}, ${ESTATES}, ${at}, now())
        RETURNING id)
      INSERT INTO ${table} (context_id, parent_id, estate_id, calculation_job_type, calculation_job_status, name, engine_version,
        data_version, estates_total, estates_finished, created_at)
      SELECT $1, batch.id, e.id, 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION', 'FINISHED', 'Koningin Astridlaan 7, Mechelen', '1.0.0',
        '2026-11', 1, 1, ${at} FROM batch, estates e WHERE e.context_id = $1`,
      [contextId],
    );
  }
  await sql`SET session_replication_role = origin`;
}
const sizeOf = async (table: string) => {
  const [row] = await sql<
    [{ bytes: number }]
  >`SELECT pg_total_relation_size(${table}::text::regclass) AS bytes`;
  return row.bytes / MB;
};
async function deleteAll(): Promise<void> {
  while ((await oldChildren.remove(sql, KEPT_DAYS, AT_ONCE)) === AT_ONCE);
}
const vacuum = () => sql`VACUUM (ANALYZE) calculation_jobs`;

console.log(`${BATCHES * ESTATES} child jobs, older than ${KEPT_DAYS} days …`);
await addOldBatches('calculation_jobs');
await vacuum();
const full = await sizeOf('calculation_jobs');
const deleting = await cost(deleteAll);
const vacuuming = await cost(vacuum);
await addOldBatches('calculation_jobs');
const again = await sizeOf('calculation_jobs');

// The same columns, checks and indexes; a key of a partitioned table must have the column that it is divided by.
await sql.unsafe(
  `
  CREATE TABLE jobs_by_month (LIKE calculation_jobs INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (context_id, id, created_at))
    PARTITION BY RANGE (created_at);
  CREATE INDEX ON jobs_by_month (context_id, parent_id, created_at, id) WHERE parent_id IS NOT NULL;
  CREATE UNIQUE INDEX ON jobs_by_month (context_id, parent_id, estate_id, created_at) WHERE parent_id IS NOT NULL;
  CREATE INDEX ON jobs_by_month (created_at) WHERE parent_id IS NOT NULL;
  CREATE INDEX ON jobs_by_month (context_id, estate_id) WHERE estate_id IS NOT NULL;
  CREATE TABLE jobs_old PARTITION OF jobs_by_month FOR VALUES FROM (MINVALUE) TO (date_trunc('day', now()) - interval '80 days');`.replaceAll(
    "date_trunc('day', now()) - interval '80 days'",
    `'${new Date(Date.now() - 80 * 86_400_000).toISOString()}'`,
  ),
);
for (let month = 0; month < MONTHS; month++) {
  const edge = (number: number) => new Date(Date.now() + (number * 30 - 80) * 86_400_000).toISOString();
  await sql.unsafe(
    `CREATE TABLE jobs_${month} PARTITION OF jobs_by_month FOR VALUES FROM ('${edge(month)}') TO ('${edge(month + 1)}')`,
  );
}
await addOldBatches('jobs_by_month');
await sql`VACUUM ANALYZE`;
const [sample] = await sql<
  [{ id: string }]
>`SELECT id FROM calculation_jobs WHERE parent_id IS NOT NULL LIMIT 1`;
const lookUp = (table: string) => async () => {
  for (let count = 0; count < LOOKUPS; count++)
    await sql.unsafe(`SELECT * FROM ${table} WHERE context_id = $1 AND id = $2`, [contextId, sample.id], {
      prepare: true,
    });
};
const least = { plain: Number.POSITIVE_INFINITY, divided: Number.POSITIVE_INFINITY };
for (let turn = 0; turn < 10; turn++) {
  least.plain = Math.min(least.plain, (await cost(lookUp('calculation_jobs'))).seconds);
  least.divided = Math.min(least.divided, (await cost(lookUp('jobs_by_month'))).seconds);
}
const dropping = await cost(() => sql`DROP TABLE jobs_old`);

const rows = BATCHES * ESTATES;
report([
  { what: 'deleting all: CPU of PostgreSQL', measured: deleting.seconds, unit: 's' },
  { what: 'of it a child job', measured: (deleting.seconds * 1e6) / rows, unit: 'µs' },
  { what: 'deleting all: log', measured: deleting.megabytes, unit: 'MB' },
  { what: 'vacuum after it: CPU', measured: vacuuming.seconds, unit: 's' },
  { what: 'dropping a partition: CPU', measured: dropping.seconds, unit: 's' },
  { what: 'dropping a partition: log', measured: dropping.megabytes, unit: 'MB' },
  { what: 'table with as many again / before', measured: again / full, unit: '×', most: 1.1 },
  {
    what: `look-up among ${MONTHS + 1} partitions / one table`,
    measured: least.divided / least.plain,
    unit: '×',
  },
]);

/**
 * `npm run bench:row-security`: what row-level security would cost as a second wall behind the repositories, on the search and on a PUT, as
 * processor time of this process and of PostgreSQL together, each way of it in turns in one run. The decision is in docs/decisions.
 */
import { readFileSync } from 'node:fs';
import { putEstate } from '../../packages/server/src/estates/estates.service.ts';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { type Executor, type Sql, transaction } from '../../packages/server/src/infra/database/sql.ts';
import { searchRenovations } from '../../packages/server/src/planning/renovations/renovations.repository.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { report } from '../service/report.ts';
import { seedContext } from '../service/seed.ts';

const TURNS = Number(process.env['BENCH_TURNS'] ?? 25);
const AT_A_TURN = 60;

await using made = new AsyncDisposableStack();
const { databaseUrl, sql } = await useBenchDatabase(made, 2);
const contextId = await seedContext(sql, { slug: 'one', estates: 2000, renovations: 2000 });
for (let number = 1; number <= 9; number++)
  await seedContext(sql, { slug: `other-${number}`, estates: 2000, renovations: 2000 });
await addPolicies(sql);
await sql`VACUUM ANALYZE`;

/** One connection, so that its backend is known; as a role that policies do or do not concern. */
async function connectAs(role: string): Promise<{ pool: Sql; backend: number }> {
  const pool = connect({ databaseUrl, applicationName: role, poolSize: 1, statementTimeoutMs: 0 });
  made.defer(() => pool.end({ timeout: 1 }));
  await pool`SET ROLE ${pool(role)}`;
  const [row] = await pool<[{ backend: number }]>`SELECT pg_backend_pid() AS backend`;
  return { pool, backend: row.backend };
}
const free = await connectAs('bench_free');
const known = await connectAs('bench_walled');
const walled = await connectAs('bench_walled');
await setContext(known.pool, false);

function setContext(executor: Executor, isLocal: boolean): Promise<unknown> {
  const statement = "SELECT set_config('rooftree.context_id', $1, $2)";
  return executor.unsafe(statement, [contextId, isLocal], { prepare: true }).execute();
}

const order = { sortBy: 'created_at', direction: 'DESC', includeDeleted: false } as const;
const search = (executor: Executor) =>
  searchRenovations(executor, contextId, {
    ...order,
    skip: 0,
    take: 20,
    externalUserId: undefined,
    updatedSince: undefined,
  });
let number = 0;
const put = (executor: Executor) =>
  // Of a pool it asks nothing that a transaction cannot do.
  putEstate(executor as Sql, contextId, 'https://plans.example.com', `estate-${1 + (number++ % 2000)}`, {
    address: { country: 'BE', zip_code: '2800', street: 'Koningin Astridlaan', house_number: `${number}` },
    estate_type: 'HOUSE',
    estate_format: 'OPEN',
    year_built: 1900 + (number % 120),
  });

type Work = (executor: Executor) => Promise<unknown>;
const ways = {
  // As it is: repositories alone.
  none: { ...free, run: (work: Work) => work(free.pool) },
  // The policies alone, as if PostgreSQL knew the context by itself.
  policies: { ...known, run: (work: Work) => work(known.pool) },
  // The context goes ahead of the statement in the same write: no round trip more, and the session keeps it.
  ahead: {
    ...walled,
    run: async (work: Work) => {
      await Promise.all([setContext(walled.pool, false), work(walled.pool)]);
    },
  },
  // What a pooler in transaction mode needs.
  transaction: {
    ...walled,
    run: (work: Work) =>
      transaction(walled.pool, async (tx) => {
        await setContext(tx, true);
        await work(tx);
      }),
  },
};
type Way = keyof typeof ways;
// `Object.keys` forgets which keys its object has.
const names = Object.keys(ways) as Way[];

/** Microseconds of processor time, of this process and of the backend. */
async function cost({ backend, run }: (typeof ways)[Way], work: Work): Promise<number> {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    const [nanoseconds = ''] = readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ');
    return user + system + Number(nanoseconds) / 1000;
  };
  const before = spent();
  for (let count = 0; count < AT_A_TURN; count++) await run(work);
  return (spent() - before) / AT_A_TURN;
}

/** The cheapest of many short turns: whatever else runs on the machine makes a statement dearer, never cheaper. */
async function measure(work: Work): Promise<Record<Way, number>> {
  const least = { none: Infinity, policies: Infinity, ahead: Infinity, transaction: Infinity };
  for (const name of names) await cost(ways[name], work);
  for (let turn = 0; turn < TURNS; turn++)
    for (const name of names) least[name] = Math.min(least[name], await cost(ways[name], work));
  return least;
}

const [seen] = await walled.pool<[{ rows: number }]>`SELECT count(*) AS rows FROM estates`;
if (seen.rows !== 0) throw new Error('the policies hold nothing back');
for (const [what, work] of [
  ['search', search],
  ['PUT', put],
] as const) {
  const least = await measure(work);
  report([
    { what: `${what}: as it is`, measured: least.none, unit: 'µs' },
    { what: `${what}: policies / as it is`, measured: least.policies / least.none, unit: '×' },
    { what: `${what}: context ahead / as it is`, measured: least.ahead / least.none, unit: '×' },
    { what: `${what}: transaction / as it is`, measured: least.transaction / least.none, unit: '×' },
  ]);
}

/** On every table with a context; nothing is seen or written while no context is set. */
async function addPolicies(pool: Sql): Promise<void> {
  const tables = await pool<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname = 'context_id'`;
  await pool.unsafe(`
    CREATE ROLE bench_free BYPASSRLS;
    CREATE ROLE bench_walled;
    GRANT ALL ON ALL TABLES IN SCHEMA public TO bench_free, bench_walled;
    GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO bench_free, bench_walled;
    ${tables
      .map(
        ({ name }) => `
          ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
          CREATE POLICY of_context ON ${name}
            USING (context_id = nullif(current_setting('rooftree.context_id', true), '')::uuid);`,
      )
      .join('')}`);
  console.log(`${tables.length} tables have policies`);
}

/**
 * `npm run drill -- durability`: bursts of writes and transactions on a pool of ten connections while backends and the
 * whole server are killed, ended and frozen. Every write that was acknowledged must be there afterwards, and nothing of
 * a transaction that was undone.
 *
 *   -- writes=1000000 kills=50 seed=7
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../packages/server/src/infra/database/connection/connect.ts';
import { isDatabaseGone } from '../../packages/server/src/infra/database/health/database-failure.ts';
import { type Executor, transaction } from '../../packages/server/src/infra/database/sql.ts';
import { createOwnPostgres } from '../../packages/server/src/testing/database/own-postgres.ts';
import { until } from '../../packages/server/src/testing/until.ts';

const given = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const numberOf = (name: string, usual: number) => Number(given[name] ?? usual);
const WRITES = numberOf('writes', 1_000_000);
const KILLS = numberOf('kills', 50);
const BURST = 2000;
const APPLICATION = 'durability';

await using made = new AsyncDisposableStack();
const postgres = await createOwnPostgres();
made.defer(() => postgres.remove());
const { databaseUrl, sql: beside } = postgres;
const sql = connect({
  databaseUrl,
  applicationName: APPLICATION,
  poolSize: 10,
  statementTimeoutMs: 30_000,
  idleInTransactionMs: 5000,
});
made.defer(() => sql.end({ timeout: 1 }));
await beside`CREATE TABLE written (id integer PRIMARY KEY)`;

/** The same numbers for the same seed (a linear congruential generator, Numerical Recipes). */
let state = numberOf('seed', 7);
function draw(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const acknowledged: number[] = [];
const undone: number[] = [];
let refused = 0;
let next = 0;
const insert = async (executor: Executor, id: number) =>
  void (await executor`INSERT INTO written VALUES (${id})`);

async function write(): Promise<void> {
  const id = next++;
  const kind = draw();
  try {
    if (kind < 0.9) await insert(sql, id);
    else if (kind < 0.97) await transaction(sql, (tx) => insert(tx, id));
    else return await undo(id);
    acknowledged.push(id);
  } catch (error) {
    if (!isDatabaseGone(error)) throw error;
    refused += 1;
  }
}

async function undo(id: number): Promise<void> {
  undone.push(id);
  const onPurpose = new Error('on purpose');
  await transaction(sql, async (tx) => {
    await insert(tx, id);
    throw onPurpose;
  }).catch((error: unknown) => {
    if (error !== onPurpose) throw error;
  });
}

/** A backend of the pool: mostly in the middle of something. */
async function findBackend(): Promise<number | undefined> {
  const rows = await beside<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity WHERE application_name = ${APPLICATION} ORDER BY random() LIMIT 1`;
  return rows[0]?.pid;
}

const faults: Record<string, () => Promise<unknown>> = {
  async 'backend ended'() {
    const pid = await findBackend();
    if (pid !== undefined) await beside`SELECT pg_terminate_backend(${pid})`;
  },
  // PostgreSQL then ends all others and recovers from its log.
  async 'backend killed'() {
    const pid = await findBackend();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  },
  async 'server restarted'() {
    await postgres.stop();
    await postgres.start();
  },
  async 'backend frozen'() {
    const pid = await findBackend();
    if (pid === undefined) return;
    process.kill(pid, 'SIGSTOP');
    await sleep(300);
    process.kill(pid, 'SIGCONT');
  },
};

const isBack = () =>
  beside`SELECT 1`.then(
    () => true,
    () => false,
  );

const begin = performance.now();
const counts: Record<string, number> = {};
let kills = 0;
while (acknowledged.length < WRITES) {
  const burst = Array.from({ length: BURST }, write);
  if (kills < KILLS && acknowledged.length >= (kills * WRITES) / KILLS) {
    kills += 1;
    const names = Object.keys(faults);
    const name = names[Math.floor(draw() * names.length)] ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
    await sleep(draw() * 200);
    await faults[name]?.();
    await until(isBack);
  }
  await Promise.all(burst);
}

const rows = await beside<{ id: number }[]>`SELECT id FROM written`;
const found = new Set(rows.map(({ id }) => id));
const lost = acknowledged.filter((id) => !found.has(id));
const kept = undone.filter((id) => found.has(id));
console.log(
  `${acknowledged.length} acknowledged, ${lost.length} lost; ${undone.length} undone, ${kept.length} of them there; ${refused} refused; ${kills} faults ${JSON.stringify(counts)}; ${((performance.now() - begin) / 1000).toFixed(0)} s`,
);
if (lost.length + kept.length > 0) process.exitCode = 1;

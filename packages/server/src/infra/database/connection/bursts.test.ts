import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { type Executor, transaction } from '../sql.ts';
import { connect } from './connect.ts';

// Many statements wait while all connections are taken: each that is acknowledged must be committed, whatever runs
// beside it.
const POOL_SIZE = 10;
const database = await createTestDatabase();
after(() => database.drop());
await database.sql`CREATE TABLE written (name text)`;

const insert = async (sql: Executor, name: string) => void (await sql`INSERT INTO written VALUES (${name})`);
const read = async (sql: Executor, name: string) => {
  const [row] = await sql`SELECT ${name}::text AS name`;
  assert.equal(row?.['name'], name);
};

type Kind = 'statement' | 'read' | 'committed' | 'undone';

/**
 * Queues the work while transactions hold every connection, then lets it all run. Returns the names of what was
 * acknowledged.
 */
async function burst(kinds: readonly Kind[], paddingOf = () => 0): Promise<string[]> {
  await database.sql`DELETE FROM written`;
  const sql = connect({ ...database, applicationName: 'burst', poolSize: POOL_SIZE, statementTimeoutMs: 0 });
  const released = Promise.withResolvers<void>();
  const acknowledged: string[] = [];
  const held = Array.from({ length: POOL_SIZE }, (_, place) => {
    const begun = Promise.withResolvers<void>();
    const ended = transaction(sql, async (tx) => {
      // Each connection has both statements prepared from here on, and sends the next ones without waiting.
      await insert(tx, `held ${place}`);
      await read(tx, 'held');
      begun.resolve();
      await released.promise;
    });
    return { begun: begun.promise, ended: ended.then(() => acknowledged.push(`held ${place}`)) };
  });
  await Promise.all(held.map(({ begun }) => begun));
  const run: Record<Kind, (name: string) => Promise<unknown>> = {
    async statement(name) {
      await insert(sql, name);
      acknowledged.push(name);
    },
    read: (name) => read(sql, name),
    async committed(name) {
      await transaction(sql, (tx) => insert(tx, name));
      acknowledged.push(name);
    },
    async undone(name) {
      const undone = transaction(sql, async (tx) => {
        await insert(tx, name);
        throw new Error('on purpose');
      });
      await assert.rejects(undone);
    },
  };
  const work: Promise<unknown>[] = [];
  for (const [place, kind] of kinds.entries()) {
    work.push(run[kind](`${kind} ${place}`.padEnd(paddingOf())));
    // So that they wait in this order.
    await nextTurn();
  }
  released.resolve();
  await Promise.all([...held.map(({ ended }) => ended), ...work]).finally(() => sql.end({ timeout: 1 }));
  return acknowledged;
}

async function assertAllWritten(acknowledged: readonly string[]): Promise<void> {
  const rows = await database.sql<{ name: string }[]>`SELECT name FROM written`;
  assert.deepEqual(rows.map(({ name }) => name).sort(), [...acknowledged].sort());
}

for (const waiting of [99, 100, 101])
  test(`${waiting} statements wait before each transaction: what was acknowledged is written`, async () => {
    const kinds = Array.from({ length: 1500 }, (_, place) =>
      place % (waiting + 1) === waiting ? 'undone' : 'statement',
    );
    await assertAllWritten(await burst(kinds));
  });

/** The same numbers from 0 to 1 for the same seed (a linear congruential generator, Numerical Recipes). */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// More than a socket buffers at once.
test('large statements wait between transactions: what was acknowledged is written', async () => {
  const draw = drawsOf(7);
  const kinds = Array.from({ length: 1500 }, (): Kind => (draw() < 0.05 ? 'undone' : 'statement'));
  await assertAllWritten(await burst(kinds, () => Math.floor(draw() * 5000)));
});

for (const seed of [1, 2, 3, 4, 5, 6])
  test(`a drawn mix of reads, writes and transactions (seed ${seed}): what was acknowledged is written`, async () => {
    const draw = drawsOf(seed);
    const share = [0.01, 0.02, 0.3][seed % 3] ?? 0;
    const kinds = Array.from({ length: 1200 }, (): Kind => {
      if (draw() < share) return draw() < 0.5 ? 'committed' : 'undone';
      return draw() < 0.5 ? 'statement' : 'read';
    });
    await assertAllWritten(await burst(kinds));
  });

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { runInTrace } from '../../tracing/active-trace.ts';
import { connect } from '../connection/connect.ts';
import { type Executor, transaction } from '../sql.ts';

const { sql: watching, databaseUrl, drop } = await createTestDatabase();
after(drop);

const sessionsOf = async (applicationName: string) =>
  (await watching`SELECT FROM pg_stat_activity WHERE application_name = ${applicationName}`).length;

for (const options of [undefined, { timeout: 1 }])
  test(`what waits for a connection when its pool ends (${JSON.stringify(options)}) gets a message, and leaves no session behind`, async () => {
    const applicationName = `ends ${JSON.stringify(options)}`;
    const sql = connect({ databaseUrl, applicationName, poolSize: 2, statementTimeoutMs: 0 });
    const asked = Array.from({ length: 20 }, () => sql`SELECT pg_sleep(0.01)`.execute());
    const ended = sql.end(options);
    const codes = asked.map((one) => one.then(() => 'answered').catch((error) => error.code));
    for (const code of await Promise.all(codes))
      assert.match(code, /^(answered|CONNECTION_(ENDED|DESTROYED|CLOSED))$/);
    await ended;
    await until(async () => (await sessionsOf(applicationName)) === 0);
  });

/** A pool of one with this statement under way. */
async function startStatement(applicationName: string, text: string) {
  const sql = connect({ databaseUrl, applicationName, poolSize: 1, statementTimeoutMs: 0 });
  const running = sql.unsafe(text).execute();
  running.catch(() => {});
  await until(async () => {
    const rows =
      await watching`SELECT FROM pg_stat_activity WHERE application_name = ${applicationName} AND query = ${text}`;
    return rows.length === 1;
  });
  return { sql, running };
}

for (const options of [undefined, { timeout: 600 }])
  test(`what is under way when its pool ends (${JSON.stringify(options)}) is answered`, async () => {
    const { sql, running } = await startStatement('finishes', 'SELECT FROM pg_sleep(0.3)');
    await sql.end(options);
    assert.equal((await running).length, 1);
  });

test('what takes longer than a pool that ends has left is cut', async () => {
  const session = await watching.reserve();
  await session`SELECT pg_advisory_lock(1)`;
  const { sql, running } = await startStatement('waits', 'SELECT pg_advisory_lock(1)');
  await sql.end({ timeout: 0 });
  await assert.rejects(running, { code: 'CONNECTION_CLOSED' });
  await session`SELECT pg_advisory_unlock(1)`;
  session.release();
});

test('connections that are lost at rest end nothing else: the next statement has another', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'at rest', poolSize: 3, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  await Promise.all(Array.from({ length: 3 }, () => sql`SELECT pg_sleep(0.01)`));
  // An error event without a listener would end this process.
  await watching`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'at rest'`;
  await until(async () => (await sessionsOf('at rest')) === 0);
  await until(async () => (await sql`SELECT 1`.catch(() => [])).length === 1);
});

test('a statement that a migration changed the result of is prepared again', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'stale', poolSize: 1, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  await watching`CREATE TABLE widened (id integer)`;
  const read = (executor: Executor) => executor`SELECT * FROM widened`;
  await read(sql);
  await watching`ALTER TABLE widened ALTER COLUMN id TYPE text`;
  assert.equal((await read(sql)).length, 0);
  await watching`ALTER TABLE widened ALTER COLUMN id TYPE integer USING id::integer`;
  assert.equal(await transaction(sql, async (tx) => (await read(tx)).length), 0);
});

test('values come back as they were sent', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'values', poolSize: 1, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  const sent = {
    text: 'a "quoted" \\ text',
    number: 1.5,
    flag: false,
    nothing: null,
    moment: new Date('2026-11-17T20:00:00.123Z'),
    bytes: Buffer.from([0, 255, 10]),
    texts: ['a', 'b,c', '{"d"}', '\\', 'NULL', '', null],
    numbers: [1, 2],
    lists: [['a'], ['b']],
    json: { a: [1, 'two', null] },
  };
  const [row] = await sql`
    SELECT ${sent.text}::text AS text, ${sent.number}::float8 AS number, ${sent.flag} AS flag, ${sent.nothing}::text AS nothing,
      ${sent.moment} AS moment, ${sent.bytes} AS bytes, ${sent.texts}::text[] AS texts, ${sent.numbers}::int[] AS numbers,
      ${sent.lists}::text[] AS lists, ${sql.json(sent.json)} AS json`;
  assert.deepEqual(row, sent);
  // Code that the compiler does not see through may give it.
  const undefinedValue = JSON.parse('{}').missing;
  await assert.rejects(async () => await sql`SELECT ${undefinedValue}::text`, TypeError);
});

test('a raw statement gives the bytes of each column, as PostgreSQL writes them', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'raw', poolSize: 1, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  const rows = await sql`SELECT ${1}::int, ${'é'}::text, NULL`.raw();
  assert.deepEqual([...rows], [[Buffer.from('1'), Buffer.from('é'), null]]);
});

test('a template is prepared once per connection, a text is not', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'prepared', poolSize: 1, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  for (const value of ['a', 'b']) {
    await sql`SELECT ${value}::text`;
    await sql.unsafe('SELECT $1::text', [value]);
  }
  const prepared = await sql.unsafe('SELECT statement FROM pg_prepared_statements');
  assert.deepEqual([...prepared], [{ statement: 'SELECT $1::text' }]);
});

test('a listener goes on when its connection is lost, and is gone with the pool', async () => {
  const sql = connect({ databaseUrl, applicationName: 'listens', poolSize: 1, statementTimeoutMs: 0 });
  const received: string[] = [];
  await sql.listen('news', (payload) => received.push(payload));
  await sql.notify('news', 'first');
  await until(() => received.includes('first'));
  await watching`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'listens' AND query LIKE 'LISTEN%'`;
  await until(async () => {
    await sql.notify('news', 'second');
    return received.includes('second');
  });
  await sql.end();
  await until(async () => (await sessionsOf('listens')) === 0);
});

test('parts of a statement are put together, with their values in place', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'parts', poolSize: 1, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  await sql`CREATE TABLE parts (id integer, name text)`;
  await sql`INSERT INTO parts ${sql([
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ])}`;
  const updated = await sql`UPDATE ${sql('public.parts')} SET ${sql({ name: 'new' })} WHERE id = ${2}`;
  assert.equal(updated.count, 1);
  const ofName = (name: string | null) => (name === null ? sql`` : sql`AND name = ${name}`);
  const find = async (name: string | null) =>
    (
      await sql`SELECT id FROM parts WHERE id > ${0} ${ofName(name)} ORDER BY ${sql('id')} ${sql.unsafe('DESC')}`
    ).map(({ id }) => id);
  assert.deepEqual([await find(null), await find('new')], [[2, 1], [2]]);
});

test('a transaction in which a statement failed is not committed, even when its error was caught', async (t) => {
  const sql = connect({ databaseUrl, applicationName: 'caught', poolSize: 1, statementTimeoutMs: 0 });
  t.after(() => sql.end());
  const caught = transaction(sql, async (tx) => {
    await tx`SELECT 1 / 0`.catch(() => {});
  });
  await assert.rejects(caught, { code: '22012' });
});

test('statements and transactions of a traced pool are parts of the active trace', async () => {
  const context = { traceId: '1'.repeat(32), spanId: '1'.repeat(16), isSampled: true };
  const names: string[] = [];
  const tracer = {
    start({ name }: { name: string }) {
      names.push(name);
      return { context, add() {}, end() {} };
    },
    async close() {},
  };
  const run = async (more: { isTraced?: boolean }) => {
    const options = { databaseUrl, applicationName: 'traced', poolSize: 1, statementTimeoutMs: 0 };
    const sql = connect({ ...options, ...more });
    await runInTrace({ tracer, context }, async () => {
      await sql`SELECT FROM pg_class LIMIT 1`;
      await transaction(sql, async (tx) => void (await tx`SELECT 1`));
    });
    await sql`SELECT 2`;
    await sql.end();
    return names.splice(0);
  };
  assert.deepEqual(await run({ isTraced: true }), ['SELECT pg_class', 'transaction', 'SELECT']);
  assert.deepEqual(await run({}), []);
});

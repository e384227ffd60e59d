import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { until } from '../../../testing/until.ts';
import { connect } from '../connect.ts';

const { sql: watching, databaseUrl, drop } = await createTestDatabase();
after(drop);

const sessionsOf = async (applicationName: string) =>
  (await watching`SELECT FROM pg_stat_activity WHERE application_name = ${applicationName}`).length;

for (const options of [undefined, { timeout: 1 }])
  test(`what waits for a connection when its pool ends (${JSON.stringify(options)}) is told so, and leaves no session behind`, async () => {
    const applicationName = `ends ${JSON.stringify(options)}`;
    const sql = connect({ databaseUrl, applicationName, poolSize: 2, statementTimeoutMs: 0 });
    const asked = Array.from({ length: 20 }, () => sql`SELECT pg_sleep(0.01)`.execute());
    const ended = sql.end(options);
    const codes = asked.map((one) => one.then(() => 'answered').catch((error) => error.code));
    for (const told of await Promise.all(codes))
      assert.match(told, /^(answered|CONNECTION_(ENDED|DESTROYED|CLOSED))$/);
    await ended;
    await until(async () => (await sessionsOf(applicationName)) === 0);
  });

import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { connect } from '../../infra/database/connection/connect.ts';
import { transaction } from '../../infra/database/sql.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const app = await startTestApp();
after(() => app.stop());
const ready = async () => (await fetch(`${app.url}/health/ready`)).status;

describe('readiness', () => {
  it('is given while requests can be answered', async () => {
    assert.equal(await ready(), 200);
  });

  it('is one try for all who ask at once, and leaves nothing behind', async () => {
    const { sql } = app.dependencies;
    const countTables = async () => {
      const [row] = await sql<[{ tables: number }]>`SELECT count(*)::int AS tables FROM pg_class`;
      return row.tables;
    };
    const before = await countTables();
    const answers = await Promise.all(Array.from({ length: 50 }, ready));
    assert.deepEqual(new Set(answers), new Set([200]));
    assert.equal(await countTables(), before);
  });

  it('is taken away while new connections are refused, though open ones answer, and says so', async (t) => {
    const { sql, databaseUrl } = app.dependencies;
    const [{ name }] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
    const outside = connect({
      databaseUrl: databaseUrl.replace(/\w+$/, 'postgres'),
      applicationName: 'outside',
      poolSize: 1,
      statementTimeoutMs: 0,
    });
    t.after(() => outside.end({ timeout: 1 }));
    await outside`ALTER DATABASE ${outside(name)} ALLOW_CONNECTIONS false`;
    try {
      await until(async () => (await ready()) === 503);
      assert.equal((await sql`SELECT 1 AS one`)[0]?.['one'], 1);
      const answer = await fetch(`${app.url}/health/ready`);
      assert.equal(answer.headers.get('retry-after'), '2');
      assert.deepEqual(await answer.json(), {
        statusCode: 503,
        error: 'Service Unavailable',
        message: ['the database cannot be used'],
      });
    } finally {
      await outside`ALTER DATABASE ${outside(name)} ALLOW_CONNECTIONS true`;
    }
    await until(async () => (await ready()) === 200);
  });

  it('is taken away while what was disabled cannot be read, though the database answers', async (t) => {
    const { sql, databaseUrl } = app.dependencies;
    const holder = connect({ databaseUrl, applicationName: 'holder', poolSize: 1, statementTimeoutMs: 0 });
    t.after(() => holder.end({ timeout: 1 }));
    await transaction(holder, async (tx) => {
      await tx`LOCK TABLE clients IN ACCESS EXCLUSIVE MODE`;
      await until(async () => (await ready()) === 503);
      assert.equal((await sql`SELECT 1 AS one`)[0]?.['one'], 1);
    });
    await until(async () => (await ready()) === 200);
  });
});
